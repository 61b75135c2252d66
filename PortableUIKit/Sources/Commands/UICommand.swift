import Foundation

/// A menu element that performs a selector-based action (`developer.apple.com/documentation/uikit/uicommand`).
///
/// The first responder in the responder chain that can perform the action performs it. Unlike in UIKit, a command has no
/// alternates and no discoverability title.
open class UICommand: UIMenuElement {
  /// The title that menus display for the command (`developer.apple.com/documentation/uikit/uicommand/title`).
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image of the command (`developer.apple.com/documentation/uikit/uicommand/image`).
  open var image: UIImage?

  /// The action to perform (`developer.apple.com/documentation/uikit/uicommand/action`).
  public let action: Selector

  /// A property list that distinguishes commands with the same action
  /// (`developer.apple.com/documentation/uikit/uicommand/propertylist`).
  public let propertyList: Any?

  /// The attributes of the command in a menu (`developer.apple.com/documentation/uikit/uicommand/attributes`).
  open var attributes: UIMenuElement.Attributes

  /// The state that a menu displays for the command (`developer.apple.com/documentation/uikit/uicommand/state`).
  open var state: UIMenuElement.State

  /// Creates a command
  /// (`developer.apple.com/documentation/uikit/uicommand/init(title:image:action:propertylist:alternates:discoverabilitytitle:attributes:state:)`).
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(title, image, action, propertyList, attributes, state)
  }

  init(
    _ title: String,
    _ image: UIImage?,
    _ action: Selector,
    _ propertyList: Any?,
    _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State
  ) {
    (self.image, self.action, self.propertyList) = (image, action, propertyList)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title)
  }

  /// A copy, which a responder may change while it validates the command.
  var copied: UICommand { UICommand(title, image, action, propertyList, attributes, state) }

  /// Whether UIKit takes two commands for the same one.
  final func isSame(as other: UICommand) -> Bool {
    action == other.action && propertyList.map { "\($0)" } == other.propertyList.map { "\($0)" }
  }
}
