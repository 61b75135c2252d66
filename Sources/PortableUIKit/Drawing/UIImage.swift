public import Foundation

/// A picture (`developer.apple.com/documentation/uikit/uiimage`).
///
/// There are none here: the class stands where UIKit's signatures have it, and nothing makes one.
public final class UIImage: NSObject {
  private override init() {
    super.init()
  }
}
