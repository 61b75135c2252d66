public import Foundation

/// A color, which may differ between light and dark interfaces (`developer.apple.com/documentation/uikit/uicolor`).
///
/// Only some of UIKit's system colors are available. Their values are the same as UIKit's.
public final class UIColor: NSObject, Sendable {
  /// The red, green, blue and alpha components of a color, from 0 to 1.
  package struct Components: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  private let light: Components
  private let dark: Components

  private init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// Creates a color that is the same in both interface styles
  /// (`developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)`).
  ///
  /// The components are between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = Components(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      alpha: Double(alpha)
    )
    self.init(light: components, dark: components)
  }

  /// Returns a copy of the color with the given opacity, from 0 to 1
  /// (`developer.apple.com/documentation/uikit/uicolor/withalphacomponent(_:)`).
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var copies = (light: light, dark: dark)
    copies.light.alpha = Double(alpha)
    copies.dark.alpha = Double(alpha)
    return UIColor(light: copies.light, dark: copies.dark)
  }

  func components(in style: UIUserInterfaceStyle) -> Components {
    style == .dark ? dark : light
  }

  /// Returns whether an object is a color whose light and dark components equal those of this color.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark
  }

  /// The hash value of the color's light and dark components.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }
}

extension UIColor {
  /// Creates a color from one RGB value, in the form `0xRRGGBB`, for each interface style.
  private convenience init(light: Int, dark: Int, lightAlpha: Double = 1, darkAlpha: Double = 1) {
    self.init(light: Components(light, alpha: lightAlpha), dark: Components(dark, alpha: darkAlpha))
  }

  /// The transparent color, with an opacity of zero (`developer.apple.com/documentation/uikit/uicolor/clear`).
  public static let clear = UIColor(light: 0, dark: 0, lightAlpha: 0, darkAlpha: 0)
  /// The color black, in both interface styles (`developer.apple.com/documentation/uikit/uicolor/black`).
  public static let black = UIColor(light: 0, dark: 0)
  /// The color white, in both interface styles (`developer.apple.com/documentation/uikit/uicolor/white`).
  public static let white = UIColor(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// The color of primary text (`developer.apple.com/documentation/uikit/uicolor/label`).
  public static let label = UIColor(light: 0, dark: 0xFFFFFF)
  /// The color of secondary text (`developer.apple.com/documentation/uikit/uicolor/secondarylabel`).
  public static let secondaryLabel = UIColor(
    light: 0x3C3C43,
    dark: 0xEBEBF5,
    lightAlpha: 0.6,
    darkAlpha: 0.6
  )
  /// The color of the lines between rows (`developer.apple.com/documentation/uikit/uicolor/separator`).
  public static let separator = UIColor(
    light: 0x3C3C43,
    dark: 0x545458,
    lightAlpha: 0.29,
    darkAlpha: 0.6
  )
  /// The color behind the main content of the interface
  /// (`developer.apple.com/documentation/uikit/uicolor/systembackground`).
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// The color behind the groups of a grouped interface, such as a grouped list
  /// (`developer.apple.com/documentation/uikit/uicolor/systemgroupedbackground`).
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// The color of the groups in a grouped interface, such as the rows of a grouped list
  /// (`developer.apple.com/documentation/uikit/uicolor/secondarysystemgroupedbackground`).
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// The translucent color of a fill, such as a button's background
  /// (`developer.apple.com/documentation/uikit/uicolor/tertiarysystemfill`).
  public static let tertiarySystemFill = UIColor(
    light: 0x767680,
    dark: 0x767680,
    lightAlpha: 0.12,
    darkAlpha: 0.24
  )
  /// The fourth shade of the system's gray (`developer.apple.com/documentation/uikit/uicolor/systemgray4`).
  ///
  /// In PortableUIKit, it is the background color of highlighted and selected cells.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The tint color of the view that draws the color, which is always the system's blue here
  /// (`developer.apple.com/documentation/uikit/uicolor/tintcolor`).
  public static let tintColor = systemBlue
  /// The system's blue, which is the default tint color (`developer.apple.com/documentation/uikit/uicolor/systemblue`).
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  /// The system's green, which marks a switch that is on
  /// (`developer.apple.com/documentation/uikit/uicolor/systemgreen`).
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// The system's indigo (`developer.apple.com/documentation/uikit/uicolor/systemindigo`).
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system's orange, which is brighter in dark interfaces
  /// (`developer.apple.com/documentation/uikit/uicolor/systemorange`).
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system's red, which marks destructive actions (`developer.apple.com/documentation/uikit/uicolor/systemred`).
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
}

extension UIColor.Components {
  init(_ rgb: Int, alpha: Double) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255,
      green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255,
      alpha: alpha
    )
  }
}
