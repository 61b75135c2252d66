public import Foundation

/// An action that swiping a row reveals
/// (`developer.apple.com/documentation/uikit/uicontextualaction`).
@MainActor
public final class UIContextualAction: NSObject {
  /// The style of an action
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum`).
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case normal
    /// An action that deletes the row.
    case destructive
  }

  /// A closure that performs an action. It receives the action, the view of the action's button, and a completion
  /// handler to call with whether the action was performed
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias`).
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/style-swift.property`).
  public let style: Style

  /// The closure that performs the action
  /// (`developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.property`).
  public let handler: Handler

  /// The title of the action (`developer.apple.com/documentation/uikit/uicontextualaction/title`).
  public var title: String?

  /// The image above the title (`developer.apple.com/documentation/uikit/uicontextualaction/image`).
  public var image: UIImage?

  /// The color behind the title. Setting `nil` restores the style's color
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
