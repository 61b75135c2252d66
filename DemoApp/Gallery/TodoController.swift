import Commands
import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventCommand {
  static let newTodo = EventCommand("todos.added", "New", key: .return, modifiers: .command)
  static let finishTodo = EventCommand("todos.finished", "Done", key: "d", modifiers: .command)
  static let deleteTodo = EventCommand("todos.deleted", "Delete", key: .delete, modifiers: .command)
  static let raiseTodo = EventCommand("todos.raised", "Move Up", key: .up, modifiers: .command)
  static let lowerTodo = EventCommand("todos.lowered", "Move Down", key: .down, modifiers: .command)
}

extension EventName {
  /// The user dragged a to-do to another place.
  static let todoMoved: EventName = "todos.moved"
}

/// Puts an earlier list back: the inverse of each change.
struct TodosRestored: EventMessage {
  static let name: EventName = "todos.restored"
  var todos: [Todo]
}

/// To-dos with a key for everything, and undo. A command is for the swiped row, or for the selected one.
final class TodoController: ListTableController, EventHandling {
  private static let changes: [(command: EventCommand, body: @MainActor (inout [Todo], Int) -> Void)] = [
    (.finishTodo, { $0[$1].isDone.toggle() }), (.deleteTodo, { $0.remove(at: $1) }),
    (.raiseTodo, { $0.swapAt($1, max($1, 1) - 1) }),
    (.lowerTodo, { $0.swapAt($1, min($1 + 2, $0.count) - 1) }),
  ]
  static let table = StrategyTable<TodoController> {
    On(EventCommand.newTodo.event.name) { controller, _ in
      let todo = Todo(title: "To-do \(controller.todos.count + 1)")
      controller.todos.append(todo)
      controller.updateListIfNeeded()
      controller.listAdapter.select(todo.id)
    }
    .undoable("New") { controller, _ in controller.restoration }
    for (command, change) in changes {
      On(command.event.name) { $0.todos = $0.changed($1, change) ?? $0.todos }
        .undoable(command.title) { $0.changed($1, change) == nil ? nil : $0.restoration }
    }
    On(.todoMoved, with: \.reorder) { controller, reorder, _ in
      let todo = controller.todos.remove(at: reorder.from.indexPath.row)
      controller.todos.insert(todo, at: reorder.to.indexPath.row)
    }
    .undoable("Move") { controller, _ in controller.restoration }
    On(message: TodosRestored.self) { controller, message, _ in controller.todos = message.todos }
      .undoable("Change") { controller, _ in controller.restoration }
  }
  private var restoration: PreparedEvent { .message { [todos] in TodosRestored(todos: todos) } }
  private(set) var todos = Todo.examples { didSet { setNeedsList() } }

  init() {
    super.init(.insetGrouped)
    title = "To-dos"
    emptyText = "Nothing to do"
    selection = .single
    listAdapter.emitsSelection = false
    navigationItem.rightBarButtonItem = EventCommand.newTodo.barButtonItem(from: self)
  }

  override var commands: [EventCommand] { [.newTodo] + Self.changes.map { $0.command } }
  override var list: ListSource { ListSource { ListSection("todos") { rows } } }
  private var rows: Rows<Todo> {
    Rows(todos, text: \.title, detail: { $0.isDone ? "✓ Done" : "" }).reorderable(emits: .todoMoved)
      .swipe(.leading) { _ in RowAction(.finishTodo) }
      .swipe(.trailing) { _ in RowAction(.deleteTodo, style: .destructive) }
  }

  private func changed(_ event: RouterEvent, _ body: (inout [Todo], Int) -> Void) -> [Todo]? {
    let todo = event.userInfo.listItem(as: Todo.self) ?? listAdapter.selectedItems(of: Todo.self).first
    var next = todos
    if let index = next.firstIndex(where: { $0.id == todo?.id }) { body(&next, index) }
    return next == todos ? nil : next
  }
}

struct Todo: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var isDone = false
  static let examples = ["Buy milk", "Water the plants", "Call Ada"].map { Todo(title: $0) }
}
