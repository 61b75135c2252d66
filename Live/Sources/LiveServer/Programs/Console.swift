internal import Foundation

/// What a program prints, at once also if nobody sees it but another program.
package enum Console {
  /// Prints a line to standard output.
  package static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Prints a line to standard error, after the program's name.
  package static func complain(_ line: String, as program: ProgramOptions.Program) {
    FileHandle.standardError.write(Data("\(program.rawValue): \(line)\n".utf8))
  }
}
