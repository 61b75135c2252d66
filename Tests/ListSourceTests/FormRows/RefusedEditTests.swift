import Foundation
import KitSupport
import PlatformUIKit
import RouterEvents
import RouterEventsInspector
import RouterEventsTesting
import StrategyTable
import Testing

@testable import ListSource

/// Edits that no responder takes over, and what a form shows about itself.
@MainActor
@Suite
struct RefusedEditTests {
  @Test(arguments: ListKind.inRows)
  func controlGoesBackIfTheValueStaysTheSame(kind: ListKind) async throws {
    let form = FormScreen(kind) { [$0.toggle("Notifications", \.notifies).erased] }
    form.controller.validate = { _ in false }
    let toggle: UISwitch = try form.control(\FormValues.notifies)

    form.turn(toggle)
    let isOnAtOnce = toggle.isOn
    await form.settle()

    #expect(form.controller.log == ["Notifications"])
    #expect(isOnAtOnce)
    #expect(!toggle.isOn)
  }

  @Test(arguments: ListKind.inRows)
  func valueThatComesLaterInTheTurnIsKept(kind: ListKind) async throws {
    let form = FormScreen(kind) { [$0.toggle("Notifications", \.notifies).erased] }
    let controller = form.controller
    controller.validate = { [weak controller] values in
      Task { controller?.values = values }
      return false
    }
    let toggle: UISwitch = try form.control(\FormValues.notifies)
    let turns = CallCount()
    toggle.addAction(UIAction { _ in turns.count += 1 }, for: .valueChanged)

    form.turn(toggle)
    await form.settle()

    #expect(toggle.isOn)
    #expect(turns.count == 1)
  }

  @Test(arguments: ListKind.inRows, [EventDisposition.forwarded, .blocked])
  func controlGoesBackAtOnceIfTheEditIsNotHandled(kind: ListKind, disposition: EventDisposition) throws {
    let form = FormScreen(kind) { [$0.stepper("Font size", \.fontSize, in: 1...20).erased] }
    form.screen.window.rootViewController = nil
    let other = RefusingView(frame: form.screen.window.bounds)
    other.disposition = disposition
    form.screen.window.addSubview(other)
    other.addSubview(form.screen.listView)
    let stepper: UIStepper = try form.control(\FormValues.fontSize)
    let unhandled = EventRouter.onUnhandled { _, _ in }

    stepper.value = 15
    stepper.sendActions(for: .valueChanged)

    #expect(stepper.value == 14)
    #expect(form.controller.log.isEmpty)
    unhandled.cancel()
  }

  @Test(arguments: ListKind.inRows)
  func refusedTextGoesBackAndKeepsTheInsertionPoint(kind: ListKind) async throws {
    let form = FormScreen(kind) {
      [$0.textField("Name", \.name).erased, $0.textView("About", \.about).erased]
    }
    form.controller.validate = { $0.name.count <= 3 && $0.about.isEmpty }
    let field: UITextField = try form.control(\FormValues.name)
    let area: TextArea = try form.control(\FormValues.about)
    field.becomeFirstResponder()
    field.moveInsertionPoint(to: 1)

    field.insertText("x")
    await form.settle()
    let insertionPoint = field.insertionPoint
    area.textView.becomeFirstResponder()
    area.textView.insertText("x")
    await form.settle()

    #expect(field.text == "Ada")
    #expect(insertionPoint == 1)
    #expect(area.text.isEmpty)
    #expect(area.textView.isFirstResponder)
  }

  @Test(arguments: ListKind.inRows)
  func composedTextGoesBackWhenTheCompositionHasEnded(kind: ListKind) async throws {
    let form = FormScreen(kind) {
      [$0.textField("Name", \.name).erased, $0.textView("About", \.about).erased]
    }
    form.controller.validate = { $0.name.count <= 3 && $0.about.isEmpty }
    let field: UITextField = try form.control(\FormValues.name)
    let view = try form.control(\FormValues.about, as: TextArea.self).textView

    field.becomeFirstResponder()
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    await form.settle()
    let composed = (field.text, field.markedTextRange != nil)
    field.insertText("你")
    await form.settle()
    let name = (field.text, field.markedTextRange)
    view.becomeFirstResponder()
    view.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
    await form.settle()
    let about = (view.text, view.markedTextRange != nil)
    view.insertText("好")
    await form.settle()

    #expect(composed == ("Adani", true))
    #expect(name == ("Ada", nil))
    #expect(about == ("hao", true))
    #expect(view.text.isEmpty)
  }

