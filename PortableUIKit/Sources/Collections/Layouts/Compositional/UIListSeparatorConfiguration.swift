import Foundation

/// The appearance of the separators in a list section
/// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct`).
///
/// Unlike UIKit's configuration, this one has neither a color for multiple selection nor a visual effect.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is visible
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/visibility`).
  public enum Visibility {
    /// The list determines the visibility.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// The placeholder for the insets that the list determines
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/automaticinsets`).
  ///
  /// Each edge can be used by itself. The value is not documented.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// The visibility of the separator along the top edge of an item
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/topseparatorvisibility`).
  ///
  /// In PortableUIKit, an automatic separator at the top is hidden.
  public var topSeparatorVisibility = Visibility.automatic

  /// The visibility of the separator along the bottom edge of an item
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/bottomseparatorvisibility`).
  ///
  /// In PortableUIKit, an automatic separator at the bottom is hidden only below the last item of a section in an inset
  /// grouped list.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The insets of the separator along the top edge of an item
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/topseparatorinsets`).
  public var topSeparatorInsets = automaticInsets

  /// The insets of the separator along the bottom edge of an item
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/bottomseparatorinsets`).
  public var bottomSeparatorInsets = automaticInsets

  /// The color of the separators
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/color`).
  public var color = UIColor.separator

  /// Creates the default configuration for an appearance
  /// (`developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/init(listappearance:)`).
  ///
  /// In PortableUIKit, it is the same for all appearances.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Returns the configuration whose automatic values are replaced by those of a list.
  func resolved(isBottomVisible: Bool, leading: CGFloat) -> UIListSeparatorConfiguration {
    var copy = self
    if copy.topSeparatorVisibility == .automatic { copy.topSeparatorVisibility = .hidden }
    if copy.bottomSeparatorVisibility == .automatic {
      copy.bottomSeparatorVisibility = isBottomVisible ? .visible : .hidden
    }
    copy.topSeparatorInsets.resolve(leading: leading)
    copy.bottomSeparatorInsets.resolve(leading: leading)
    return copy
  }

  @MainActor
  func draw(_ drawing: Drawing, in bounds: CGRect) {
    draw(drawing, topSeparatorVisibility, topSeparatorInsets, at: bounds.minY + 0.5, in: bounds)
    draw(drawing, bottomSeparatorVisibility, bottomSeparatorInsets, at: bounds.maxY, in: bounds)
  }

  @MainActor
  private func draw(
    _ drawing: Drawing,
    _ visibility: Visibility,
    _ insets: NSDirectionalEdgeInsets,
    at end: CGFloat,
    in bounds: CGRect
  ) {
    guard visibility == .visible else { return }
    drawing.drawSeparator(
      at: end + insets.top - insets.bottom,
      from: bounds.minX + insets.leading,
      to: bounds.maxX - insets.trailing,
      color: color
    )
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate mutating func resolve(leading: CGFloat) {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    if self.leading == automatic.leading { self.leading = leading }
    if top == automatic.top { top = 0 }
    if bottom == automatic.bottom { bottom = 0 }
    if trailing == automatic.trailing { trailing = 0 }
  }
}
