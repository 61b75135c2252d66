#if os(Linux) || os(macOS)
  import Foundation

  /// Writes a text into a file.
  enum FileWriter {
    /// Why a file was not written.
    struct Failure: Error, Equatable {
      var file: String
      var reason: String
    }

    /// Writes all of a text, or leaves the file as it was.
    ///
    /// - Throws: ``Failure`` where the file cannot be written.
    static func write(_ text: String, to file: String) throws(Failure) {
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      } catch {
        throw Failure(file: file, reason: error.localizedDescription)
      }
    }
  }

  extension FileWriter.Failure: CustomStringConvertible {
    /// Which file, and what went wrong.
    var description: String { "'\(file)': expected a file that can be written: \(reason)" }
  }
#endif
