public import Foundation

/// A picture (`developer.apple.com/documentation/uikit/uiimage`).
///
/// There are none here but empty ones: the class stands where UIKit's signatures have it.
public final class UIImage: NSObject {
  /// Makes an empty image (`developer.apple.com/documentation/uikit/uiimage`).
  public override init() {
    super.init()
  }

  /// Makes the image that stands for one of the system's, whichever its name
  /// (`developer.apple.com/documentation/uikit/uiimage/init(systemname:)`).
  public convenience init?(systemName name: String) {
    self.init()
  }
}
