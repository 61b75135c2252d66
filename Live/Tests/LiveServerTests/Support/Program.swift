import Foundation
import LiveServer

/// A program of this package, run as a child process.
actor Program {
  private let child: ChildProcess
  private(set) var output = ""

  init(_ name: String, _ arguments: [String]) throws {
    child = try ChildProcess(try Self.url(name), arguments)
  }

  /// Runs a program after a shell command, such as one that sets a limit or a variable.
  init(_ name: String, _ arguments: [String], after command: String) throws {
    let script = "\(command) && exec \"$0\" \"$@\""
    child = try ChildProcess(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", script, try Self.url(name).path] + arguments
    )
  }

  /// Reads the output up to the port, and returns the port, or nil if the program ends first.
  func port() async throws -> UInt16? {
    while true {
      if let match = output.firstMatch(of: /http:\/\/[^:]*:([0-9]+)/), output.contains("Ctrl-C") {
        return UInt16(match.output.1)
      }
      switch await child.read() {
      case .data(let data): output += String(decoding: data, as: UTF8.self)
      case .nothingYet: continue
      case .end: return nil
      }
    }
  }

  /// Sends a signal, and waits until the program has ended.
  func end(_ signal: Int32) async -> ChildEnding {
    kill(child.id, signal)
    return await child.wait()
  }

  /// Waits until the program has ended.
  func ending() async -> ChildEnding {
    await child.wait()
  }

  /// Finds a program beside the test program, or above the test bundle.
  private static func url(_ name: String) throws -> URL {
    var folder = Bundle.main.bundleURL
    let candidates = [URL(fileURLWithPath: CommandLine.arguments[0]), Bundle(for: FakeApp.self).bundleURL]
    for start in candidates {
      folder = start
      for _ in 0..<6 {
        let url = folder.appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: url.path), !url.hasDirectoryPath { return url }
        folder = folder.deletingLastPathComponent()
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
