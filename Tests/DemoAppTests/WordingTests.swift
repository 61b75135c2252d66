import Testing

@testable import DemoApp

@Suite
struct WordingTests {
  @Test(arguments: [
    (181.62, "20.42° S 178.38° W"), (180, "20.42° S 180.00° E"), (170.56, "20.42° S 170.56° E"),
    (-3.5, "20.42° S 3.50° W"),
  ])
  func formatsLongitudesAbove180AsWest(longitude: Double, expected: String) {
    let place = Wording.place(latitude: -20.42, longitude: longitude)

    #expect(place == expected)
  }

  @Test(arguments: [
    (0, "0"), (12, "12"), (131, "131"), (1_526, "1,526"), (17_118, "17,118"), (700_000, "700,000"),
    (1_000_000, "1,000,000"), (-2_400, "-2,400"),
  ])
  func groupsThousands(number: Int, expected: String) {
    let text = Wording.grouped(number)

    #expect(text == expected)
  }

  @Test(arguments: [
    (Neighbor.Distance.kilometers(0), "0 km away"), (.kilometers(1_234), "1,234 km away"),
    (.days(0), "the same day"),
    (.days(1), "1 day later"), (.days(-40), "40 days earlier"),
  ])
  func formatsDistances(distance: Neighbor.Distance, expected: String) {
    #expect(Wording.distance(distance) == expected)
  }

  @Test func formatsOneInTheSingular() {
    let texts = [Wording.count(1, "death"), Wording.count(2_000, "death")]

    #expect(texts == ["1 death", "2,000 deaths"])
  }
}
