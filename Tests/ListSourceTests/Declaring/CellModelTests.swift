import ListSource
import Testing

@Suite
struct CellModelTests {
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
}

private struct PlainSample: CellModel {}

private class BaseSample: CellModel {}
private final class SpecialSample: BaseSample {}
