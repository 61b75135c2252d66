import Commands
import ListSource
import RouterEvents
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Answers what UIKit asks before it shows or performs a command.
@MainActor
enum CommandBenchmarks {
  static var all: [Benchmark] { [question, key, menu, menuAgainstQuestions] }

  private static var question: Benchmark {
    Allocations.benchmark(
      "command.question",
      of: "the question whether an event is enabled, chain of 30",
      limit: 0
    ) {
      let chain = EventChain(30, .strong, decorator: IdleDecorator())
      return { use(EventRouter.isEnabled(.tapped, from: chain.source)) }
    }
  }

  private static var key: Benchmark {
    Allocations.benchmark(
      "command.key",
      of: "a key command whose performer is looked for and validates it, from a field above 20 rows",
      limit: 0
    ) {
      let screen = CommandScreen()
      return { screen.validateFirstKey() }
    }
  }

  private static var menu: Benchmark {
    Allocations.benchmark(
      "command.menu",
      of: "a menu of 20 commands whose performers are looked for and validate them",
      limit: 0
    ) {
      let screen = CommandScreen()
      return { screen.validateMenu() }
    }
  }

  private static var menuAgainstQuestions: Benchmark {
    Benchmark(
      name: "command.menu",
      work: "a menu of 20 commands whose performers are looked for and validate them, a field above 20 rows",
      against: "twice the question whether each event is enabled",
      goal: .none
    ) {
      let screen = CommandScreen()
      return Timing.ratio { times in
        for _ in 0..<times { screen.validateMenu() }
      } to: { times in
        for _ in 0..<times { screen.askTwice() }
      }
    }
  }
}

/// A window whose list controller performs 20 commands. Its text field is the first responder.
@MainActor
private final class CommandScreen {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = CommandController()
  private let keys: [UIKeyCommand]

  init() {
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    controller.field.becomeFirstResponder()
    keys = EventCommand.keyCommands(controller.commands)
    precondition(controller.field.isFirstResponder && keys.count == 20)
  }

  func validateFirstKey() { validate(keys[0]) }

  func validateMenu() { keys.forEach(validate) }

  /// UIKit asks who performs the command, and then asks that responder to validate it.
  private func validate(_ command: UIKeyCommand) {
    if controller.canPerformAction(command.action, withSender: command) { controller.validate(command) }
    precondition(!command.attributes.contains(.disabled))
  }

  func askTwice() {
    for name in CommandController.names {
      for _ in 0..<2 { use(EventRouter.isEnabled(name, from: controller.field)) }
    }
  }
}

private final class CommandController: ListTableController, EventHandling {
  static let names = EventName.sixtyFour.prefix(20)
  static let table = StrategyTable<CommandController> {
    for name in names {
      On(name) { _, _ in }.enabled { $0.isOpen }.commandState { CommandState(mark: $0.isOpen ? .on : .off) }
    }
  }

  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let isOpen = true

  init() {
    super.init(.plain)
    topBar = field
  }

  override var commands: [EventCommand] {
    Self.names.map { EventCommand($0, "Command", key: "c", modifiers: .command) }
  }

  override var list: ListSource {
    ListSource { Rows(plain: (0..<20).map { PlainRow("Row \($0)") }) }
  }
}
