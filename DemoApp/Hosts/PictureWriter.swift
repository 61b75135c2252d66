#if os(Linux) || os(macOS)
  import Foundation

  /// Writes a picture into a file.
  enum PictureWriter {
    /// Why a picture was not written.
    struct Failure: Error, Equatable {
      var file: String
      var reason: String
    }

    /// Writes all of a picture, or leaves the file as it was.
    ///
    /// - Throws: ``Failure`` where the file cannot be written.
    static func write(_ picture: String, to file: String) throws(Failure) {
      do {
        try Data(picture.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      } catch {
        throw Failure(file: file, reason: error.localizedDescription)
      }
    }
  }

  extension PictureWriter.Failure: CustomStringConvertible {
    /// Which file, and what went wrong.
    var description: String { "picture '\(file)': expected a file that can be written: \(reason)" }
  }
#endif
