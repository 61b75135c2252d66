internal import Foundation
internal import ListSource
public import PlatformUIKit

extension ListPerformer {
  /// Taps a control in a row, such as a button or a switch.
  ///
  /// A button sends the actions for `touchUpInside`. A switch changes first and, like any other control, sends those for
  /// `valueChanged` and `primaryActionTriggered`. A disabled or hidden control sends none.
  ///
  /// A control is named by a text that it shows or by its accessibility label. If `control` is nil, the row must have
  /// only one control.
  public func tap(
    control: String?,
    in row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    perform(on: UIControl.self, named: control, in: row, at: Place(fileID, filePath, line, column)) {
      control in
      if let control = control as? UISwitch { control.setOn(!control.isOn, animated: false) }
      control.sendActions(for: control is UIButton ? .touchUpInside : changeEvents)
    }
  }

  /// Taps the plus button of a stepper in a row, or its minus button if `count` is negative.
  ///
  /// Each tap that changes the value sends the actions for `valueChanged` and `primaryActionTriggered`. The stepper is
  /// named by its accessibility label. If `stepper` is nil, the row must have only one.
  public func step(
    by count: Int,
    of stepper: String? = nil,
    in row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    perform(on: UIStepper.self, named: stepper, in: row, at: Place(fileID, filePath, line, column)) {
      stepper in
      for _ in 0..<count.magnitude {
        let old = stepper.value
        let new = old + (count < 0 ? -stepper.stepValue : stepper.stepValue)
        let range = stepper.minimumValue...stepper.maximumValue
        stepper.value =
          stepper.wraps && !range.contains(new) ? (count < 0 ? range.upperBound : range.lowerBound) : new
        if stepper.value != old { stepper.sendActions(for: changeEvents) }
      }
    }
  }

  /// Moves the thumb of a slider in a row to a value.
  ///
  /// The slider limits the value to its range. If its value changes, it sends the actions for `valueChanged` and
  /// `primaryActionTriggered`, once. The slider is named by its accessibility label. If `slider` is nil, the row must
  /// have only one.
  public func slide(
    to value: Float,
    of slider: String? = nil,
    in row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    perform(on: UISlider.self, named: slider, in: row, at: Place(fileID, filePath, line, column)) { slider in
      let old = slider.value
      slider.setValue(value, animated: false)
      if slider.value != old { slider.sendActions(for: changeEvents) }
    }
  }

