import Foundation
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct CellModelTests {
  @Test
  func modelNamesItsCellAndHeight() {
    let small = Sample(magnitude: 4)
    let big = Sample(magnitude: 7)

    #expect(small.reuseIdentifier == "sample")
    #expect(big.reuseIdentifier == "sample.big")
    #expect(small.height == .fixed(72))
  }

  @Test
  func defaultsToTypeNameAndAutomaticHeight() {
    let plain = PlainSample()

    #expect(plain.reuseIdentifier == "PlainSample")
    #expect(plain.height == .automatic)
  }

  @Test
  func identifierOfSubclassIsItsOwnName() {
    let special = SpecialSample()
    let models: [any CellModel] = [special, special as BaseSample]

    #expect(special.reuseIdentifier == "SpecialSample")
    #expect((special as BaseSample).reuseIdentifier == "SpecialSample")
    #expect(models.map(\.reuseIdentifier) == ["SpecialSample", "SpecialSample"])
  }

  @Test
  func choosesCellByNamedIdentifier() {
    let models: [any CellModel] = [Sample(magnitude: 4), Sample(magnitude: 7)]
    let cells: [String: () -> UIView] = ["sample": { SampleCell() }, "sample.big": { BigSampleCell() }]

    let shown = models.compactMap { cells[$0.reuseIdentifier]?() }

    #expect(shown.map { "\(type(of: $0))" } == ["SampleCell", "BigSampleCell"])
  }

  @Test
  func cellShowsItsModel() {
    let cell = SampleCell()

    cell.configure(with: Sample(magnitude: 4))
    cell.configure(with: Sample(magnitude: 5))

    #expect(cell.text == "5.0")
  }
}

private struct Sample: CellModel {
  var magnitude: Double
  var reuseIdentifier: String { magnitude < 6 ? "sample" : "sample.big" }
  var height: CellHeight { .fixed(72) }
}

private struct PlainSample: CellModel {}

private class BaseSample: CellModel {}
private final class SpecialSample: BaseSample {}

private class SampleCell: UIView, ViewConfigurable {
  private(set) var text = ""

  func configure(with model: Sample) {
    text = "\(model.magnitude)"
  }
}

private final class BigSampleCell: SampleCell {}
