public import Foundation

/// A font (`developer.apple.com/documentation/uikit/uifont`).
///
/// There is one family here, the system's.
public final class UIFont: NSObject, Sendable {
  /// How heavy a font's strokes are (`developer.apple.com/documentation/uikit/uifont/weight`); each member has
  /// its page below.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight of a number from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As text is set.
    public static let regular = Weight(rawValue: 0)
    /// Heavier, as headings are set.
    public static let semibold = Weight(rawValue: 0.3)
    /// Heavy.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The size, in points (`developer.apple.com/documentation/uikit/uifont/pointsize`).
  public let pointSize: CGFloat

  /// How heavy the strokes are.
  let weight: Weight

  private init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The system's font, regular
  /// (`developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)`).
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  /// The system's font of a weight
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
