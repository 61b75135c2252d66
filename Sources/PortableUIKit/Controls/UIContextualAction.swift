public import Foundation

/// An action that a swipe over a row brings up
/// (`developer.apple.com/documentation/uikit/uicontextualaction`).
@MainActor
public final class UIContextualAction: NSObject {
  /// What kind of action it is
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum`).
  public enum Style: Int, Sendable {
    /// One like others.
    case normal
    /// One that removes the row.
    case destructive
  }

  /// What the action does; it is handed the action, the view it is for and what to call when it is done, with
  /// whether it was (`developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias`).
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/style-swift.property`).
  public let style: Style

  /// What the action does
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.property`).
  public let handler: Handler

  /// What the action says (`developer.apple.com/documentation/uikit/uicontextualaction/title`).
  public var title: String?

  /// The picture above the title (`developer.apple.com/documentation/uikit/uicontextualaction/image`).
  public var image: UIImage?

  /// The color behind the title; `nil` sets that of the style
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/backgroundcolor`).
  public var backgroundColor: UIColor! {
    didSet { backgroundColor = backgroundColor ?? styleColor }
  }

  /// Makes an action
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
