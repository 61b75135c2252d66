public import Foundation

/// An object that describes a user interaction with the app (`developer.apple.com/documentation/uikit/uievent`).
@MainActor
open class UIEvent: NSObject {
  /// The touches of the event (`developer.apple.com/documentation/uikit/uievent/alltouches`).
  ///
  /// Here, an event always has one touch.
  public let allTouches: Set<UITouch>?

  init(_ touch: UITouch) {
    allTouches = [touch]
    super.init()
  }
}
