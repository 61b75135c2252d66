#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import DemoApp

  @Suite
  struct ArgumentsTests {
    private static let options =
      "--script FILE, --feed URL, --cache FILE, --snapshot FILE.svg, --report FILE.html, --dark, --stdio or --help"

    @Test(arguments: [
      ([], Arguments.run(Arguments.Run())),
      (["--script", "my.script"], .run(Arguments.Run(script: .file("my.script")))),
      (["--script", "-"], .run(Arguments.Run(script: .standardInput))),
      (["--report", "my.html"], .run(Arguments.Run(report: "my.html"))),
      (["--snapshot", "my.svg", "--dark"], .run(Arguments.Run(snapshot: "my.svg", isDark: true))),
      (
        ["--snapshot", "my.svg", "--script", "my.script"],
        .run(Arguments.Run(script: .file("my.script"), snapshot: "my.svg"))
      ),
      (
        ["--feed", "http://127.0.0.1:8080/feed"],
        .run(Arguments.Run(feed: URL(string: "http://127.0.0.1:8080/feed")))
      ),
      (["--cache", "my.json"], .run(Arguments.Run(cache: "my.json"))),
      (["--stdio"], .run(Arguments.Run(usesLines: true))),
      (
        ["--stdio", "--dark", "--cache", "my.json"],
        .run(Arguments.Run(isDark: true, cache: "my.json", usesLines: true))
      ),
      (["--help"], .help),
      (["--script", "my.script", "-h"], .help),
    ])
    func readsWhatToDo(words: [String], expected: Arguments) throws {
      let arguments = try Arguments(words)

      #expect(arguments == expected)
    }

    @Test(arguments: [
      (
        ["--nope"],
        "unknown argument '--nope': expected \(options)"
      ),
      (
        ["my.script"],
        "unknown argument 'my.script': expected \(options)"
      ),
      (["--feed"], "--feed needs a value: the address of the events"),
      (["--feed", "feed"], "--feed 'feed': expected an address, as in http://127.0.0.1:8080/feed"),
      (["--cache"], "--cache needs a value: the name of the file to write"),
      (["--script"], "--script needs a value: the name of a file, or - for standard input"),
      (["--snapshot"], "--snapshot needs a value: the name of the file to write"),
      (["--snapshot", "--dark"], "--snapshot needs a value: the name of the file to write"),
      (["--report"], "--report needs a value: the name of the file to write"),
      (["--snapshot", "-"], "--snapshot needs a value: the name of the file to write"),
      (["--script", "a", "--script", "b"], "--script is there twice: expected it once"),
      (["--dark", "--dark"], "--dark is there twice: expected it once"),
      (["--stdio", "--stdio"], "--stdio is there twice: expected it once"),
      (["--script", "-", "--stdio"], "--script is there beside --stdio: expected one of them"),
      (["--stdio", "--snapshot", "a.svg"], "--snapshot is there beside --stdio: expected one of them"),
      (["--stdio", "--report", "a.html"], "--report is there beside --stdio: expected one of them"),
    ])
    func saysWhatIsWrong(words: [String], description: String) {
      let failure = #expect(throws: Arguments.Failure.self) { try Arguments(words) }

      #expect(failure?.description == description)
    }
  }
#endif