  @Test(arguments: ListKind.inRows)
  func composedTextGoesBackWhenEditingEndsWithoutAnotherEdit(kind: ListKind) async throws {
    let form = FormScreen(kind) {
      [$0.textField("Name", \.name).erased, $0.textView("About", \.about).erased]
    }
    form.controller.validate = { $0.name.count <= 3 && $0.about.isEmpty }
    let field: UITextField = try form.control(\FormValues.name)
    let view = try form.control(\FormValues.about, as: TextArea.self).textView

    field.becomeFirstResponder()
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    field.unmarkText()
    view.becomeFirstResponder()
    view.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
    view.unmarkText()
    view.resignFirstResponder()
    await form.settle()

    #expect(field.text == "Ada")
    #expect(view.text.isEmpty)
  }

  @Test(arguments: ListKind.inRows)
  func acceptedCompositionIsKept(kind: ListKind) async throws {
    let form = FormScreen(kind) { [$0.textField("Name", \.name).erased] }
    let field: UITextField = try form.control(\FormValues.name)

    field.becomeFirstResponder()
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    await form.settle()
    let composed = form.controller.values.name
    field.insertText("你")
    field.resignFirstResponder()
    await form.settle()

    #expect(composed == "Adani")
    #expect(form.controller.values.name == "Ada你")
    #expect(field.text == "Ada你")
  }

  @Test(arguments: ListKind.inRows)
  func errorShowsAtTheRowUntilItsNextEdit(kind: ListKind) async throws {
    let form = FormScreen(kind) {
      [$0.textField("Name", \.name).erased, $0.toggle("Notifications", \.notifies).erased]
    }
    form.controller.validate = { if $0.name.count < 2 { throw TooShort() } else { true } }
    let field: UITextField = try form.control(\FormValues.name)
    let height = form.screen.rects[0].height
    field.becomeFirstResponder()

    let reports = await withReports {
      for _ in 0..<2 { field.deleteBackward() }
      form.turn(try! form.control(\FormValues.notifies))
      await form.settle()
    }
    let (text, value) = (field.text, form.controller.values.name)
    let (label, grown) = (try form.text(\FormValues.name), form.screen.rects[0].height)
    let hint = field.accessibilityHint
    field.insertText("l")
    form.screen.layOut()

    #expect((text, value) == ("A", "Ad"))
    #expect(label.secondaryText == "A name has two letters.")
    #expect(label.secondaryTextProperties.color == .systemRed)
    #expect(hint == "A name has two letters.")
    #expect(grown > height)
    #expect(reports.isEmpty)
    #expect(form.controller.values.name == "Al")
    #expect(try form.text(\FormValues.name).secondaryText == nil)
    #expect(form.screen.rects[0].height == height)
    #expect(field.isFirstResponder)
  }

  @Test(arguments: ListKind.inRows)
  func refusedTextStaysAfterAnEditInTheSameTurn(kind: ListKind) throws {
    let editor = NameEditor(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = kind.controller { [weak editor] in
      ListSource { FormRows(editor?.values ?? FormValues()).textField("Name", \.name) }
    }
    editor.rootViewController = controller
    editor.makeKeyAndVisible()
    editor.layoutIfNeeded()
    let cell = try #require(controller.listAdapter.listView?.shownCell(at: IndexPath(row: 0, section: 0)))
    let view = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
    let field = try #require((view as? FormContentView)?.control as? UITextField)

    for _ in 0..<2 { field.deleteBackward() }
    editor.layoutIfNeeded()

    #expect(editor.values.name == "Ad")
    #expect(field.text == "A")
    #expect(field.accessibilityHint == "A name has two letters.")
  }

  @Test(arguments: ListKind.inRows)
  func controlWithoutTextGoesBackAndShowsTheError(kind: ListKind) throws {
    let form = FormScreen(kind) { [$0.toggle("Notifications", \.notifies).erased] }
    form.controller.validate = { if $0.notifies { throw TooShort() } else { true } }
    let toggle: UISwitch = try form.control(\FormValues.notifies)

    form.turn(toggle)

    #expect(!toggle.isOn)
    #expect(try form.text(\FormValues.notifies).secondaryText == "A name has two letters.")
  }

  #if os(Linux) || os(macOS)
    /// In a process of its own, because another test may observe errors.
    @Test
    func rowShowsTheErrorOfItsEditAndThatOfAnotherEventIsReported() async {
      await #expect(processExitsWith: .success) {
        try await MainActor.run {
          for kind in ListKind.inRows {
            let form = FormScreen(kind) { [$0.toggle("Notifications", \.notifies).erased] }
            let controller = form.controller
            controller.validate = { [weak controller] _ in
              controller?.routerEvent(name: "form.other")
              throw TooShort()
            }
            let other = controller.onRouterEvent("form.other") { event in
              EventRouter.report(Another(), for: event, owner: EditedController.self)
            }
            let toggle: UISwitch = try form.control(\FormValues.notifies)

            let (_, reports) = Reports.collecting { form.turn(toggle) }

            #expect(try form.text(\FormValues.notifies).secondaryText == "A name has two letters.")
            let expected = "A strategy of EditedController for 'form.other' threw Another()."
            #expect(reports.map(\.text) == [expected])
            other.cancel()
          }
        }
      }
    }
  #endif

