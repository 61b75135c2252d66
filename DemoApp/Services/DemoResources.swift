import Foundation
import PromiseChain

/// The files in the app's bundle.
enum DemoResources {
  /// Reads a file in `Resources`.
  ///
  /// - Throws: ``RequestError/Reason/connection(_:)``, as if the bundle were a server.
  static func data(named name: String) throws(RequestError) -> Data {
    guard let url = url(of: name) else {
      throw RequestError(.connection("It is not in the app's bundle."), source: name)
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw RequestError(.connection(error.localizedDescription), source: name)
    }
  }

  /// Finds a file. SwiftPM keeps the folder `Resources` in its own bundle. An app has all files in its main bundle.
  private static func url(of name: String) -> URL? {
    #if SWIFT_PACKAGE
      Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources")
    #else
      Bundle.main.url(forResource: name, withExtension: nil)
    #endif
  }
}
