import Foundation

/// A group of actions and submenus with a title (`developer.apple.com/documentation/uikit/uimenu`).
public final class UIMenu: UIMenuElement {
  /// The identifier of a menu
  /// (`developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct`).
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

  /// The options of a menu (`developer.apple.com/documentation/uikit/uimenu/options-swift.struct`).
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The menu's elements are displayed in its parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu has a destructive appearance.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one of the menu's elements can be on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of the menu
  /// (`developer.apple.com/documentation/uikit/uimenu/identifier-swift.property`).
  public let identifier: Identifier

  /// The options of the menu (`developer.apple.com/documentation/uikit/uimenu/options-swift.property`).
  public let options: Options

  /// The elements of the menu (`developer.apple.com/documentation/uikit/uimenu/children`).
  public let children: [UIMenuElement]

  /// The image beside the title (`developer.apple.com/documentation/uikit/uimenuelement/image`).
  public let image: UIImage?

  /// Makes a menu
  /// (`developer.apple.com/documentation/uikit/uimenu/init(title:subtitle:image:identifier:options:children:)`).
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title)
  }
}
