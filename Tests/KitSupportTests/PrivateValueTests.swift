import KitSupport
import Testing

@Suite
struct PrivateValueTests {
  @Test(arguments: Sample.all)
  func reportShowsAPrivateValueAsItsType(sample: Sample) {
    #expect(("\(sample.value)" as ReportText).string == sample.shown)
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let value: any Sendable
    let shown: String
    var testDescription: String { shown }

    static let all = [
      Sample(value: Pin(), shown: "Pin"),
      Sample(value: Pin?.some(Pin()), shown: "Optional<Pin>"),
      Sample(value: [Pin()], shown: "[Pin]"),
      Sample(value: ["a": Pin()], shown: #"["a": Pin]"#),
      Sample(value: (1, Pin()), shown: "(1, Pin)"),
      Sample(value: Refusal.wrong(Pin()), shown: "wrong(Pin)"),
      Sample(value: Refusal.wrong(Pin()) as any Error, shown: "wrong(Pin)"),
      Sample(value: Result<Int, Pin>.failure(Pin()), shown: "failure(Pin)"),
      Sample(value: Box(style: .optional), shown: "Pin"),
      Sample(value: Box(style: .struct), shown: "Box(content: Pin)"),
      Sample(value: [Box(style: .optional)], shown: "[Pin]"),
      Sample(
        value: EncodingError.invalidValue(Pin(), .init(codingPath: [], debugDescription: "no")),
        shown: #"""
          invalidValue(Pin, Swift.EncodingError.Context(codingPath: [], debugDescription: "no", underlyingError: nil))
          """#
      ),
      Sample(
        value: DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "no", underlyingError: Pin())
        ),
        shown: #"""
          dataCorrupted(Swift.DecodingError.Context(codingPath: [], debugDescription: "no", \#
          underlyingError: Optional<Error>))
          """#
      ),
    ]
  }

  @Test
  func reportShowsAPrivateIdAsItsType() {
    let id = AnyHashable(Pin())

    #expect(("\(id), \([id]), \(AnyHashable("7"))" as ReportText).string == "Pin, [AnyHashable(Pin)], 7")
  }
}

private struct Pin: PrivateValue, Error, Hashable, CustomStringConvertible {
  var text = "sesame"
  var description: String { text }
}

private enum Refusal: Error {
  case wrong(Pin)
}

private struct Box: CustomReflectable, Sendable {
  let style: Mirror.DisplayStyle
  var customMirror: Mirror { Mirror(self, children: ["content": Pin()], displayStyle: style) }
}
