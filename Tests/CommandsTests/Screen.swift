#if os(Linux) || os(macOS)
  import Commands
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import StrategyTable

  extension EventName {
    static let saved: EventName = "notes.saved"
    static let found: EventName = "notes.found"
    static let shared: EventName = "notes.shared"
    static let hidden: EventName = "notes.hidden"
  }

  extension EventCommand {
    static let save = EventCommand(
      .saved,
      "Save",
      image: "tray",
      key: "s",
      modifiers: .command,
      group: "file"
    )
    static let find = EventCommand(.found, "Find", key: "f", modifiers: .command)
    static let share = EventCommand(.shared, "Share", group: "file")
  }

  /// An app with a window, a navigation controller and a list of notes.
  @MainActor
  struct Screen {
    let application: UIApplication
    let window: UIWindow
    let list = NotesController()
    private let delegate = NotesDelegate()
    private let scene: UIWindowScene

    init() {
      application = UIApplication(delegate: delegate)
      scene = UIWindowScene(application: application, bounds: CGRect(x: 0, y: 0, width: 320, height: 480))
      window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: list)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// The commands of the main menu as it shows them.
    var menuCommands: [UICommand] { application.mainMenu.commands.map { window.validated($0) } }
  }

  final class NotesController: ListTableController, EventHandling {
    static let table = StrategyTable<NotesController> {
      On(.saved) { controller, event in
        controller.saves += 1
        controller.source = event.source
      }
      On(.hidden) { controller, _ in controller.saves += 1 }
        .enabled { _ in false }
        .commandState { _ in CommandState(title: "Hide", mark: .on) }
    }

    var saves = 0
    weak var source: (any EventResponder)?
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    init() {
      super.init(.plain)
      topBar = field
    }

    override var commands: [EventCommand] { [.save, .find] }

    override var list: ListSource {
      ListSource {
        ListSection("notes") {
          Rows(plain: [PlainRow("Milk")])
            .swipe(.trailing) { _ in
              RowAction(.save)
              RowAction(.find)
            }
            .menu { _ in
              RowAction(.save)
              RowAction(.find)
            }
        }
      }
    }
  }

  final class NotesDelegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      if builder.system == .main { builder.insert([.save, .share, .find], after: .close) }
    }
  }

  /// A controller that forwards UIKit's questions, as a responder other than a list controller does.
  final class ForwardingController: UIViewController, EventHandling {
    static let table = StrategyTable<ForwardingController> {
      On(.shared) { controller, _ in controller.shares += 1 }
    }

    var shares = 0

    override var keyCommands: [UIKeyCommand]? {
      EventCommand.keyCommands([
        EventCommand(.shared, "Share", id: "share.down", key: .down, takesPriority: true)
      ])
    }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      EventCommand.canPerform(action, sender, by: self) ?? super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
      super.validate(command)
      EventCommand.validate(command, by: self)
    }
  }
#endif
