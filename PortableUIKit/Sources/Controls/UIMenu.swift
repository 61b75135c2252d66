import Foundation

/// A menu element that groups actions and submenus under a title (`developer.apple.com/documentation/uikit/uimenu`).
public final class UIMenu: UIMenuElement {
  /// A value that identifies a menu (`developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct`).
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The string that identifies the menu.
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

  /// A set of options that change how a menu displays its elements
  /// (`developer.apple.com/documentation/uikit/uimenu/options-swift.struct`).
  public struct Options: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates a set of options from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The menu's elements appear directly in the parent menu, instead of in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu has a destructive appearance.
    ///
    /// In PortableUIKit, the option has no effect.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the menu's elements is on at a time.
    ///
    /// In PortableUIKit, the option has no effect.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The value that identifies the menu (`developer.apple.com/documentation/uikit/uimenu/identifier-swift.property`).
  ///
  /// If you don't specify an identifier, the initializer creates a unique one.
  public let identifier: Identifier

  /// The options that change how the menu displays its elements
  /// (`developer.apple.com/documentation/uikit/uimenu/options-swift.property`).
  public let options: Options

  /// The actions and submenus of the menu, in display order
  /// (`developer.apple.com/documentation/uikit/uimenu/children`).
  public let children: [UIMenuElement]

  /// The image of the menu (`developer.apple.com/documentation/uikit/uimenuelement/image`).
  ///
  /// Unlike in UIKit, menus display only a few system symbols.
  public let image: UIImage?

  /// Creates a menu with a title and elements
  /// (`developer.apple.com/documentation/uikit/uimenu/init(title:subtitle:image:identifier:options:children:)`).
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - image: The image of the menu, or `nil` for no image.
  ///   - identifier: The identifier of the menu, or `nil` to create a unique one.
  ///   - options: The options that change how the menu displays its elements.
  ///   - children: The actions and submenus of the menu.
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
