import ListSource
import PlatformUIKit
import StrategyTable

final class SettingsController: ListTableController, EventHandling {
  static let table = StrategyTable<SettingsController> {
    On(message: Edit<Settings>.self) { controller, edit, _ in edit.apply(to: &controller.settings) }
  }
  private(set) var settings: Settings { didSet { setNeedsList() } }

  init(_ settings: Settings) {
    self.settings = settings
    super.init(.insetGrouped)
    title = "Settings"
  }

  override var list: ListSource {
    let form = FormRows(settings)
    return ListSource {
      ListSection("profile", title: "Profile") { form.textField("Name", \.displayName) }
      ListSection(
        "notifications",
        title: "Notifications",
        footerTitle: "Previews show the text of messages."
      ) {
        form.toggle("Notifications", \.notifies)
        if settings.notifies { form.toggle("Previews", \.previews) }
      }
      ListSection("text", title: "Text") { form.stepper("Font size", \.fontSize, in: 10...30) }
    }
  }
}
