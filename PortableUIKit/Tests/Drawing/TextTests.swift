// For the stand-in only: measuring text and breaking it into lines.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  @testable import PortableUIKit
  import Testing

  @Suite
  struct TextTests {
    private static let font = UIFont.systemFont(ofSize: 13)

    @Test(
      arguments: [
        ("a", 1), (" ", 1), ("°", 1), ("…", 1), ("★", 1), ("é", 1), ("e\u{301}\u{302}", 1), ("①", 1),
        ("ｱ", 1),
        ("東", 2), ("Ａ", 2), ("が", 2), ("か\u{3099}", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("क्ष", 2),
        ("🙂", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇫🇷", 2), ("1\u{FE0F}\u{20E3}", 2), ("♀", 1), ("♀\u{FE0F}", 2),
        ("⌚", 2), ("⌚\u{FE0E}", 1), ("a\u{FE0F}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{202E}", 0),
        ("\t", 0), ("\r\n", 0), ("\u{7F}", 0), ("\u{9B}", 0), ("\0", 0),
      ] as [(String, Int)]
    )
    func charactersOccupyTheirColumns(text: String, columns: Int) {
      #expect(text.reduce(0) { $0 + $1.columns } == columns)
    }

    @Test func aLineIsAsWideAsItsAdvances() {
      let font = UIFont.systemFont(ofSize: 100)
      let bold = UIFont.systemFont(ofSize: 100, weight: .semibold)

      #expect(LineWidth(of: "M 5.2°", font: font).points == 290.1)
      #expect(LineWidth(of: "M 5", font: bold).points == 166.7)
      #expect(LineWidth(of: "ée\u{301}", font: font).points == 111.6)
      #expect(LineWidth(of: "東\u{200B}", font: font).points == 100)
      #expect(LineWidth(of: "", font: font).points == 0)
    }

    @Test func aLineIsAtLeastAsWideAsItsColumns() {
      #expect(LineWidth(of: "illicit", font: Self.font).points == 42)
      #expect(LineWidth(of: "ill東", font: Self.font).points == 30)
    }

    @Test(arguments: [
      ("one two three", 48, ["one two", "three"]),
      ("one   two", 36, ["one", "two"]),
      ("onetwothree", 42, ["onetwo", "three"]),
      ("one\n\ntwo\n", 300, ["one", "", "two"]),
      ("one\r\ntwo", 300, ["one", "two"]),
      ("ten-storey", 48, ["ten-", "storey"]),
      ("ten -5", 30, ["ten", "-5"]),
      ("1–2–3", 24, ["1–", "2–3"]),
      ("5\u{A0}km on", 36, ["5\u{A0}km", "on"]),
      ("東京都。", 40, ["東京", "都。"]),
      ("a\tb", 300, ["a b"]),
      ("a\tb", 12, ["a", "b"]),
      ("W", 1, ["W"]),
      ("", 300, []),
    ])
    func linesBreakBetweenWords(text: String, room: CGFloat, lines: [String]) {
      #expect(Self.font.lines(of: text, in: room, limit: 0) == lines)
    }

    @Test(arguments: [
      ("one two three", 60, 1, ["one two…"]),
      ("one two three", 48, 2, ["one two", "three"]),
      ("one two three four", 48, 2, ["one two", "three…"]),
      ("one\ntwo", 300, 1, ["one…"]),
      ("one\n", 300, 1, ["one"]),
      ("one two", 14, 1, ["…"]),
      ("one two", 5, 1, [""]),
    ])
    func aTruncatedTextEndsWithAnEllipsis(text: String, room: CGFloat, limit: Int, lines: [String]) {
      #expect(Self.font.lines(of: text, in: room, limit: limit) == lines)
    }
  }
#endif
