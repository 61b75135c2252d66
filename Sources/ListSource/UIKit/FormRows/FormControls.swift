internal import Foundation
internal import PlatformUIKit

/// A button that shows one of several choices, and opens a menu of them.
final class ChoiceButton: UIButton {
  private var titles: [String] = []

  /// The index of the choice, or nil if none of the choices is chosen. VoiceOver reads the label of the row and the choice.
  private(set) var choice: Int? {
    didSet { accessibilityValue = choice.flatMap { titles.indices.contains($0) ? titles[$0] : nil } }
  }

  func show(_ choice: Int?, of titles: [String]) {
    guard choice != self.choice || titles != self.titles else { return }
    (self.titles, self.choice) = (titles, choice)
    configuration = configuration ?? .plain()
    showsMenuAsPrimaryAction = true
    // A button that tracks its selection would show the first choice instead of none.
    changesSelectionAsPrimaryAction = choice != nil
    menu = UIMenu(
      options: .singleSelection,
      children: titles.enumerated().map { index, title in
        UIAction(title: title, state: index == choice ? .on : .off) { [weak self] _ in self?.choose(index) }
      }
    )
  }

  private func choose(_ index: Int) {
    guard index != choice else { return }
    choice = index
    sendActions(for: .valueChanged)
  }
}

extension UISegmentedControl {
  func showSegments(_ titles: [String]) {
    guard titles != (0..<numberOfSegments).map({ titleForSegment(at: $0) ?? "" }) else { return }
    removeAllSegments()
    for (index, title) in titles.enumerated() {
      insertSegment(withTitle: title, at: index, animated: false)
    }
  }
}

/// A text view of a few lines, as a control.
final class TextArea: UIControl, UITextViewDelegate {
  let textView = UITextView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.font = UIListContentConfiguration.cell().textProperties.font
    textView.adjustsFontForContentSizeCategory = true
    textView.delegate = self
    addSubview(textView)
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { textView.text ?? "" }
    set {
      // As in a text field.
      guard textView.markedTextRange == nil else { return }
      let distance = textView.text.utf16.count - textView.selectedRange.location
      textView.text = newValue
      textView.selectedRange = NSRange(location: max(0, newValue.utf16.count - distance), length: 0)
    }
  }

  /// The height of a line at the text size with which the row was last configured.
  private var lineHeight: CGFloat = 20 {
    didSet { if lineHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  func adjustHeight() { lineHeight = textView.font?.lineHeight ?? lineHeight }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4 * lineHeight + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textView.frame = bounds
  }

  func textViewDidChange(_ textView: UITextView) {
    sendActions(for: .editingChanged)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    sendActions(for: .editingDidEnd)
  }
}

extension UITextField {
  static func inForm() -> UITextField {
    let field = UITextField()
    field.font = UIListContentConfiguration.cell().textProperties.font
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  /// Replaces the text, and keeps the distance of the insertion point from the end. Does nothing while an input method
  /// composes text: apps report that setting the text ends the composition.
  func replaceText(by new: String) {
    guard markedTextRange == nil else { return }
    let distance = selectedTextRange.map { offset(from: endOfDocument, to: $0.end) }
    text = new
    guard let distance, let position = position(from: endOfDocument, offset: distance) else { return }
    selectedTextRange = textRange(from: position, to: position)
  }
}

extension UIDevice {
  /// Whether UIKit supports refresh controls, steppers and wheels. In the Mac idiom of Mac Catalyst, UIKit throws an
  /// exception if a window shows a wheel, or, before macOS 27, one of the others.
  package static var supportsTouchControls: Bool { current.userInterfaceIdiom != .mac }
}

extension UIControl {
  /// The view that becomes first responder and has the accessibility label: the control or the text view in it.
  var editedView: UIView { (self as? TextArea)?.textView ?? self }

  /// Whether VoiceOver reads the control as one element, with its label. Others contain elements, as a stepper does. UIKit
  /// may know what its own controls are only while VoiceOver runs.
  var isOneElement: Bool {
    self is UISwitch || self is UISlider || self is UIButton || self is UITextField || self is TextArea
      || isAccessibilityElement
  }
}
