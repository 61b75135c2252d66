import Foundation

extension UIView {
  /// What assistive technologies read about a view.
  struct AccessibilityWords {
    var label: String?
    var hint: String?
    var value: String?
    var hidesElements = false
  }

  /// A short text that names the view for assistive technologies, or `nil` for none
  /// (`developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel`).
  ///
  /// Unlike in UIKit, only views have the property, and no view has a label by default.
  public var accessibilityLabel: String? {
    get { accessibilityWords.label }
    set { accessibilityWords.label = newValue }
  }

  /// Whether assistive technologies ignore the elements inside the view
  /// (`developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden`).
  public var accessibilityElementsHidden: Bool {
    get { accessibilityWords.hidesElements }
    set { accessibilityWords.hidesElements = newValue }
  }

  /// The value of the view, for example of a slider, or `nil` for none
  /// (`developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue`).
  public var accessibilityValue: String? {
    get { accessibilityWords.value }
    set { accessibilityWords.value = newValue }
  }

  /// A short text that describes the result of an action on the view, or `nil` for none
  /// (`developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint`).
  public var accessibilityHint: String? {
    get { accessibilityWords.hint }
    set { accessibilityWords.hint = newValue }
  }
}
