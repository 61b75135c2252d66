#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport

  /// The file in which a run keeps what was seen.
  @MainActor
  final class SeenFile {
    let url: URL

    /// Why it could not be written the last time; nil if it could.
    private(set) var failure: StoredFile.Failure?

    private let isTemporary: Bool

    /// Makes a file; one that goes with this object if `url` is nil, so that every run is the first.
    init(_ url: URL?) {
      self.url =
        url
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("quakes-\(UUID().uuidString).json")
      isTemporary = url == nil
    }

    deinit {
      if isTemporary { try? FileManager.default.removeItem(at: url) }
    }

    /// Writes the content.
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
