// For the stand-in only: no program can press a key on UIKit, or open the main menu.
#if !canImport(UIKit) || os(watchOS)
  import PortableUIKit
  import Testing

  /// The order is *assumed* where no page is named.
  @MainActor
  @Suite
  struct KeyTests {
    private let host = Host()
    private let window: UIWindow
    private let root = KeyController()
    private let field = UITextField()

    init() {
      window = host.makeWindow()
      root.view.addSubview(field)
      window.show(root)
    }

    /// `developer.apple.com/documentation/uikit/uiresponder/keycommands`
    @Test func aKeyIsPerformedByTheFirstResponderOfTheChainThatCan() {
      let isPerformed = window.press("a", .command)

      #expect(isPerformed)
      #expect(root.titles == ["Act"])
    }

    @Test func modifiersDistinguishKeys() {
      let isPerformed = window.press("a")

      #expect(!isPerformed)
    }

    @Test func aControllerThatCannotBecomeFirstResponderReceivesNoKeys() {
      root.isReady = false

      #expect(!window.press("a", .command))
    }

    @Test func aControllerUnderAPresentedOneReceivesNoKeys() {
      root.present(UIViewController(), animated: false)

      #expect(window.actionResponder === window)
    }

    /// `developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior`
    @Test func aTextFieldReceivesKeysFirst() {
      field.becomeFirstResponder()

      window.press("b")
      window.press("\r")
      window.press("c")
      window.press(UIKeyCommand.inputDelete)

      #expect(field.text == "b")
      #expect(root.titles == [])
    }

    /// `developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior`
    @Test func aCommandThatWantsPriorityPrecedesATextField() {
      root.wantsPriority = true
      field.becomeFirstResponder()

      window.press("b")

      #expect(field.text == "")
      #expect(root.titles == ["Type"])
    }

    /// `developer.apple.com/documentation/uikit/uiresponder/validate(_:)`
    @Test func aCommandIsValidatedBeforeItIsPerformed() {
      root.attributes = .disabled

      #expect(!window.press("a", .command))
      #expect(window.validated(KeyController.act).attributes == .disabled)
      #expect(KeyController.act.attributes == [])
    }

    @Test func aCommandWithoutATargetIsDisabled() {
      let command = window.validated(UICommand(title: "Other", action: "other:"))

      #expect(command.attributes == .disabled)
    }

    /// `developer.apple.com/documentation/uikit/uiresponder/buildmenu(with:)`
    @Test func theDelegateBuildsTheMainMenu() {
      let delegate = BuildingDelegate { builder in
        builder.insertChild(UIMenu(title: "Start"), atStartOfMenu: .file)
        builder.insertChild(UIMenu(title: "End"), atEndOfMenu: .file)
        builder.insertSibling(UIMenu(title: "Before"), beforeMenu: .close)
        builder.insertSibling(UIMenu(title: "After"), afterMenu: .close)
        builder.remove(menu: .window)
      }
      let application = UIApplication(delegate: delegate)

      let menus = application.mainMenu.children.compactMap { $0 as? UIMenu }

      #expect(menus.map(\.title) == ["File", "Edit", "View"])
      #expect(menus[0].children.map(\.title) == ["Start", "Before", "", "After", "End"])
    }

    /// `developer.apple.com/documentation/uikit/uimenusystem/setneedsrebuild()`
    @Test func theMainMenuIsBuiltAgainOnRequest() {
      var builds = 0
      let delegate = BuildingDelegate { _ in builds += 1 }
      let application = UIApplication(delegate: delegate)
      _ = (application.mainMenu, application.mainMenu)

      UIMenuSystem.main.setNeedsRebuild()
      _ = application.mainMenu

      #expect(builds == 2)
    }
  }

  private final class KeyController: UIViewController {
    static let act = UIKeyCommand(title: "Act", action: "perform:", input: "a", modifierFlags: .command)

    var titles: [String] = []
    var isReady = true
    var wantsPriority = false
    var attributes: UIMenuElement.Attributes = []

    override var canBecomeFirstResponder: Bool { isReady }

    override var keyCommands: [UIKeyCommand]? {
      let type = UIKeyCommand(title: "Type", action: "perform:", input: "b")
      type.wantsPriorityOverSystemBehavior = wantsPriority
      return [Self.act, type]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      Self.addMethod("perform:", to: KeyController.self) { responder, sender in
        (responder as? KeyController)?.titles.append((sender as? UICommand)?.title ?? "")
      }
      return super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
      command.attributes.formUnion(attributes)
    }
  }
#endif
