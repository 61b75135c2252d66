import Foundation
import Requests

/// A namespace for the files in the app's bundle.
enum DemoResources {
  /// Returns the content of a file in the folder `Resources`.
  ///
  /// - Throws: A `RequestError` with the reason `connection` if the file is missing or cannot be read.
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

  /// Returns the URL of a file, or nil if there is no such file.
  ///
  /// SwiftPM copies the folder `Resources` into a separate bundle. In an app, all files are in the main bundle.
  private static func url(of name: String) -> URL? {
    #if SWIFT_PACKAGE
      Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources")
    #else
      Bundle.main.url(forResource: name, withExtension: nil)
    #endif
  }
}
