import PlatformUIKit
import Testing

@MainActor
@Suite
struct SettingsTests {
  private func show(_ version: Version, _ settings: Settings = Settings()) -> Shown {
    Shown(
      version.make {
        PlainSettingsController(settings)
      } _: {
        SettingsController(settings)
      }
    )
  }

  private func settings(of shown: Shown) -> Settings? {
    (shown.screen as? PlainSettingsController)?.settings ?? (shown.screen as? SettingsController)?.settings
  }

  @Test(arguments: Version.allCases)
  func showsForm(version: Version) {
    let shown = show(version)

    #expect(shown.screen.title == "Settings")
    #expect(shown.table.style == .insetGrouped)
    #expect(shown.texts == [["Name"], ["Notifications"], ["Previews"], ["Font size", "14"]])
    #expect((0..<3).map(shown.header) == ["Profile", "Notifications", "Text"])
    #expect((0..<3).map(shown.footer) == [nil, "Previews show the text of messages.", nil])
    #expect(shown.control(UITextField.self, in: "Name").text == "Ada")
    #expect(shown.control(UISwitch.self, in: "Notifications").isOn)
    #expect(shown.control(UIStepper.self, in: "Font size").value == 14)
  }

  @Test(arguments: Version.allCases)
  func controlsHaveLabelsForVoiceOver(version: Version) {
    let shown = show(version)

    #expect(shown.control(UITextField.self, in: "Name").accessibilityLabel == "Name")
    #expect(shown.control(UISwitch.self, in: "Previews").accessibilityLabel == "Previews")
    #expect(shown.control(UIStepper.self, in: "Font size").accessibilityLabel == "Font size")
  }

  @Test(arguments: Version.allCases)
  func typingKeepsFieldAndInsertionPoint(version: Version) {
    let shown = show(version)
    let field = shown.control(UITextField.self, in: "Name")
    field.becomeFirstResponder()

    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.insertText("M")
    field.insertText("s ")
    shown.window.layoutIfNeeded()

    #expect(settings(of: shown)?.displayName == "Ms Ada")
    #expect(field.text == "Ms Ada")
    #expect(field.isFirstResponder)
    #expect(shown.control(UITextField.self, in: "Name") === field)
  }

  @Test(arguments: Version.allCases)
  func previewsShowOnlyWithNotifications(version: Version) {
    let shown = show(version)
    let toggle = shown.control(UISwitch.self, in: "Notifications")

    toggle.setOn(false, animated: false)
    toggle.sendActions(for: .valueChanged)
    let without = shown.texts.map(\.first)
    toggle.setOn(true, animated: false)
    toggle.sendActions(for: .valueChanged)

    #expect(without == ["Name", "Notifications", "Font size"])
    #expect(shown.texts.map(\.first) == ["Name", "Notifications", "Previews", "Font size"])
    #expect(shown.control(UISwitch.self, in: "Notifications") === toggle)
    #expect(settings(of: shown) == Settings())
  }

  @Test(arguments: Version.allCases)
  func togglesPreviews(version: Version) {
    let shown = show(version)
    let toggle = shown.control(UISwitch.self, in: "Previews")

    toggle.setOn(true, animated: false)
    toggle.sendActions(for: .valueChanged)

    #expect(settings(of: shown)?.previews == true)
  }

  @Test(arguments: Version.allCases)
  func stepperChangesFontSizeWithinLimits(version: Version) {
    let shown = show(version, Settings(fontSize: 29))
    let stepper = shown.control(UIStepper.self, in: "Font size")

    stepper.value += 1
    stepper.sendActions(for: .valueChanged)

    #expect(settings(of: shown)?.fontSize == 30)
    #expect(shown.texts.last == ["Font size", "30"])
    #expect(stepper.minimumValue == 10)
    #expect(stepper.maximumValue == 30)
    #expect(shown.control(UIStepper.self, in: "Font size") === stepper)
  }

  @Test(arguments: Version.allCases)
  func screenIsFreed(version: Version) {
    weak var screen: UIViewController?
    do {
      let shown = show(version)
      screen = shown.screen
      shown.control(UISwitch.self, in: "Previews").sendActions(for: .valueChanged)
    }

    #expect(screen == nil)
  }
}
