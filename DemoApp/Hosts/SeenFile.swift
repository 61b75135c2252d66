#if os(Linux) || os(macOS)
  import Foundation

  /// The file that stores the greatest id that the user has seen in each scope.
  @MainActor
  final class SeenFile {
    let url: URL

    /// The error of the last write, or nil if that write succeeded or nothing has been written.
    private(set) var failure: StoredFile.Failure?

    private let isTemporary: Bool

    /// Creates an object for the file at `url`, or for a temporary file if `url` is nil.
    ///
    /// A temporary file is removed when the object is deallocated.
    init(_ url: URL?) {
      self.url =
        url
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("quakes-\(UUID().uuidString).json")
      isTemporary = url == nil
    }

    deinit {
      if isTemporary { try? FileManager.default.removeItem(at: url) }
    }

    /// Replaces the content of the file and updates ``failure``.
    func write(_ content: Data) throws(StoredFile.Failure) {
      do {
        try StoredFile(url, isPrivate: true).store(content)
        failure = nil
      } catch {
        failure = error
        throw error
      }
    }
  }
#endif
