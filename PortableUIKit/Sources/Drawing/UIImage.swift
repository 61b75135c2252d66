public import Foundation

/// An image (`developer.apple.com/documentation/uikit/uiimage`).
///
/// Here, an image is empty, or a simple shape in place of a system symbol. Only a few symbols have a shape.
public final class UIImage: NSObject {
  /// The character that a button displays in place of the image, or `nil` for none.
  private(set) var sign: String?

  /// Creates an empty image (`developer.apple.com/documentation/uikit/uiimage`).
  public override init() {
    super.init()
  }

  /// The name of the system symbol, or `nil` if there is no shape for it.
  private(set) var symbol: String?

  /// Creates an image in place of a system symbol
  /// (`developer.apple.com/documentation/uikit/uiimage/init(systemname:)`).
  ///
  /// Unlike UIKit's initializer, it never returns `nil`, even if no symbol has the given name.
  public convenience init?(systemName name: String) {
    self.init()
    symbol = Symbol.outline(name).map { _ in name }
    sign = ["chevron.forward": AccessorySign.disclosure, "chevron.down": AccessorySign.expanded][name]
  }
}
