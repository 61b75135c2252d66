import Commands
import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventCommand {
  static let newTodo = EventCommand("todos.added", "New", key: "n", modifiers: .command)
  static let finishTodo = EventCommand("todos.finished", "Done", key: "d", modifiers: .command)
  static let deleteTodo = EventCommand("todos.deleted", "Delete", key: .delete, modifiers: .command)
  static let raiseTodo = EventCommand("todos.raised", "Move Up", key: .up, modifiers: .command)
  static let lowerTodo = EventCommand("todos.lowered", "Move Down", key: .down, modifiers: .command)
}

extension EventName {
  /// The user dragged a to-do to another position.
  static let todoMoved: EventName = "todos.moved"
}

/// A list of to-dos with a key for everything. Commands are for the swiped row, otherwise for the selected one.
final class TodoController: ListTableController, EventHandling {
  static let table = StrategyTable<TodoController> {
    On(EventCommand.newTodo.event.name) { controller, _ in controller.add() }
    On(EventCommand.finishTodo.event.name) { controller, event in
      controller.change(event) { $0[$1].isDone.toggle() }
    }
    On(EventCommand.deleteTodo.event.name) { controller, event in
      controller.change(event) { $0.remove(at: $1) }
    }
    On(EventCommand.raiseTodo.event.name) { controller, event in
      controller.change(event) { if $1 > 0 { $0.swapAt($1, $1 - 1) } }
    }
    On(EventCommand.lowerTodo.event.name) { controller, event in
      controller.change(event) { if $1 < $0.count - 1 { $0.swapAt($1, $1 + 1) } }
    }
    On(.todoMoved, with: \.reorder) { controller, reorder, _ in
      let todo = controller.todos.remove(at: reorder.from.indexPath.row)
      controller.todos.insert(todo, at: reorder.to.indexPath.row)
    }
  }

  private(set) var todos = Todo.examples { didSet { setNeedsList() } }

  init() {
    super.init(.insetGrouped)
    title = "To-dos"
    listAdapter.emitsSelection = false
    selection = .single
    navigationItem.rightBarButtonItem = EventCommand.newTodo.barButtonItem(from: self)
  }

  override var commands: [EventCommand] { [.newTodo, .finishTodo, .deleteTodo, .raiseTodo, .lowerTodo] }

  override var list: ListSource {
    ListSource {
      ListSection("todos") {
        Rows(todos, text: \.title, detail: \.mark)
          .reorderable(emits: .todoMoved)
          .swipe(.leading) { _ in RowAction(.finishTodo) }
          .swipe(.trailing) { _ in RowAction(.deleteTodo, style: .destructive) }
      }
    }
  }

  private func add() {
    let todo = Todo(title: "To-do \(todos.count + 1)")
    todos.append(todo)
    updateListIfNeeded()
    listAdapter.select(todo.id)
  }

  private func change(_ event: RouterEvent, _ body: (inout [Todo], Int) -> Void) {
    let todo = event.userInfo.listItem(as: Todo.self) ?? listAdapter.selectedItems(of: Todo.self).first
    if let index = todos.firstIndex(where: { $0.id == todo?.id }) { body(&todos, index) }
  }
}

/// A to-do.
struct Todo: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var isDone = false
  var mark: String { isDone ? "✓ Done" : "" }

  static let examples = ["Buy milk", "Water the plants", "Call Ada"].map { Todo(title: $0) }
}
