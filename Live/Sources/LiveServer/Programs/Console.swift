internal import Foundation

/// Prints lines without buffering, also into a pipe.
package enum Console {
  /// Prints a line to standard output.
  package static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Prints a line with the program's name to standard error.
  package static func complain(_ line: String, as program: ProgramOptions.Program) {
    FileHandle.standardError.write(Data("\(program.rawValue): \(line)\n".utf8))
  }
}
