import Foundation

/// The files that come with the app: the one place that knows the bundle.
enum DemoResources {
  /// The content of a file in `Resources`.
  ///
  /// - Throws: ``QuakeServiceError/unreadable(document:reason:)``.
  static func data(named name: String) throws(QuakeServiceError) -> Data {
    guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources") else {
      throw .unreadable(document: name, reason: "it is not in the app's bundle")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadable(document: name, reason: error.localizedDescription)
    }
  }
}
