import Testing

@testable import DemoApp

@Suite
struct NeighborTests {
  @Test func findsTheNearestEventsAcrossTheDateLine() {
    let home = quake(1, latitude: 0, longitude: 179.5)
    let page = Page(
      elements: [
        quake(2, latitude: 0, longitude: 178), quake(3, latitude: 0, longitude: -179.5), home,
        quake(4, latitude: 0.5, longitude: 179.5), quake(5, latitude: -60, longitude: 179.5),
      ],
      size: 2
    )

    let neighbors = page.neighbors(of: home, count: 3)

    #expect(neighbors.map(\.earthquake.id.number) == [4, 3, 2])
    #expect(neighbors.map(\.distance) == [.kilometers(56), .kilometers(111), .kilometers(167)])
  }

  @Test func measuresDegreesOfLongitudeByLatitude() {
    let home = quake(1, latitude: 60, longitude: 10)

    let neighbors = Page(elements: [quake(2, latitude: 60, longitude: 11)], size: 1)
      .neighbors(of: home, count: 3)

    #expect(neighbors.map(\.distance) == [.kilometers(56)])
  }

  @Test func findsTheNearestNotableEarthquakesBeforeAndAfter() {
    let home = quake(1, 1904, 2, 28)
    let page = Page(
      elements: [
        home, quake(2, 1904, 3, 1), quake(3, 1904, 2, 28), quake(4, 1903, 2, 28), quake(5, 1904, 2, 26),
      ],
      size: 2
    )

    let neighbors = page.neighbors(of: home, count: 9)

    #expect(neighbors.map(\.earthquake.id.number) == [3, 2, 5, 4])
    #expect(neighbors.map(\.distance) == [.days(0), .days(2), .days(-2), .days(-365)])
  }

  @Test func bundledDataHasNeighborsInBothCatalogs() async throws {
    let service = BundledQuakeService()
    let (event, notable) = (QuakeID(catalog: .feed, number: 12), QuakeID(catalog: .notable, number: 65))

    let near = try await service.neighbors(of: service.earthquake(event), count: 1)
    let soon = try await service.neighbors(of: service.earthquake(notable), count: 1)

    #expect(near.map(\.distance) == [.kilometers(4)])
    #expect(soon.map(\.distance) == [.days(-245)])
  }

  private func quake(_ number: Int, latitude: Double, longitude: Double) -> Quake {
    var quake = Quake.sample(number)
    (quake.latitude, quake.longitude) = (latitude, longitude)
    return quake
  }

  private func quake(_ number: Int, _ year: Int, _ month: Int, _ day: Int) -> NotableQuake {
    var quake = NotableQuake.sample(number)
    (quake.year, quake.month, quake.day) = (year, month, day)
    return quake
  }
}