  /// Chooses a segment of a segmented control in a row, or opens the menu of a button in it and chooses an action.
  ///
  /// If the segment is not selected, the segmented control selects it and sends the actions for `valueChanged` and
  /// `primaryActionTriggered`. If there is no such segment or action, the test fails.
  ///
  /// The control is named by a text that it shows or by its accessibility label. If `control` is nil, the row must have
  /// only one segmented control or button with a menu.
  public func choose(
    _ title: String,
    from control: String? = nil,
    in row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    let kind = "UISegmentedControl or UIButton with a menu"
    perform(on: UIControl.self, kind: kind, named: control, in: row, at: place) {
      $0 is UISegmentedControl || ($0 as? UIButton)?.menu != nil
    } body: { control in
      let actions = ((control as? UIButton)?.menu?.visibleActions ?? []).map(\.action)
        .filter { !$0.attributes.contains(.disabled) }
      let segments = control as? UISegmentedControl
      let titles = segments.map { segments in
        (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
      }
      guard let index = (titles ?? actions.map(\.title)).firstIndex(of: title) else {
        let choices = Self.listed("Choices", titles ?? actions.map(\.title))
        return fail("A control in the row \(row) has no choice '\(title)'. \(choices)", at: place)
      }
      guard let segments else { return control.sendAction(actions[index]) }
      guard segments.selectedSegmentIndex != index else { return }
      segments.selectedSegmentIndex = index
      segments.sendActions(for: changeEvents)
    }
  }

  /// Changes a control in a row that no other method changes, for example a date picker or a control of the app.
  ///
  /// ```swift
  /// user.change(StarsControl.self, in: "Rating") { $0.stars = 4 }
  /// ```
  ///
  /// The control then sends the actions for `valueChanged` and `primaryActionTriggered`. A disabled or hidden control does
  /// not change. The row must have only one control of the type.
  public func change<Control: UIControl>(
    _ control: Control.Type,
    in row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    by change: (Control) -> Void
  ) {
    perform(on: control, named: nil, in: row, at: Place(fileID, filePath, line, column)) { control in
      change(control)
      control.sendActions(for: changeEvents)
    }
  }

  /// Types text at the end of a text field or text view in a row, which becomes first responder.
  ///
  /// In a text field, a line break presses Return. The delegate is asked about each character. The field stays first
  /// responder, unless Return ends editing.
  ///
  /// The field is named by its text, its placeholder or its accessibility label. If `field` is nil, the row must have
  /// only one. If `replacing` is true, the field's text is deleted first.
  public func type(
    _ text: String,
    into field: String? = nil,
    in row: RowQuery,
    replacing: Bool = false,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    perform(on: row, at: place) { list, index in
      let cell = list.cell(at: index)
      let fields: [UIView] = (cell?.all(UITextField.self) ?? []) + (cell?.all(UITextView.self) ?? [])
      let kind = "UITextField or UITextView"
      guard let view = find(field, among: fields, kind, of: row, at: place) else { return }
      guard view.isFirstResponder || view.becomeFirstResponder() else {
        let hint = "Is it enabled, does its delegate allow editing, and is the list in a window?"
        return fail("The field in the row \(row) does not become first responder. \(hint)", at: place)
      }
      (view as? any TypedView)?.type(text, replacing: replacing)
    }
  }

  /// Types text into the search bar of the list's screen, in place of the earlier text.
  ///
  /// The search bar of the navigation item is used, otherwise the first one in the view of the controller. An empty
  /// text only deletes the earlier one.
  public func search(
    for text: String,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    let view = adapter.scrollView
    view?.layOutScreen()
    guard let field = view?.searchBar?.searchTextField else {
      return fail("The screen of the list has no search bar.", at: place)
    }
    guard field.isFirstResponder || field.becomeFirstResponder() else {
      return fail("The search bar does not become first responder. Is the list in a window?", at: place)
    }
    field.type(text, replacing: true)
    view?.layOutScreen()
  }

  private var changeEvents: UIControl.Event { [.valueChanged, .primaryActionTriggered] }

  /// Performs an action on a control that a user can touch.
  private func perform<Control: UIControl>(
    on type: Control.Type,
    kind: String = "\(Control.self)",
    named name: String?,
    in row: RowQuery,
    at place: Place,
    where condition: (Control) -> Bool = { _ in true },
    body: (Control) -> Void
  ) {
    perform(on: row, at: place) { list, index in
      let controls = list.cell(at: index)?.all(type).filter(condition) ?? []
      guard let control = find(name, among: controls, kind, of: row, at: place), control.isEnabled,
        !control.isHidden, control.isUserInteractionEnabled
      else { return }
      body(control)
    }
  }
}

extension UIMenu {
  /// The actions that are not hidden, also of submenus. A path holds the titles of the submenus and of the action.
  var visibleActions: [(path: [String], action: UIAction)] {
    children.flatMap { element -> [(path: [String], action: UIAction)] in
      if let menu = element as? UIMenu {
        return menu.visibleActions.map { ((menu.title.isEmpty ? [] : [menu.title]) + $0.path, $0.action) }
      }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      return [([action.title], action)]
    }
  }
}

/// A view that types as a keyboard does, which UIKit does not offer: asks the delegate, then inserts the text.
@MainActor
private protocol TypedView: UIView {
  var typed: String { get }
  func insertText(_ text: String)
  func deleteBackward()

  /// Returns whether the delegate allows a text in place of a range.
  func allows(_ text: String, in range: NSRange) -> Bool

  /// Presses Return. Returns false if a line break is typed like any other character.
  func pressReturn() -> Bool
}

extension TypedView {
  fileprivate func type(_ text: String, replacing: Bool) {
    while replacing, !typed.isEmpty, allows("", inPlaceOfLast: 1) { deleteBackward() }
    for character in text where !(character.isNewline && pressReturn()) {
      if allows(String(character), inPlaceOfLast: 0) { insertText(String(character)) }
    }
  }

  private func allows(_ text: String, inPlaceOfLast count: Int) -> Bool {
    let length = typed.suffix(count).utf16.count
    return allows(text, in: NSRange(location: typed.utf16.count - length, length: length))
  }
}

extension UITextField: TypedView {
  fileprivate var typed: String { text ?? "" }

  fileprivate func allows(_ text: String, in range: NSRange) -> Bool {
    let method: ((UITextField, NSRange, String) -> Bool)? =
      delegate?.textField(_:shouldChangeCharactersIn:replacementString:)
    return method?(self, range, text) ?? true
  }

  fileprivate func pressReturn() -> Bool {
    let method: ((UITextField) -> Bool)? = delegate?.textFieldShouldReturn
    guard method?(self) ?? true else { return true }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    return true
  }
}

extension UITextView: TypedView {
  fileprivate var typed: String { text ?? "" }

  fileprivate func allows(_ text: String, in range: NSRange) -> Bool {
    let method: ((UITextView, NSRange, String) -> Bool)? =
      delegate?.textView(_:shouldChangeTextIn:replacementText:)
    return method?(self, range, text) ?? true
  }

  fileprivate func pressReturn() -> Bool { false }
}
