#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// What the menu of a row may contain.
public enum RowMenuElement {
  /// Something that the user can do to the row.
  case action(RowAction)

  /// A menu of its own.
  case menu(RowMenu)
}

extension ListBuilder<RowMenuElement> {
  /// Something that the user can do to the row.
  public static func buildExpression(_ action: RowAction) -> [RowMenuElement] { [.action(action)] }

  /// A menu in the menu.
  public static func buildExpression(_ menu: RowMenu) -> [RowMenuElement] { [.menu(menu)] }
}

/// A menu in the menu of a row.
///
/// ```swift
/// RowMenu("More", image: "ellipsis") {
///   RowAction("Hide", attributes: .destructive, emits: .quakeHidden)
/// }
/// ```
public struct RowMenu {
  let title: String
  let image: String?
  let options: UIMenu.Options
  let elements: [RowMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - image: the name of a system image that shows with the title.
  ///   - options: how it shows, such as `displayInline`.
  ///   - elements: what is in it, from top to bottom.
  @MainActor
  public init(
    _ title: String = "",
    image: String? = nil,
    options: UIMenu.Options = [],
    @ListBuilder<RowMenuElement> elements: @MainActor () -> [RowMenuElement]
  ) {
    (self.title, self.image, self.options, self.elements) = (title, image, options, elements())
  }
}
