import Foundation
import PromiseChain

/// The files that come with the app: the one place that knows the bundle.
enum DemoResources {
  /// The content of a file in `Resources`.
  ///
  /// - Throws: ``RequestError/Reason/connection(_:)``: the bundle is what a server is elsewhere.
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

  /// Where a file is: a package has a bundle for its resources, and the folder in it; an app has its files side by side.
  private static func url(of name: String) -> URL? {
    #if SWIFT_PACKAGE
      Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources")
    #else
      Bundle.main.url(forResource: name, withExtension: nil)
    #endif
  }
}
