public import Foundation

/// What a menu may contain (`developer.apple.com/documentation/uikit/uimenuelement`).
///
/// ``UIAction`` and ``UIMenu`` extend it.
@MainActor
open class UIMenuElement: NSObject {
  /// How an element shows (`developer.apple.com/documentation/uikit/uimenuelement/attributes`); each member has
  /// its page below.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes attributes of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It does not show.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element has a mark (`developer.apple.com/documentation/uikit/uimenuelement/state`).
  public enum State: Int, Sendable {
    /// It has none.
    case off
    /// It has one.
    case on
    /// Some of what it stands for has one.
    case mixed
  }

  /// What the element says (`developer.apple.com/documentation/uikit/uimenuelement/title`).
  open internal(set) var title: String

  /// Makes an element, which only subclasses do.
  init(title: String) {
    self.title = title
    super.init()
  }
}
