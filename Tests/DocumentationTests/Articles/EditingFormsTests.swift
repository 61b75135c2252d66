import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import StrategyTable
import Testing

extension EventName {
  fileprivate static let signOutTapped: EventName = "account.signOutTapped"
}

// snippet of EditingForms.md
struct Settings {
  var displayName = ""
  var about = ""
  var notifies = true
  var previews = false
  var fontSize = 14
  var theme = "Light"
}
// end of snippet

// snippet of EditingForms.md
final class SettingsController: UIViewController, EventHandling {
  static let table = StrategyTable<SettingsController> {
    On(message: Edit<Settings>.self) { controller, edit, _ in edit.apply(to: &controller.settings) }
  }

  private(set) var settings = Settings() { didSet { show() } }
  let tableView = ListTableView(frame: .zero, style: .insetGrouped)

  func show() {
    let adapter = tableView.listAdapter ?? TableAdapter(tableView)
    let form = FormRows(settings)
    adapter.apply(
      ListSource {
        ListSection("profile", title: "Profile") {
          form.textField("Name", \.displayName, placeholder: "Your name")
          form.textView("About", \.about)
        }
        ListSection("notifications", title: "Notifications") {
          form.toggle("Notifications", \.notifies)
          if settings.notifies { form.toggle("Previews", \.previews) }
        }
        ListSection("text", title: "Text") {
          form.stepper("Font size", \.fontSize, in: 10...30)
          form.segments("Theme", \.theme, ["Light", "Dark"]) { $0 }
        }
        ListSection("account") { form.button("Sign out", emits: .signOutTapped) }
      }
    )
  }
}
// end of snippet

struct Account {
  var name = "Ada"
  var stars = 3
}

private struct NameTooShort: LocalizedError {
  var errorDescription: String? { "Type at least two letters." }
}

private final class RatingControl: UIControl {
  var stars = 0
}

private final class AccountController: UIViewController, EventHandling {
  static let table = StrategyTable<AccountController> {
    // snippet of EditingForms.md
    On(message: Edit<Account>.self) { controller, edit, _ in
      var account = controller.account
      edit.apply(to: &account)
      guard account.name.count >= 2 else { throw NameTooShort() }
      controller.account = account
    }
    // end of snippet
  }

  var account = Account()
  let tableView = ListTableView(frame: .zero, style: .insetGrouped)

  func show() {
    let form = FormRows(account)
    TableAdapter(tableView).apply(
      ListSource {
        ListSection("profile") {
          form.textField("Name", \.name)
          // snippet of EditingForms.md
          form.control("Rating", \.stars, isWide: true) {
            RatingControl()
          } show: {
            $0.stars = $1
          } read: {
            $0.stars
          }
          // end of snippet
        }
      }
    )
  }
}

struct Invitation {
  var address = "ada@example.com"
  var isUrgent = false
  var hasAddress: Bool { address.contains("@") }
}

private struct NoAddress: Error {}

private final class InvitationController: UIViewController, EventHandling {
  static let table = StrategyTable<InvitationController> {
    // snippet of EditingForms.md
    On(message: Edit<Invitation>.self) { controller, edit, _ in
      edit.apply(to: &controller.invitation)
      if edit.field == \Invitation.address, !controller.invitation.hasAddress { throw NoAddress() }
    }
    // end of snippet
  }

  var invitation = Invitation()
}

@MainActor
@Suite
struct EditingFormsTests {
  @Test func refusedTextIsTakenOverAndOnlyItsRowHasTheError() {
    let controller = InvitationController()

    let text = controller.routerEvent(Edit(\Invitation.address, to: "ada"))
    let toggle = controller.routerEvent(Edit(\Invitation.isUrgent, to: true))

    #expect(text.errors.count == 1)
    #expect(toggle.errors.isEmpty)
    #expect(controller.invitation.address == "ada" && controller.invitation.isUrgent)
  }

  @Test func controlsEditTheSettings() throws {
    let controller = SettingsController()
    let window = show(controller.tableView, of: controller)
    controller.show()
    controller.view.layoutIfNeeded()
    let rows = { controller.tableView.numberOfRows(inSection: 1) }
    let before = rows()
    let toggle = try #require(
      controls(of: controller.view, UISwitch.self).first { $0.accessibilityLabel == "Notifications" }
    )

    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)

    #expect(before == 2)
    #expect(!controller.settings.notifies)
    #expect(rows() == 1)
    withExtendedLifetime(window) {}
  }

  @Test func errorShowsAtTheRow() throws {
    let controller = AccountController()
    let window = show(controller.tableView, of: controller)
    controller.show()
    controller.view.layoutIfNeeded()
    let field = try #require(controls(of: controller.view, UITextField.self).first)
    let rating = try #require(controls(of: controller.view, RatingControl.self).first)

    field.text = "A"
    field.sendActions(for: .editingChanged)
    let name = controller.account.name
    rating.stars = 5
    rating.sendActions(for: .valueChanged)

    #expect(field.accessibilityHint == "Type at least two letters.")
    #expect(name == "Ada")
    #expect(controller.account.stars == 5)
    withExtendedLifetime(window) {}
  }

  private func show(_ tableView: UITableView, of controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    tableView.frame = controller.view.bounds
    controller.view.addSubview(tableView)
    return window
  }

  private func controls<Control: UIControl>(of view: UIView, _ type: Control.Type) -> [Control] {
    view.subviews.flatMap { ($0 as? Control).map { [$0] } ?? controls(of: $0, type) }
  }
}