  @Test(arguments: ListKind.inRows)
  func refusedTextAndItsErrorReturnWithTheRow(kind: ListKind) throws {
    let form = FormScreen(kind) { rows in
      [rows.textField("Name", \.name).erased]
        + (0..<60).map { rows.button("Button \($0)", emits: "button.tapped").erased }
    }
    form.controller.validate = { if $0.name.count < 2 { throw TooShort() } else { true } }
    let field: UITextField = try form.control(\FormValues.name)
    for _ in 0..<2 { field.deleteBackward() }

    form.screen.scroll(to: 1_500)
    form.screen.scroll(to: 0)

    #expect(try form.control(\FormValues.name, as: UITextField.self).text == "A")
    #expect(try form.text(\FormValues.name).secondaryText == "A name has two letters.")
  }

  @Test(arguments: ListKind.inRows)
  func valueOfTheModelReplacesARefusedText(kind: ListKind) throws {
    let form = FormScreen(kind) { [$0.textField("Name", \.name).erased] }
    form.controller.validate = { _ in throw TooShort() }
    let field: UITextField = try form.control(\FormValues.name)
    field.deleteBackward()

    form.controller.values.name = "Grace"
    form.screen.layOut()

    #expect(field.text == "Grace")
    #expect(try form.text(\FormValues.name).secondaryText == nil)
  }

  @Test(arguments: ListKind.inRows)
  func traceNamesTheFieldAndNotTheValue(kind: ListKind) throws {
    let form = FormScreen(kind) { [$0.textField("Name", \.name) { $0.isEnabled = true }.erased] }
    let field: UITextField = try form.control(\FormValues.name)
    let log = EventLog.start(through: form.screen.window, values: .shown)
    var dumped = ""

    field.insertText("secret")

    #expect(log.description.contains("FormValues.edited Name"))
    #expect(!log.description.contains("secret") && !log.json().contains("secret"))
    dump(form.rowsOfList, to: &dumped)
    dump(Edit(\FormValues.name, to: "secret"), to: &dumped)
    #expect(!(dumped + "\(form.rowsOfList)").contains("secret"))
    #expect(Edit(\FormValues.name, to: "secret").description.contains("FormValues"))
  }

  @Test(arguments: ListKind.inRows)
  func controlsHaveTheLabelsOfTheirRows(kind: ListKind) throws {
    let form = FormScreen(kind) {
      [$0.toggle("Notifications", \.notifies).erased, $0.textView("About", \.about).erased]
    }

    #expect(try form.control(\FormValues.notifies, as: UISwitch.self).accessibilityLabel == "Notifications")
    #expect(try form.control(\FormValues.about, as: TextArea.self).textView.accessibilityLabel == "About")
    #expect(try form.content(\FormValues.about).subviews.first?.accessibilityElementsHidden == true)
  }

  @Test(arguments: ListKind.inRows)
  func labelBesideControlOfSeveralElementsIsRead(kind: ListKind) throws {
    let form = FormScreen(kind) {
      [
        $0.stepper("Font size", \.fontSize, in: 10...20).erased,
        $0.control("Name", \.name) {
          StarsControl()
        } show: { _, _ in
        } read: { _ in
          ""
        }.erased,
        $0.control("Email", \.email) {
          StarsControl.element()
        } show: { _, _ in
        } read: { _ in
          ""
        }.erased,
      ]
    }

    let hidden = try [\FormValues.fontSize as AnyHashable, \FormValues.name, \FormValues.email].map {
      try form.content($0).subviews.first?.accessibilityElementsHidden
    }

    #expect(hidden == [false, false, true])
  }

