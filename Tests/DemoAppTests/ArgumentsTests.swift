#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import DemoApp

  @Suite
  struct ArgumentsTests {
    private static let options =
      "--all, --script FILE, --feed URL, --cache FILE, --snapshot FILE.svg, --report FILE.html, --dark, "
      + "--large-text, --stdio or --help"

    @Test(arguments: [
      ([], Arguments.run(Arguments.Run())),
      (["--all"], .run(Arguments.Run(script: .all))),
      (["--all", "--dark"], .run(Arguments.Run(script: .all, isDark: true))),
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
    func parsesArguments(words: [String], expected: Arguments) throws {
      let arguments = try Arguments(words)

      #expect(arguments == expected)
    }

    @Test func playsTheShortDemoByDefault() throws {
      #expect(Arguments.Run().playedScript == .short)
      #expect(Arguments.Run(isDark: true).playedScript == .short)
      #expect(Arguments.Run(report: "my.html").playedScript == .all)
      #expect(Arguments.Run(snapshot: "my.svg").playedScript == nil)
      #expect(Arguments.Run(snapshot: "my.svg", report: "my.html").playedScript == .all)
      #expect(Arguments.Run(script: .standardInput, report: "my.html").playedScript == .standardInput)
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
      (["--feed"], "--feed needs a value: the URL of the feed"),
      (["--feed", "feed"], "--feed 'feed': expected a URL, for example http://127.0.0.1:8080/feed"),
      (["--cache"], "--cache needs a value: the file to write"),
      (["--script"], "--script needs a value: a file, or - for standard input"),
      (["--snapshot"], "--snapshot needs a value: the file to write"),
      (["--snapshot", "--dark"], "--snapshot needs a value: the file to write"),
      (["--report"], "--report needs a value: the file to write"),
      (["--snapshot", "-"], "--snapshot needs a value: the file to write"),
      (["--script", "a", "--script", "b"], "--script is given twice"),
      (["--dark", "--dark"], "--dark is given twice"),
      (["--stdio", "--stdio"], "--stdio is given twice"),
      (["--all", "--all"], "--all is given twice"),
      (["--all", "--script", "a"], "--script cannot be combined with --all"),
      (["--stdio", "--all"], "--all cannot be combined with --stdio"),
      (["--script", "-", "--stdio"], "--script cannot be combined with --stdio"),
      (["--stdio", "--snapshot", "a.svg"], "--snapshot cannot be combined with --stdio"),
      (["--stdio", "--report", "a.html"], "--report cannot be combined with --stdio"),
    ])
    func namesTheWrongArgument(words: [String], description: String) {
      let failure = #expect(throws: Arguments.Failure.self) { try Arguments(words) }

      #expect(failure?.description == description)
    }
  }
#endif
