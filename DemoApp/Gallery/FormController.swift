import Foundation
import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventName {
  /// The user tapped the row that resets the form.
  static let formResetTapped: EventName = "form.resetTapped"
}

/// A form of settings, whose rows are key paths.
///
/// An edit that would make the settings invalid is refused. Its row then shows why.
final class FormController: ListTableController, EventHandling {
  static let table = StrategyTable<FormController> {
    On(message: Edit<Settings>.self) { controller, edit, _ in
      var settings = controller.settings
      edit.apply(to: &settings)
      try settings.validate()
      controller.settings = settings
    }
    On(.formResetTapped) { controller, _ in controller.settings = Settings() }
  }

  private(set) var settings = Settings() { didSet { setNeedsList() } }

  init() {
    super.init(.insetGrouped)
    title = "Form"
  }

  override var list: ListSource {
    let form = FormRows(settings)
    return ListSource {
      ListSection("profile", title: "Profile") {
        form.textField("Name", \.name, placeholder: "Your name")
        form.textField("Email", \.email, placeholder: "you@example.com")
      }
      ListSection("notifications", title: "Notifications", footerTitle: "Previews show messages.") {
        form.toggle("Notifications", \.notifies)
        if settings.notifies { form.toggle("Previews", \.previews) }
      }
      ListSection("text", title: "Text", footerTitle: "The size of messages.") {
        form.stepper("Font size", \.fontSize, in: 10...30, text: { "\($0) points" })
      }
      ListSection("reset") { form.button("Reset", emits: .formResetTapped) }
    }
  }
}

/// The settings that the form edits.
struct Settings {
  var name = "Ada"
  var email = ""
  var notifies = true
  var previews = false
  var fontSize = 14

  /// Throws an error if the settings cannot be used.
  func validate() throws(SettingsError) {
    if name.count < 2 { throw .shortName }
    if !email.isEmpty, !email.contains("@") { throw .email }
  }
}

/// The reason why settings cannot be used.
enum SettingsError: LocalizedError {
  /// The name has fewer than two letters.
  case shortName

  /// The email address has no `@`.
  case email

  var errorDescription: String? {
    switch self {
    case .shortName: "A name has at least two letters."
    case .email: "An address has an @."
    }
  }
}
