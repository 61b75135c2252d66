import Commands
import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import RouterEventsTesting
import StrategyTable
import Testing

struct Mail: Identifiable, Equatable {
  var id: Int
  var subject: String
}

extension EventName {
  static let composeChosen: EventName = "mail.composeChosen"
  static let archiveChosen: EventName = "mail.archiveChosen"
  static let flagChosen: EventName = "mail.flagChosen"
}

// snippet of Commands.md
extension EventCommand {
  static let compose = EventCommand(.composeChosen, "New Message", key: "n", modifiers: .command)
  static let archive = EventCommand(
    .archiveChosen,
    "Archive",
    image: "archivebox",
    key: "e",
    modifiers: .command,
    group: "message"
  )
  static let flag = EventCommand(.flagChosen, "Flag", image: "flag", group: "message")
}
// end of snippet

// snippet of KeysAndMenus.md
final class InboxController: ListTableController, EventHandling {
  static let table = StrategyTable<InboxController> {
    On(.composeChosen) { controller, _ in controller.drafts += 1 }
    On(.archiveChosen) { controller, event in
      let message =
        event.userInfo.listItem(as: Mail.self) ?? controller.listAdapter.selectedItems(of: Mail.self).first
      controller.mails.removeAll { $0.id == message?.id }
    }
  }

  var drafts = 0
  var mails: [Mail] = [] { didSet { setNeedsList() } }

  init() {
    super.init(.plain)
    selection = .single
    navigationItem.rightBarButtonItem = EventCommand.compose.barButtonItem(from: self)
  }

  override var commands: [EventCommand] { [.compose, .archive] }

  override var list: ListSource {
    ListSource {
      Rows(mails, text: \.subject)
        .swipe(.trailing) { _ in RowAction(.archive) }
        .menu { _ in RowAction(.archive) }
    }
  }
}
// end of snippet

// snippet of KeysAndMenus.md
final class MailDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.insert([.archive, .flag], after: .view, title: "Message")
    builder.insertChild(EventCommand.menu([.compose]), atStartOfMenu: .file)
  }
}
// end of snippet

// snippet of KeysAndMenus.md
class MailWindow: UIWindow {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EventCommand.canPerform(action, sender, by: self)
      ?? super.canPerformAction(action, withSender: sender)
  }

  override func validate(_ command: UICommand) {
    super.validate(command)
    EventCommand.validate(command, by: self)
  }
}
// end of snippet

@MainActor
@Suite
struct KeysAndMenusTests {
  @Test
  func keysPerformTheCommands() {
    let controller = InboxController()
    controller.mails = [Mail(id: 1, subject: "Lunch?"), Mail(id: 2, subject: "Report")]
    let window = MailWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()

    // snippet of KeysAndMenus.md
    let user = ListPerformer(controller.listAdapter)
    user.press("⌘N")
    user.select("Lunch?")
    user.press("⌘E")
    // end of snippet

    #expect(controller.drafts == 1)
    #expect(controller.mails.map(\.subject) == ["Report"])
  }

  @Test
  func keysOfAVisiblePaneNeedItsFirstResponder() {
    let (left, container) = (InboxController(), UIViewController())
    for (place, pane) in [left, UIViewController()].enumerated() {
      container.addChild(pane)
      pane.view.frame = CGRect(x: 160 * place, y: 0, width: 160, height: 480)
      container.view.addSubview(pane.view)
      pane.didMove(toParent: container)
    }
    let window = MailWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = container
    window.makeKeyAndVisible()

    left.becomeFirstResponder()
    ListPerformer(left.listAdapter).press("⌘N")

    #expect(left.drafts == 1)
  }

  @Test
  func windowAnswersForCommandsThatNobodyHandles() {
    let window = MailWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let commands = EventCommand.keyCommands([.compose])

    let action: Selector? = commands[0].action
    #expect(action.map { window.canPerformAction($0, withSender: commands[0]) } == false)
  }
}
