public import Foundation

/// An action that the user reveals by swiping a row (`developer.apple.com/documentation/uikit/uicontextualaction`).
@MainActor
public final class UIContextualAction: NSObject {
  /// The style of a swipe action, which determines its default background color
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum`).
  public enum Style: Int, Sendable {
    /// An ordinary action, with a gray background.
    case normal
    /// An action that deletes the row, with a red background.
    case destructive
  }

  /// A closure that performs a swipe action
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias`).
  ///
  /// The closure receives the action, the view that displays the action, and a completion handler. The closure must
  /// call the completion handler with `true` if it performed the action, and with `false` otherwise.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action, which determines its default background color
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/style-swift.property`).
  public let style: Style

  /// The closure that performs the action
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.property`).
  ///
  /// The closure runs when the user taps the button of the action. For the first action of a configuration, the closure
  /// also runs after a full swipe if the configuration permits it.
  public let handler: Handler

  /// The title of the action's button, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/title`).
  public var title: String?

  /// The image of the action's button (`developer.apple.com/documentation/uikit/uicontextualaction/image`).
  ///
  /// Unlike in UIKit, the button doesn't display the image.
  public var image: UIImage?

  /// The background color of the action's button
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/backgroundcolor`).
  ///
  /// Setting the property to `nil` restores the color of the action's style.
  public var backgroundColor: UIColor! {
    didSet { backgroundColor = backgroundColor ?? styleColor }
  }

  /// Creates a swipe action with a style, a title and a handler
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/init(style:title:handler:)`).
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = styleColor
  }

  private var styleColor: UIColor { style == .destructive ? .systemRed : .systemGray4 }
}
