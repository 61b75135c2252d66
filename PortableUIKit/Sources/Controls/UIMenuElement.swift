public import Foundation

/// The base class for the elements of a menu (`developer.apple.com/documentation/uikit/uimenuelement`).
///
/// Its subclasses are ``UIAction`` and ``UIMenu``.
@MainActor
open class UIMenuElement: NSObject {
  /// A set of attributes that change how a menu displays an element
  /// (`developer.apple.com/documentation/uikit/uimenuelement/attributes`).
  ///
  /// The linked page documents each member.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates a set of attributes from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is dimmed, and the user can't choose it.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The menu displays the title of the element in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The menu doesn't display the element.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The state of a menu element: off, on or mixed
  /// (`developer.apple.com/documentation/uikit/uimenuelement/state`).
  public enum State: Int, Sendable {
    /// The element is off, and the menu displays neither a checkmark nor a dash.
    case off
    /// The element is on, and the menu displays a checkmark.
    case on
    /// The element is partly on, and the menu displays a dash.
    case mixed
  }

  /// The title that a menu displays for the element (`developer.apple.com/documentation/uikit/uimenuelement/title`).
  open internal(set) var title: String

  /// The text below the title, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uimenuelement/subtitle`).
  open var subtitle: String?

  init(title: String) {
    self.title = title
    super.init()
  }
}
