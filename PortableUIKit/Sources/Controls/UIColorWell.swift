/// A control that shows a color and lets the user choose another one
/// (`developer.apple.com/documentation/uikit/uicolorwell`).
///
/// PortableUIKit has no color picker, and draws nothing. A test sends the actions itself.
open class UIColorWell: UIControl {
  /// The color that is selected, or `nil` (`developer.apple.com/documentation/uikit/uicolorwell/selectedcolor`).
  ///
  /// Setting the property sends no event.
  open var selectedColor: UIColor?
}
