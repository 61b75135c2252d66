import Foundation

/// A program of the machine's.
struct Tool {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Runs it to its end.
  ///
  /// - Returns: what it printed.
  func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ToolError(name: name, output: text) }
    return text
  }
}

/// A program that did not do what it was asked for.
struct ToolError: Error, CustomStringConvertible {
  let name: String
  let output: String
  var description: String { "\(name) failed:\n\(output)" }
}
