/// The text size that the user prefers
/// (`developer.apple.com/documentation/uikit/uicontentsizecategory`).
///
/// Fonts ignore it here, because they have no text styles.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No category (`developer.apple.com/documentation/uikit/uicontentsizecategory/unspecified`).
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// Small (`developer.apple.com/documentation/uikit/uicontentsizecategory/small`).
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")

  /// Large, the default (`developer.apple.com/documentation/uikit/uicontentsizecategory/large`).
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// Extra large (`developer.apple.com/documentation/uikit/uicontentsizecategory/extralarge`).
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
}
