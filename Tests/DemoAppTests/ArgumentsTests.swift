#if os(Linux) || os(macOS)
  import Testing

  @testable import DemoApp

  @Suite
  struct ArgumentsTests {
    @Test(arguments: [
      ([], Arguments.play(.bundled)),
      (["--script", "my.script"], .play(.file("my.script"))),
      (["--script", "-"], .play(.standardInput)),
      (["--help"], .help),
      (["--script", "my.script", "-h"], .help),
    ])
    func readsWhatToDo(words: [String], expected: Arguments) throws {
      let arguments = try Arguments(words)

      #expect(arguments == expected)
    }

    @Test(arguments: [
      (["--nope"], "unknown argument '--nope': expected --script FILE or --help"),
      (["my.script"], "unknown argument 'my.script': expected --script FILE or --help"),
      (["--script"], "--script needs a value: the name of a file, or - for standard input"),
      (["--script", "a", "--script", "b"], "--script is there twice: expected it once"),
    ])
    func saysWhatIsWrong(words: [String], description: String) {
      let failure = #expect(throws: Arguments.Failure.self) { try Arguments(words) }

      #expect(failure?.description == description)
    }
  }
#endif
