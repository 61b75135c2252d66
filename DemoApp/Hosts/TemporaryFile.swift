#if os(Linux) || os(macOS)
  import Foundation

  /// A place for a file of its own, which goes with it.
  final class TemporaryFile: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quakes-\(UUID().uuidString).json"
    )

    deinit {
      try? FileManager.default.removeItem(at: url)
    }
  }
#endif
