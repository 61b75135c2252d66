public import Foundation

/// An image (`developer.apple.com/documentation/uikit/uiimage`).
///
/// Here images are always empty. The class exists for the signatures that mention it.
public final class UIImage: NSObject {
  /// Makes an empty image (`developer.apple.com/documentation/uikit/uiimage`).
  public override init() {
    super.init()
  }

  /// Makes an empty image in place of a system symbol. Any name is accepted
  /// (`developer.apple.com/documentation/uikit/uiimage/init(systemname:)`).
  public convenience init?(systemName name: String) {
    self.init()
  }
}
