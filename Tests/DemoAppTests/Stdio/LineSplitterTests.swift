#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import DemoApp

  @Suite
  struct LineSplitterTests {
    private static let longest = LineSplitter.longestLine

    private func lines(_ pieces: [String]) -> [LineSplitter.Line] {
      var splitter = LineSplitter()
      var lines: [LineSplitter.Line] = []
      for piece in pieces {
        splitter.append(piece.utf8)
        while let line = splitter.next() { lines.append(line) }
      }
      if let line = splitter.end() { lines.append(line) }
      return lines
    }

    private func line(_ text: String) -> LineSplitter.Line { .line(Data(text.utf8)) }

    @Test(arguments: [
      ([], []),
      (["a\nb\n"], ["a", "b"]),
      (["a", "b", "\nc"], ["ab", "c"]),
      (["\n\na"], ["", "", "a"]),
      (["a\r\n", "ä", "\n"], ["a\r", "ä"]),
    ])
    func splitsAtLineBreaks(pieces: [String], expected: [String]) {
      #expect(lines(pieces) == expected.map(line))
    }

    @Test func acceptsLinesUpToTheLimit() {
      let text = String(repeating: "x", count: Self.longest)

      #expect(lines([text + "\n", "a"]) == [line(text), line("a")])
    }

    @Test func discardsALineThatIsTooLong() {
      let text = String(repeating: "x", count: Self.longest)

      #expect(lines([text, text, "xx", text, "\na\n"]) == [.tooLong, line("a")])
      #expect(lines([text + "x\na\n"]) == [.tooLong, line("a")])
      #expect(lines([text, text]) == [.tooLong])
    }

    @Test func readsAPipeIncrementally() async throws {
      let pipe = Pipe()
      var lines = LineReader(pipe.fileHandleForReading).lines.makeAsyncIterator()

      try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb".utf8))
      #expect(await lines.next() == line("a"))
      try pipe.fileHandleForWriting.write(contentsOf: Data("c\n".utf8))
      #expect(await lines.next() == line("bc"))
      try pipe.fileHandleForWriting.write(contentsOf: Data("d".utf8))
      try pipe.fileHandleForWriting.close()

      #expect(await lines.next() == line("d"))
      #expect(await lines.next() == nil)
    }
  }
#endif
