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
    .archiveChosen, "Archive", image: "archivebox", key: "e", modifiers: .command, group: "message"
  )
  static let flag = EventCommand(.flagChosen, "Flag", image: "flag", group: "message")
}
// end of snippet

// snippet of KeysAndMenus.md
final class InboxController: ListTableController, EventHandling {
// end of snippet

// snippet of KeysAndMenus.md
final class MailDelegate: UIResponder, UIApplicationDelegate {
// end of snippet

// snippet of KeysAndMenus.md
class MailWindow: UIWindow {
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
    // end of snippet

    #expect(controller.drafts == 1)
    #expect(controller.mails.map(\.subject) == ["Report"])
  }

  @Test
  func windowAnswersForCommandsThatNobodyHandles() {
    let window = MailWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let commands = EventCommand.keyCommands([.compose])

    #expect(!window.canPerformAction(commands[0].action, withSender: commands[0]))
  }
}
