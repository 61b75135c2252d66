/// How large the user wants text to be
/// (`developer.apple.com/documentation/uikit/uicontentsizecategory`).
///
/// Fonts do not follow it here: there are no text styles.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// Makes a category of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not said (`developer.apple.com/documentation/uikit/uicontentsizecategory/unspecified`).
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// Small (`developer.apple.com/documentation/uikit/uicontentsizecategory/small`).
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")

  /// Large, as by default (`developer.apple.com/documentation/uikit/uicontentsizecategory/large`).
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// Larger than that (`developer.apple.com/documentation/uikit/uicontentsizecategory/extralarge`).
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
}
