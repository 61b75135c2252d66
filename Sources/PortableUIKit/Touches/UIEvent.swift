public import Foundation

/// One interaction of the user with the app (`developer.apple.com/documentation/uikit/uievent`).
@MainActor
open class UIEvent: NSObject {
  /// The touches of the event, one here
  /// (`developer.apple.com/documentation/uikit/uievent/alltouches`).
  public let allTouches: Set<UITouch>?

  /// Makes an event of one touch.
  init(_ touch: UITouch) {
    allTouches = [touch]
    super.init()
  }
}
