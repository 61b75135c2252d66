import Foundation

/// A closure that performs an action (`developer.apple.com/documentation/uikit/uiactionhandler`).
public typealias UIActionHandler = (UIAction) -> Void

/// An action with a title, performed by a closure
/// (`developer.apple.com/documentation/uikit/uiaction`).
///
/// Unlike UIKit's, it has no subtitle and nothing else that only menus display.
open class UIAction: UIMenuElement {
  /// The identifier of an action
  /// (`developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct`).
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier's name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  private let handler: UIActionHandler

  /// The title of the action (`developer.apple.com/documentation/uikit/uiaction/title`).
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image beside the title (`developer.apple.com/documentation/uikit/uiaction/image`).
  open var image: UIImage?

  /// The identifier of the action
  /// (`developer.apple.com/documentation/uikit/uiaction/identifier-swift.property`).
  public let identifier: Identifier

  /// The style of the action in a menu (`developer.apple.com/documentation/uikit/uiaction/attributes`).
  open var attributes: UIMenuElement.Attributes = []

  /// The state of the action in a menu (`developer.apple.com/documentation/uikit/uiaction/state`).
  open var state = UIMenuElement.State.off

  /// The object that triggered the action, such as a button, while the handler runs, otherwise `nil`
  /// (`developer.apple.com/documentation/uikit/uiaction/sender`).
  open private(set) var sender: Any?

  /// Makes an action
  /// (`developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:identifier:discoverabilitytitle:attributes:state:handler:)`).
  ///
  /// - Parameters:
  ///   - title: the title of the action.
  ///   - image: the image beside the title.
  ///   - identifier: the identifier of the action, or `nil` to make a unique one.
  ///   - attributes: the style of the action in a menu.
  ///   - state: the state of the action in a menu.
  ///   - handler: a closure that performs the action. It receives the action.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(title: title, identifier: identifier ?? Identifier(UUID().uuidString), handler: handler)
    self.image = image
    self.attributes = attributes
    self.state = state
  }

  private init(title: String, identifier: Identifier, handler: @escaping UIActionHandler) {
    self.identifier = identifier
    self.handler = handler
    super.init(title: title)
  }

  /// Runs the handler on behalf of a sender.
  func perform(sender: Any?) {
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }
}
