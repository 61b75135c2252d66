import Foundation

/// Actions and other menus under a title (`developer.apple.com/documentation/uikit/uimenu`).
public final class UIMenu: UIMenuElement {
  /// What tells one menu from another
  /// (`developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct`).
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

  /// How a menu shows (`developer.apple.com/documentation/uikit/uimenu/options-swift.struct`).
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements show in the menu that it is in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of its elements one has a mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What tells the menu from others
  /// (`developer.apple.com/documentation/uikit/uimenu/identifier-swift.property`).
  public let identifier: Identifier

  /// How the menu shows (`developer.apple.com/documentation/uikit/uimenu/options-swift.property`).
  public let options: Options

  /// What is in the menu (`developer.apple.com/documentation/uikit/uimenu/children`).
  public let children: [UIMenuElement]

  /// The picture beside the title (`developer.apple.com/documentation/uikit/uimenuelement/image`).
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
