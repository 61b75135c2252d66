import ListSource
import Testing

@testable import DemoApp

@Suite
struct EarthquakeRowTests {
  @Test(arguments: [(5.9, "quake"), (6.0, "quake.big")])
  func strongEventNamesAnotherKindOfCell(magnitude: Double, identifier: String) {
    let row = QuakeRow(quake: .sample(1, magnitude: magnitude), isFavorite: false)

    #expect(row.reuseIdentifier == identifier)
    #expect(row.height == .automatic)
  }

  @Test func formatsASentenceInEachStyle() {
    let rows: [any EarthquakeRow] = [QuakeRow.sample, NotableRow.sample]

    let sentences = rows.map { $0.sentence(.words) } + rows.map { $0.sentence(.short) }

    #expect(
      sentences == [
        "magnitude 4.8, 20.42° S 178.38° W, 562 km deep",
        "magnitude 7.5, San Marco, Guatemala, 19 April 1902",
        "M 4.8, 20.42° S 178.38° W, 562 km deep",
        "M 7.5, San Marco, Guatemala, 19 April 1902",
      ]
    )
  }

  @Test func describesMissingValuesAsUnknown() {
    var row = NotableRow.sample
    row.quake.area = nil
    let region = row.place
    row.quake.region = nil
    row.quake.deaths = nil

    let texts = [region, row.place, row.deaths]

    #expect(texts == ["Guatemala", "place unknown", "deaths unknown"])
  }
}
