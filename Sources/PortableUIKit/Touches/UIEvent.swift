public import Foundation

/// A user interaction with the app (`developer.apple.com/documentation/uikit/uievent`).
@MainActor
open class UIEvent: NSObject {
  /// The touches of the event. Here there is always one
  /// (`developer.apple.com/documentation/uikit/uievent/alltouches`).
  public let allTouches: Set<UITouch>?

  /// Makes an event with a touch.
  init(_ touch: UITouch) {
    allTouches = [touch]
    super.init()
  }
}
