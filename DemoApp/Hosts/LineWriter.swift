#if os(Linux) || os(macOS)
  import Foundation

  /// Writes lines, each at once, until one cannot be written.
  @MainActor
  final class LineWriter {
    /// Why a line could not be written; nil if all could.
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
