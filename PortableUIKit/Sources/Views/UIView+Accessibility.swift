public import Foundation

/// An action of an element that assistive technologies offer
/// (`developer.apple.com/documentation/uikit/uiaccessibilitycustomaction`).
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded
  /// (`developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/handler`).
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The name of the action (`developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/name`).
  open var name: String

  /// The closure that performs the action
  /// (`developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/actionhandler-swift.property`).
  open var actionHandler: Handler?

  /// Creates an action with a name and a closure
  /// (`developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:actionhandler:)`).
  public init(name: String, actionHandler: @escaping Handler) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }
}

/// How an accessibility element behaves (`developer.apple.com/documentation/uikit/uiaccessibilitytraits`).
///
/// Only the traits that the kit needs are available. Their raw values are not documented.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw value of the traits.
  public let rawValue: UInt64

  /// Creates traits with a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The element behaves like a button
  /// (`developer.apple.com/documentation/uikit/uiaccessibilitytraits/button`).
  public static let button = UIAccessibilityTraits(rawValue: 1)

  /// The element is a header that divides content into sections
  /// (`developer.apple.com/documentation/uikit/uiaccessibilitytraits/header`).
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
  /// What assistive technologies read about a view.
  struct AccessibilityWords {
    var label: String?
    var hint: String?
    var value: String?
    var hidesElements = false
    var isElement = false
    var traits: UIAccessibilityTraits = []
    var actions: [UIAccessibilityCustomAction]?
  }

  /// Whether assistive technologies treat the view as one element
  /// (`developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement`).
  ///
  /// Unlike in UIKit, the default value is `false` for every view.
  public var isAccessibilityElement: Bool {
    get { accessibilityWords.isElement }
    set { accessibilityWords.isElement = newValue }
  }

  /// The traits that characterize the view
  /// (`developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits`).
  ///
  /// Unlike in UIKit, no view has traits by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityWords.traits }
    set { accessibilityWords.traits = newValue }
  }

  /// The actions that assistive technologies offer besides the default one, or `nil` for none
  /// (`developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions`).
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityWords.actions }
    set { accessibilityWords.actions = newValue }
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
