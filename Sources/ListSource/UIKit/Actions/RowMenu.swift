#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// An element of a row's menu.
public enum RowMenuElement {
  /// An action.
  case action(RowAction)

  /// A submenu.
  case menu(RowMenu)
}

extension ListBuilder<RowMenuElement> {
  /// Returns an action.
  public static func buildExpression(_ action: RowAction) -> [RowMenuElement] { [.action(action)] }

  /// Returns a submenu.
  public static func buildExpression(_ menu: RowMenu) -> [RowMenuElement] { [.menu(menu)] }
}

/// A submenu in the menu of a row.
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
  ///   - title: The title.
  ///   - image: The name of a system image.
  ///   - options: The options, such as `displayInline`.
  ///   - elements: The elements, from top to bottom.
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
