public import ListSource
public import PlatformUIKit

/// What a user does to a list, performed by a test.
///
/// ```swift
/// let user = ListPerformer(adapter)
/// user.tap("Emma")
/// user.swipe(.id(emma.id), choosing: "Delete")
/// user.openMenu(of: "Ulysses", choosing: "Share")
/// await recorder.next(.bookShared)
/// ```
///
/// A method first scrolls to the row, as a user does, and lays the screen out before and after. What UIKit lets a program
/// do, such as selecting a row or sending the actions of a control, is done by UIKit. Touches are not: for these, the
/// performer calls the delegate methods of the adapter, and the actions that the ``/ListSource/Rows`` declare. See
/// <doc:TestingAList>.
///
/// If there is no such row, control, field, action or menu element, the test fails at the call, with a list of those that
/// there are. What the list does not allow, such as the selection of a row that its delegate refuses, does nothing.
@MainActor
public struct ListPerformer {
  /// The adapter of the list.
  public let adapter: ListAdapter

  let isInSwiftTesting = TestFailure.isInSwiftTesting

  /// Creates a performer for the list of an adapter. The list view must have a size, and be in a window for typing.
  public init(_ adapter: ListAdapter) {
    self.adapter = adapter
  }

  /// Taps a row: selects it, or deselects it if it is selected and the list allows multiple selection.
  public func tap(
    _ row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    perform(on: row, at: Place(fileID, filePath, line, column)) { $0.tap($1) }
  }

  /// Taps a control in a row, such as a button or a switch.
  ///
  /// A button sends the actions for `touchUpInside`. A switch changes first and, like any other control, sends those for
  /// `valueChanged` and `primaryActionTriggered`. A disabled or hidden control sends none.
  /// If `control` is nil, the row must have only one control.
  public func tap(
    control: String?,
    in row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    perform(on: row, at: place) { list, index in
      guard let control = find(control, among: UIControl.self, in: list.cell(at: index), of: row, at: place),
        control.isEnabled, !control.isHidden, control.isUserInteractionEnabled
      else { return }
      if let control = control as? UISwitch { control.setOn(!control.isOn, animated: false) }
      let events: UIControl.Event =
        control is UIButton ? .touchUpInside : [.valueChanged, .primaryActionTriggered]
      control.sendActions(for: events)
    }
  }

  /// Changes the value of a control in a row, for example of a stepper, a slider or a segmented control.
  ///
  /// ```swift
  /// user.change(UIStepper.self, in: "Font size") { $0.value += 1 }
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
    let place = Place(fileID, filePath, line, column)
    perform(on: row, at: place) { list, index in
      guard let control = find(nil, among: control, in: list.cell(at: index), of: row, at: place),
        control.isEnabled, !control.isHidden, control.isUserInteractionEnabled
      else { return }
      change(control)
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  /// Selects a row that is not selected. If it is, the test fails.
  public func select(
    _ row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    perform(on: row, at: place) { list, index in
      if list.selected.contains(index) { return fail("The row \(row) is already selected.", at: place) }
      list.tap(index)
    }
  }

  /// Deselects a selected row, in a list that allows multiple selection. If the row cannot be deselected, the test fails.
  public func deselect(
    _ row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    perform(on: row, at: place) { list, index in
      guard list.selected.contains(index) else { return fail("The row \(row) is not selected.", at: place) }
      guard list.allowsMultiple else {
        return fail(
          "A user cannot deselect the row \(row), because the list allows one selection.",
          at: place
        )
      }
      list.tap(index)
    }
  }

  /// Swipes a row and chooses an action by its title.
  public func swipe(
    _ row: RowQuery,
    from edge: SwipeEdge = .trailing,
    choosing title: String,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    perform(on: row, at: place) { list, index in
      let offers = list.swipeActions(edge, at: index)
      guard let offer = offers.first(where: { $0.title == title }) else {
        let missing = "A swipe of the row \(row) from the \(edge) edge offers no action '\(title)'."
        return fail("\(missing) \(Self.listed("Actions", offers.map(\.title)))", at: place)
      }
      offer.perform()
    }
  }

  /// Opens the menu of a row and chooses an action by its title, or by the titles of submenus and its own.
  public func openMenu(
    of row: RowQuery,
    choosing titles: String...,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    perform(on: row, at: place) { list, index in
      let offers = list.hasMenu(at: index) ? adapter.menuActions(at: index) : []
      let offer = offers.first { $0.path == titles || titles.count == 1 && $0.path.last == titles[0] }
      guard let offer, !offer.isDisabled else {
        let problem = offer == nil ? "has no element" : "does not let a user choose"
        let names = offers.map { $0.path.joined(separator: " > ") + ($0.isDisabled ? " (disabled)" : "") }
        let missing = "The menu of the row \(row) \(problem) '\(titles.joined(separator: " > "))'."
        return fail("\(missing) \(Self.listed("Elements", names))", at: place)
      }
      offer.perform()
    }
  }

  /// Drags a row to the place of another row, if the list lets the row go there.
  ///
  /// If the row cannot be moved at all, the test fails.
  public func move(
    _ row: RowQuery,
    to other: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    perform(on: other, at: place) { _, proposed in
      perform(on: row, at: place) { list, index in
        guard list.canMove(index) else { return fail("The row \(row) cannot be moved.", at: place) }
        adapter.moveRow(at: index, to: list.target(of: index, proposed))
      }
    }
  }

  /// Scrolls until a row shows.
  public func scroll(
    to row: RowQuery,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    perform(on: row, at: Place(fileID, filePath, line, column)) { _, _ in }
  }

  /// Types text at the end of a text field in a row, which becomes first responder. A line break presses Return.
  ///
  /// The field's delegate is asked about each character. The field stays first responder, unless Return ends editing.
  /// The field is named by its placeholder or text. If `field` is nil, the row must have only one. If `replacing` is true,
  /// the field's text is deleted first.
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
      guard let field = find(field, among: UITextField.self, in: list.cell(at: index), of: row, at: place)
      else { return }
      guard field.isFirstResponder || field.becomeFirstResponder() else {
        let hint = "Is it enabled, does its delegate allow editing, and is the list in a window?"
        return fail("The field in the row \(row) does not become first responder. \(hint)", at: place)
      }
      field.type(text, replacing: replacing)
    }
  }

  /// Types text into the search bar of the list's screen, in place of the earlier text.
  ///
  /// The search bar is that of the navigation item, or the first one in the view of the controller. An empty text only
  /// deletes the earlier one.
  public func search(
    for text: String,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    let view = (adapter as? any PerformedList)?.view
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
}

/// A row of a list, by its id or by its words.
///
/// A string literal stands for words: `user.tap("Emma")`.
public enum RowQuery: ExpressibleByStringLiteral, CustomStringConvertible {
  /// The row whose model has the id, as in ``/ListSource/ListAdapter/indexPath(for:)``.
  case id(AnyHashable)

  /// The first row with a label, button or text field whose text this is.
  case text(String)

  /// Creates a query for the row with the words of the literal.
  public init(stringLiteral text: String) { self = .text(text) }

  /// The words in quotation marks, or the id.
  public var description: String {
    switch self {
    case .id(let id): "with the id \(id)"
    case .text(let text): "'\(text)'"
    }
  }
}
