import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import StrategyTable
import Testing

extension EventName {
  fileprivate static let signOutTapped: EventName = "account.signOutTapped"
}

// snippet of Forms.md
struct Settings {
}
// end of snippet

// snippet of Forms.md
final class SettingsController: UIViewController, EventHandling {
}
// end of snippet

struct Profile {
  var name = "Ada"
  var stars = 3
}

private struct NameTooShort: LocalizedError {
  var errorDescription: String? { "Type at least two letters." }
}

private final class RatingControl: UIControl {
  var stars = 0
}

private final class ProfileController: UIViewController, EventHandling {
  static let table = StrategyTable<ProfileController> {
    // snippet of Forms.md
    On(message: Edit<Profile>.self) { controller, edit, _ in
    }
    // end of snippet
  }

  var profile = Profile()
  let tableView = ListTableView(frame: .zero, style: .insetGrouped)

  func show() {
    let form = FormRows(profile)
    TableAdapter(tableView).apply(
      ListSource {
        ListSection("profile") {
          form.textField("Name", \.name)
          // snippet of Forms.md
          form.control("Rating", \.stars, isWide: true) {
          }
          // end of snippet
        }
      }
    )
  }
}

@MainActor
@Suite
struct FormsTests {
  @Test func controlsEditTheSettings() throws {
    let controller = SettingsController()
    show(controller.tableView, of: controller)
    controller.show()
    controller.view.layoutIfNeeded()
    let rows = { controller.tableView.numberOfRows(inSection: 1) }
    let (before, toggle) = (rows(), try #require(controls(of: controller.view, UISwitch.self).first))

    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)

    #expect(before == 2)
    #expect(!controller.settings.notifies)
    #expect(rows() == 1)
  }

  @Test func errorShowsAtTheRow() throws {
    let controller = ProfileController()
    show(controller.tableView, of: controller)
    controller.show()
    controller.view.layoutIfNeeded()
    let field = try #require(controls(of: controller.view, UITextField.self).first)
    let rating = try #require(controls(of: controller.view, RatingControl.self).first)

    field.text = "A"
    field.sendActions(for: .editingChanged)
    let name = controller.profile.name
    rating.stars = 5
    rating.sendActions(for: .valueChanged)

    #expect(field.accessibilityHint == "Type at least two letters.")
    #expect(name == "Ada")
    #expect(controller.profile.stars == 5)
  }

  private func show(_ tableView: UITableView, of controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    tableView.frame = controller.view.bounds
    controller.view.addSubview(tableView)
  }

  private func controls<Control: UIControl>(of view: UIView, _ type: Control.Type) -> [Control] {
    view.subviews.flatMap { ($0 as? Control).map { [$0] } ?? controls(of: $0, type) }
  }
}
