import Foundation

/// A closure that performs an action (`developer.apple.com/documentation/uikit/uiactionhandler`).
///
/// The closure receives the action as its argument.
public typealias UIActionHandler = (UIAction) -> Void

/// An action for menus and controls, with a title and a closure to run
/// (`developer.apple.com/documentation/uikit/uiaction`).
///
/// Unlike in UIKit, an action has no discoverability title, and menus display no subtitles.
open class UIAction: UIMenuElement {
  /// A value that identifies an action (`developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct`).
  ///
  /// A control has at most one action per identifier for each event.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The string that identifies the action.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  private let handler: UIActionHandler

  /// The title that buttons and menus display for the action
  /// (`developer.apple.com/documentation/uikit/uiaction/title`).
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image of the action (`developer.apple.com/documentation/uikit/uiaction/image`).
  ///
  /// Unlike in UIKit, menus display only a few system symbols, and buttons display no images.
  open var image: UIImage?

  /// The value that identifies the action
  /// (`developer.apple.com/documentation/uikit/uiaction/identifier-swift.property`).
  ///
  /// If you don't specify an identifier, the initializer creates a unique one.
  public let identifier: Identifier

  /// The attributes of the action in a menu, such as hidden or destructive
  /// (`developer.apple.com/documentation/uikit/uiaction/attributes`).
  open var attributes: UIMenuElement.Attributes = []

  /// The state that a menu displays for the action, off by default
  /// (`developer.apple.com/documentation/uikit/uiaction/state`).
  open var state = UIMenuElement.State.off

  /// The object that triggered the action, such as a button
  /// (`developer.apple.com/documentation/uikit/uiaction/sender`).
  ///
  /// The value is `nil` unless the handler is running. It is also `nil` if the handler runs because the user chose the
  /// action from a context menu.
  open private(set) var sender: Any?

  /// Creates an action with a title, an image and a handler
  /// (`developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:identifier:discoverabilitytitle:attributes:state:handler:)`).
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - subtitle: The subtitle of the action, or `nil` for none.
  ///   - image: The image of the action, or `nil` for no image.
  ///   - identifier: The identifier of the action, or `nil` to create a unique one.
  ///   - attributes: The attributes of the action in a menu.
  ///   - state: The state of the action in a menu.
  ///   - handler: A closure that performs the action. The closure receives the action as its argument.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(title: title, identifier: identifier ?? Identifier(UUID().uuidString), handler: handler)
    self.image = image
    self.subtitle = subtitle
    self.attributes = attributes
    self.state = state
  }

  private init(title: String, identifier: Identifier, handler: @escaping UIActionHandler) {
    self.identifier = identifier
    self.handler = handler
    super.init(title: title)
  }

  /// Runs the handler with the given object as the ``sender``.
  func perform(sender: Any?) {
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }
}
