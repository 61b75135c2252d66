internal import Commands
public import ListSource
internal import PlatformUIKit

/// A performer of what a user does to a list, for tests.
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

  /// Swipes a row and chooses an action by its title, and confirms or cancels it if it asks.
  public func swipe(
    _ row: RowQuery,
    from edge: SwipeEdge = .trailing,
    choosing title: String,
    confirming isConfirmed: Bool = true,
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
      adapter.confirmationAnswer = isConfirmed
      defer { adapter.confirmationAnswer = nil }
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
      let offers = list.hasMenu(at: index) ? adapter.menu(at: index)?.visibleActions ?? [] : []
      let offer = offers.first { $0.path == titles || titles.count == 1 && $0.path.last == titles[0] }
      guard let offer, !offer.action.attributes.contains(.disabled) else {
        let problem = offer == nil ? "has no element" : "does not let a user choose"
        let names = offers.map { path, action in
          path.joined(separator: " > ") + (action.attributes.contains(.disabled) ? " (disabled)" : "")
        }
        let missing = "The menu of the row \(row) \(problem) '\(titles.joined(separator: " > "))'."
        return fail("\(missing) \(Self.listed("Elements", names))", at: place)
      }
      UIControl(frame: .zero).sendAction(offer.action)
    }
  }

  /// Drags a row to the place of another row, if the list lets it go there. If it cannot move at all, the test fails.
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

  /// Presses a key, written as menus show it, such as `⌘F`, `⇧⌘N`, `⌫`, `⎋`, `⏎` or `↓`.
  ///
  /// The key commands of the responder chain are searched, starting at the window's first responder, otherwise at the
  /// topmost view controller. UIKit lets no program press keys, so a key that only types, or that only the main menu
  /// has, is not found. `⌘Z` and `⇧⌘Z` always undo and redo. If no key command matches, or there is nothing to undo or
  /// redo, the test fails. A command that is disabled does nothing.
  public func press(
    _ keys: String,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard let view = adapter.scrollView, view.window != nil else {
      return fail("The list is not in a window, so it receives no keys.", at: place)
    }
    defer { view.layOutScreen() }
    guard let pressed = EventCommand.Key.reading(keys) else {
      return fail("'\(keys)' is no key. Expected one as menus show it, for example ⇧⌘N.", at: place)
    }
    let source = EventCommand.source(near: view)
    let commands = sequence(first: source, next: \.next).flatMap { $0.keyCommands ?? [] }
    let matching = commands.filter { $0.input == pressed.key.input && $0.modifierFlags == pressed.modifiers }
    let manager = matching.isEmpty ? source.undoManager : nil
    if keys == "⌘Z", let manager, manager.canUndo { return manager.undo() }
    if keys == "⇧⌘Z", let manager, manager.canRedo { return manager.redo() }
    if matching.isEmpty {
      let names = commands.map { "\(EventCommand.Key.text($0.input ?? "", $0.modifierFlags)) \($0.title)" }
      return fail("There is no command with the key \(keys). \(Self.listed("Keys", names))", at: place)
    }
    for command in matching {
      guard let action = command.action as Selector?,
        let target = source.target(forAction: action, withSender: command) as? UIResponder
      else { continue }
      target.validate(command)
      guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
      UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
      break
    }
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