  @Test(arguments: ListKind.inRows)
  func textViewGrowsWithTheTextSize(kind: ListKind) throws {
    let form = FormScreen(kind) { [$0.textView("About", \.about).erased] }
    let content = try form.content(\FormValues.about)
    let area = try form.control(\FormValues.about, as: TextArea.self)
    let before = area.frame.height

    // UIKit changes the font, and the cell configures its content view for the new traits.
    area.textView.font = .systemFont(ofSize: 34)
    content.configuration = content.configuration
    form.screen.layOut()

    #expect(area.frame.height > before + 40)
  }

  @Test(arguments: ListKind.inRows)
  func valueOfMenuIsItsChoice(kind: ListKind) throws {
    let form = FormScreen(kind) { [$0.menu("Theme", \.theme, [0, 1]) { $0 == 0 ? "Light" : "Dark" }.erased] }
    let button = try form.control(\FormValues.theme, as: ChoiceButton.self)
    let before = button.accessibilityValue

    form.controller.values.theme = 0
    form.screen.layOut()

    #expect(button.accessibilityLabel == "Theme")
    #expect((before, button.accessibilityValue) == ("Dark", "Light"))
  }

  @Test(arguments: ListKind.inRows)
  func labelAndControlAreBelowEachOtherAtTheSizesOfAccessibility(kind: ListKind) throws {
    let form = FormScreen(kind) { [$0.textField("Name", \.name).erased] }
    let content = try form.content(\FormValues.name)
    let field = try form.control(\FormValues.name, as: UITextField.self)
    let (axis, alignment) = (content.axis, field.textAlignment)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

    content.configuration = content.configuration.updated(
      for: UICellConfigurationState(traitCollection: large)
    )

    #expect(axis == .horizontal && alignment == .right)
    #expect(content.axis == .vertical && field.textAlignment == .natural)
    #expect(field.adjustsFontForContentSizeCategory)
  }

  @Test(arguments: ListKind.inRows)
  func alignmentOfTheAppStays(kind: ListKind) throws {
    let form = FormScreen(kind) { [$0.textField("Code", \.name) { $0.textAlignment = .center }.erased] }
    let field = try form.control(\FormValues.name, as: UITextField.self)
    field.insertText("1")

    #expect(field.textAlignment == .center)
  }

  @Test(arguments: ListKind.inRows)
  func controlOfAReusedCellIsItsOwn(kind: ListKind) throws {
    let form = FormScreen(kind) { rows in
      [rows.textField("Name", \.name) { $0.placeholder = "mine" }.erased]
        + (0..<60).map { rows.button("Button \($0)", emits: "button.tapped").erased }
        + [rows.textField("Email", \.email).erased]
    }

    form.screen.scrollThrough()

    #expect(try form.control(\FormValues.email, as: UITextField.self).placeholder == nil)
  }

  @Test(arguments: ListKind.inRows)
  func controllerThatGoesAwayFreesItsForm(kind: ListKind) async throws {
    weak var controller: EditedController?
    weak var control: UIControl?
    do {
      let form = FormScreen(kind) {
        [$0.toggle("Notifications", \.notifies).erased, $0.textView("About", \.about).erased]
      }
      (controller, control) = (form.controller, try form.control(\FormValues.notifies, as: UISwitch.self))
      form.controller.validate = { _ in throw TooShort() }
      form.turn(try form.control(\FormValues.notifies))
      form.screen.window.rootViewController = nil
    }

    for _ in 0..<5 { await Task.yield() }

    #expect(controller == nil)
    #expect(control == nil)
  }
}

extension FormScreen {
  /// Turns a switch, like a tap.
  func turn(_ toggle: UISwitch) {
    toggle.isOn.toggle()
    toggle.sendActions(for: .valueChanged)
  }

  fileprivate var rowsOfList: [FormRow] {
    controller.rows(FormRows(controller.values)).flatMap { group in
      (0..<group.count).compactMap { group.model(at: $0) as? FormRow }
    }
  }
}

private struct Another: Error {}

private struct TooShort: LocalizedError {
  var errorDescription: String? { "A name has two letters." }
}

/// A window that refuses short names, above a list controller.
private final class NameEditor: UIWindow, StrategyHandler {
  var values = FormValues()

  lazy var strategies = StrategyTable<NameEditor> {
    On(message: Edit<FormValues>.self) { owner, edit, _ in
      var values = owner.values
      edit.apply(to: &values)
      if values.name.count < 2 { throw TooShort() }
      owner.values = values
      (owner.rootViewController as? ListController)?.setNeedsList()
    }
  }
}

@MainActor
private final class CallCount {
  var count = 0
}

private final class RefusingView: UIView, EventHandler {
  var disposition = EventDisposition.forwarded

  func handle(_ event: RouterEvent) -> EventDisposition { disposition }
}
