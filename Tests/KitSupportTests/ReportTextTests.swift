import KitSupport
import Testing

@Suite
struct ReportTextTests {
  @Test
  func showsOrdinaryValuesAsPrinted() {
    let text: ReportText = "The event '\("product.buyTapped")' has \(2) rows of \(Int.self): \([1, 2])."

    #expect(text.string == "The event 'product.buyTapped' has 2 rows of Int: [1, 2].")
    #expect(("\(0...Int.max), \(1..<3)" as ReportText).string == "0...\(Int.max), 1..<3")
  }

  @Test(
    arguments: [
      ("\u{1B}[2J\u{7}", #"\u{1B}[2J\u{7}"#),
      ("a\nb\r\u{2028}", #"a\nb\r\u{2028}"#),
      ("\u{202E}moc.elpmaxe", #"\u{202E}moc.elpmaxe"#),
      (
        "\u{3164}\u{115F}\u{FFA0}\u{2800}\u{34F}\u{E0041}\u{E0100}.",
        #"\u{3164}\u{115F}\u{FFA0}\u{2800}\u{34F}\u{E0041}\u{E0100}."#
      ),
      ("e\u{301}👩‍👧❤️ دی‌روز", "é👩‍👧❤️ دی‌روز"),
    ]
  )
  func escapesInvisibleCharacters(value: String, shown: String) {
    #expect(("'\(value)'" as ReportText).string == "'\(shown)'")
    #expect(("\(Named(name: value))" as ReportText).string == shown)
  }

  @Test
  func cutsALongValueAndKeepsTheRestOfTheMessage() {
    let long = String(repeating: "a", count: 1_000_000)

    let text: ReportText = "'\(long)' and '\(Named(name: long), limit: 300)': remove one."

    #expect(text.string.hasPrefix("'aaa") && text.string.hasSuffix("…': remove one."))
    #expect(text.string.count == "'' and '': remove one.".count + 120 + 300)
  }

  @Test
  func keepsTheLinesOfAMessage() {
    #expect(ReportText(lines: "one\n  two\u{1B}[2J\n").string == "one\n  two\\u{1B}[2J\n")
  }

  // In a separate process, outside of any collection of reports.
  #if DEBUG && (os(macOS) || os(Linux))
    @Test
    func printsAReportOnOneBoundedLine() async throws {
      let printed = try await #require(
        processExitsWith: .success,
        observing: [\.standardErrorContent]
      ) {
        let name = "\u{1B}[31m\u{202E}\n" + String(repeating: "a", count: 1_000_000)
        Reports.report("No responder handled '\(name)'.", position: "App/List.swift:12")
      }
      .standardErrorContent

      let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix(#"ResponderKit: No responder handled '\u{1B}[31m\u{202E}\naaa"#) == true)
      #expect(lines.first?.hasSuffix("a…'. (App/List.swift:12)") == true)
      #expect(printed.count < 300)
    }
  #endif
}

private struct Named: CustomStringConvertible {
  let name: String
  var description: String { name }
}
