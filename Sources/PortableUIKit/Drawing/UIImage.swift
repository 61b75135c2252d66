public import Foundation

/// An image, which is always empty here (`developer.apple.com/documentation/uikit/uiimage`).
///
/// The class exists only for the declarations that use it.
public final class UIImage: NSObject {
  /// Creates an empty image (`developer.apple.com/documentation/uikit/uiimage`).
  public override init() {
    super.init()
  }

  /// Creates an empty image in place of a system symbol
  /// (`developer.apple.com/documentation/uikit/uiimage/init(systemname:)`).
  ///
  /// Unlike UIKit's initializer, it never returns `nil`, whatever the name.
  public convenience init?(systemName name: String) {
    self.init()
  }
}
