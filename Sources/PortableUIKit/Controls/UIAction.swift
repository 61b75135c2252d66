import Foundation

/// What an action does (`developer.apple.com/documentation/uikit/uiactionhandler`).
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title, written as a closure
/// (`developer.apple.com/documentation/uikit/uiaction`).
///
/// It differs from UIKit's in what it does not have: subtitles and what else shows in menus only.
open class UIAction: UIMenuElement {
  /// What tells one action from another
  /// (`developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct`).
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier's name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  private let handler: UIActionHandler

  /// What the action says (`developer.apple.com/documentation/uikit/uiaction/title`).
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture beside the title (`developer.apple.com/documentation/uikit/uiaction/image`).
  open var image: UIImage?

  /// What tells the action from others
  /// (`developer.apple.com/documentation/uikit/uiaction/identifier-swift.property`).
  public let identifier: Identifier

  /// How the action shows in a menu (`developer.apple.com/documentation/uikit/uiaction/attributes`).
  open var attributes: UIMenuElement.Attributes = []

  /// Whether the action has a mark in a menu (`developer.apple.com/documentation/uikit/uiaction/state`).
  open var state = UIMenuElement.State.off

  /// What asked for the action, such as a button, while the action is done; else `nil`
  /// (`developer.apple.com/documentation/uikit/uiaction/sender`).
  open private(set) var sender: Any?

  /// Makes an action
  /// (`developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:identifier:discoverabilitytitle:attributes:state:handler:)`).
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - image: the picture beside the title.
  ///   - identifier: what tells it from others, or `nil` for one of its own.
  ///   - attributes: how it shows in a menu.
  ///   - state: whether it has a mark in a menu.
  ///   - handler: what it does; it is handed the action.
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

  /// Does the action on behalf of a sender.
  func perform(sender: Any?) {
    let outerSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = outerSender
  }
}
