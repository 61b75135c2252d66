#if os(Linux) || os(macOS)
  import Foundation

  /// An object that writes lines to a file without buffering. After the first failure, it ignores further lines.
  @MainActor
  final class LineWriter {
    /// The reason for the first failure, or nil if there was none.
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
