#if os(Linux) || os(macOS)
  import Foundation

  /// An object that writes lines to a file without buffering. After a failed write, it ignores further lines.
  @MainActor
  final class LineWriter {
    /// The reason why a write failed, or nil if none has failed.
    private(set) var failure: String?

    private let file: FileHandle

    init(_ file: FileHandle) {
      self.file = file
    }

    func write(_ line: String) {
      guard failure == nil else { return }
      do {
        try file.write(contentsOf: Data("\(line)\n".utf8))
      } catch {
        failure = error.localizedDescription
      }
    }
  }
#endif
