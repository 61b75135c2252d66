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

  /// The size of the font, in points (`developer.apple.com/documentation/uikit/uifont/pointsize`).
  public let pointSize: CGFloat

  let weight: Weight

  private init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
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
