/// A category for the text size that the user prefers
/// (`developer.apple.com/documentation/uikit/uicontentsizecategory`).
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The string that identifies the category.
  public let rawValue: String

  /// Creates a category from the string that identifies it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The category of a trait collection whose text size isn't specified
  /// (`developer.apple.com/documentation/uikit/uicontentsizecategory/unspecified`).
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The category for small text (`developer.apple.com/documentation/uikit/uicontentsizecategory/small`).
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")

  /// The category for large text, which is the system's default
  /// (`developer.apple.com/documentation/uikit/uicontentsizecategory/large`).
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// The category for large text among the sizes for accessibility
  /// (`developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilitylarge`).
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )

  /// The category for the largest text
  /// (`developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextraextraextralarge`).
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// Whether the category is one of the sizes for accessibility
  /// (`developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory`).
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// The category for extra-large text (`developer.apple.com/documentation/uikit/uicontentsizecategory/extralarge`).
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
}
