public import PlatformUIKit

/// An element of a row's context menu.
public enum RowMenuElement {
  /// A menu item that emits an event.
  case action(RowAction)

  /// A submenu.
  case menu(RowMenu)
}

extension ListBuilder<RowMenuElement> {
  /// Returns an array that contains an action as a menu element.
  public static func buildExpression(_ action: RowAction) -> [RowMenuElement] { [.action(action)] }

  /// Returns an array that contains a submenu as a menu element.
  public static func buildExpression(_ menu: RowMenu) -> [RowMenuElement] { [.menu(menu)] }
}

/// A submenu in the context menu of a row.
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

  /// Creates a submenu.
  ///
  /// - Parameters:
  ///   - title: The title of the submenu.
  ///   - image: The name of a system image, or nil for no image.
  ///   - options: The menu options, such as `displayInline`.
  ///   - elements: The elements of the submenu, from top to bottom.
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
