public import Foundation

/// An object that describes the system font in one size and weight (`developer.apple.com/documentation/uikit/uifont`).
///
/// Unlike UIKit's class, it describes no other fonts.
public final class UIFont: NSObject, Sendable {
  /// The weight of a font, such as bold (`developer.apple.com/documentation/uikit/uifont/weight`).
  ///
  /// The linked page documents each member.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number from -1, the lightest, to 1, the heaviest.
    public let rawValue: CGFloat

    /// Creates a weight from a number between -1 and 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight of regular text, 0.
    public static let regular = Weight(rawValue: 0)
    /// The weight of semibold text, 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of bold text, 0.4.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The use of a text, which determines its font (`developer.apple.com/documentation/uikit/uifont/textstyle`).
  ///
  /// The linked page documents each member.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style with a name. A style with a name of an app's own has the font of ``body``.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of headings of the first level.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The style of headings of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of headings of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "body")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The style of smaller captions.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The size of the font, in points (`developer.apple.com/documentation/uikit/uifont/pointsize`).
  public let pointSize: CGFloat

  let weight: Weight
  private let use: (style: TextStyle, category: UIContentSizeCategory)?

  private init(pointSize: CGFloat, weight: Weight, use: (TextStyle, UIContentSizeCategory)? = nil) {
    self.pointSize = pointSize
    self.weight = weight
    self.use = use
  }

  /// Returns the regular system font of the given size, in points
  /// (`developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)`).
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  /// Returns the system font of the given size, in points, and the given weight
  /// (`developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)`).
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the system font of a text style (`developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)`).
  ///
  /// Here, the font has the size for the content size category Large. A view that adjusts its font shows the font in the
  /// size that the user prefers.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    font(style, .large)
  }

  /// Returns the system font of a text style, in the text size of traits
  /// (`developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:compatiblewith:)`).
  ///
  /// If the traits are `nil` or specify no text size, the size is Large.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font(style, traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// Returns the font in the size of a category, or this font if it has no text style.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard let use, use.category != category else { return self }
    return Self.font(use.style, category)
  }

  private static func font(_ style: TextStyle, _ category: UIContentSizeCategory) -> UIFont {
    let column = categories.firstIndex(of: category.rawValue) ?? 3
    let size = (sizes[style] ?? sizes[.body])?[column] ?? 17
    return UIFont(pointSize: size, weight: style == .headline ? .semibold : .regular, use: (style, category))
  }

  private static let categories = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ].map { "UICTContentSizeCategory" + $0 }

  /// The sizes of each style by category, in points. They are those of the Human Interface Guidelines
  /// (`developer.apple.com/design/human-interface-guidelines/typography`), in the sections "iOS, iPadOS Dynamic Type
  /// sizes" and "iOS, iPadOS larger accessibility type sizes".
  private static let sizes: [TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The height of a line of text, in points (`developer.apple.com/documentation/uikit/uifont/lineheight`).
  ///
  /// Here, the height is 1.2 times the size of the font, rounded up to a whole point.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// Returns whether an object is a font with the same size and weight.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight
  }

  /// The hash value of the size and the weight.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
