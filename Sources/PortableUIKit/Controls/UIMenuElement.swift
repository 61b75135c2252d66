public import Foundation

/// An element of a menu (`developer.apple.com/documentation/uikit/uimenuelement`).
///
/// ``UIAction`` and ``UIMenu`` are its subclasses.
@MainActor
open class UIMenuElement: NSObject {
  /// The style of a menu element (`developer.apple.com/documentation/uikit/uimenuelement/attributes`). The page lists
  /// its members.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element has a destructive appearance.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The state of a menu element (`developer.apple.com/documentation/uikit/uimenuelement/state`).
  public enum State: Int, Sendable {
    /// The element is off.
    case off
    /// The element is on.
    case on
    /// The element is partly on.
    case mixed
  }

  /// The title of the element (`developer.apple.com/documentation/uikit/uimenuelement/title`).
  open internal(set) var title: String

  /// Makes an element with a title. Only subclasses call it.
  init(title: String) {
    self.title = title
    super.init()
  }
}
