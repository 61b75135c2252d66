public import Foundation

/// A picture (`developer.apple.com/documentation/uikit/uiimage`).
///
/// There are none here but empty ones: the class stands where UIKit's signatures have it.
public final class UIImage: NSObject {
  /// Makes an empty image (`developer.apple.com/documentation/uikit/uiimage`).
  public override init() {
    super.init()
  }
}
