public import Foundation

/// An image, which is always empty here (`developer.apple.com/documentation/uikit/uiimage`).
///
/// The class exists so that code that refers to images compiles.
public final class UIImage: NSObject {
  /// The character that a button displays in place of the image, or `nil` for none.
  private(set) var sign: String?

  /// Creates an empty image (`developer.apple.com/documentation/uikit/uiimage`).
  public override init() {
    super.init()
  }

  /// Creates an empty image in place of a system symbol
  /// (`developer.apple.com/documentation/uikit/uiimage/init(systemname:)`).
  ///
  /// Unlike UIKit's initializer, it never returns `nil`, even if no symbol has the given name.
  public convenience init?(systemName name: String) {
    self.init()
    sign = ["chevron.forward": AccessorySign.disclosure, "chevron.down": AccessorySign.expanded][name]
  }
}
