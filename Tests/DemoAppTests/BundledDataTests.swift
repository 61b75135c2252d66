import PagedList
import Requests
import Testing

@testable import DemoApp

@Suite
struct BundledDataTests {
  private let service = BundledQuakeService()

  @Test func feedContainsTheMeasurementsInOrder() async throws {
    let rows = try Files.rows("DemoApp/Tools/data/quakes.csv")

    let page = try service.feed()

    #expect(page.size == 20)
    #expect(page.elements.count == 1_000)
    let measured = try rows.enumerated().map { try Quake(row: $1, number: $0 + 1) }
    #expect(page.elements == measured)
    #expect(page.elements.first?.longitude == 181.62)
    #expect(page.elements.last?.stations == 119)
  }

  @Test func notableEarthquakesMatchTheTable() async throws {
    let rows = try Files.rows("DemoApp/Tools/data/notable-earthquakes.csv")

    let page = try await service.notable()

    #expect(page.size == 20)
    #expect(page.elements.count == 123)
    let told = try rows.enumerated().map { try NotableQuake(row: $1, number: $0 + 1) }
    #expect(page.elements == told)
    #expect(page.elements.first?.area == "Quezaltenango and San Marco")
    #expect(page.elements.last?.deaths == 2_400)
  }

  @Test func loadsTheBundledFeedPageByPageToItsEnd() async throws {
    let pages = [0, 1, 49, 50].map { PageRequest(index: $0, size: 20) }
    var numbers: [[Int]] = []
    for page in pages { numbers.append(try await service.page(page).items.map(\.id.number)) }

    #expect(numbers == [Array(1...20), Array(21...40), Array(981...1_000), []])
    #expect(try await service.page(pages[0]).total == 1_000)
  }

  @Test func readsEmptyCellsAsNil() async throws {
    let page = try await service.notable()

    let unknown = page.elements.filter { $0.area == nil || $0.region == nil || $0.deaths == nil }

    #expect(unknown.map(\.year) == [1974, 1976, 1977, 1982, 1986, 1992, 1992])
  }

  @Test func namesAMissingResource() {
    let expected = "moon.json: expected an answer, found a failed connection: It is not in the app's bundle."

    let error = #expect(throws: RequestError.self) { try DemoResources.data(named: "moon.json") }

    #expect(error?.description == expected)
  }
}

extension Quake {
  fileprivate init(row: [String: String], number: Int) throws {
    self.init(
      id: QuakeID(catalog: .feed, number: number),
      latitude: try #require(row["lat"].flatMap(Double.init)),
      longitude: try #require(row["long"].flatMap(Double.init)),
      depth: try #require(row["depth"].flatMap { Int($0) }),
      magnitude: try #require(row["mag"].flatMap(Double.init)),
      stations: try #require(row["stations"].flatMap { Int($0) })
    )
  }
}

extension NotableQuake {
  fileprivate init(row: [String: String], number: Int) throws {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    self.init(
      id: QuakeID(catalog: .notable, number: number),
      year: try #require(row["year"].flatMap { Int($0) }),
      month: try #require(row["month"].flatMap(months.firstIndex)) + 1,
      day: try #require(row["day"].flatMap { Int($0) }),
      magnitude: try #require(row["richter"].flatMap(Double.init)),
      area: row["area"].flatMap { $0.isEmpty ? nil : $0 },
      region: row["region"].flatMap { $0.isEmpty ? nil : $0 },
      deaths: row["deaths"].flatMap(Double.init).map { Int($0) }
    )
  }
}
