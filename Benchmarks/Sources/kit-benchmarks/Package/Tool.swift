import Foundation

/// A command line tool.
struct Tool {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Runs the tool.
  ///
  /// - Returns: its standard output.
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

/// The failure of a tool.
struct ToolError: Error, CustomStringConvertible {
  let name: String
  let output: String
  var description: String { "\(name) failed:\n\(output)" }
}
