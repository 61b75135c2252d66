internal import Foundation

/// The standard output and standard error of this program, written without buffering.
package enum Console {
  /// Prints a line to standard output.
  package static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Prints a line to standard error, prefixed with the program's name.
  package static func complain(_ line: String, as program: ProgramOptions.Program) {
    FileHandle.standardError.write(Data("\(program.rawValue): \(line)\n".utf8))
  }
}
