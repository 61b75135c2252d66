public import Foundation

/// A font (`developer.apple.com/documentation/uikit/uifont`).
///
/// Here there is only the system font.
public final class UIFont: NSObject, Sendable {
  /// The weight of a font (`developer.apple.com/documentation/uikit/uifont/weight`). The page lists its members.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight from -1 to 1. Regular is 0.
    public let rawValue: CGFloat

    /// Makes a weight from a number between -1 and 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// The semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The size, in points (`developer.apple.com/documentation/uikit/uifont/pointsize`).
  public let pointSize: CGFloat

  /// The weight.
  let weight: Weight

  private init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Returns the system font in regular weight
  /// (`developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)`).
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  /// Returns the system font with a weight
  /// (`developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)`).
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// The height of a line, in points (`developer.apple.com/documentation/uikit/uifont/lineheight`).
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// Whether another font has the same size and weight.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight
  }

  /// A hash of the size and the weight.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
