#if os(Linux) || os(macOS)
  import Commands
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import RouterEventsTesting
  import StrategyTable
  import TestSupport
  import Testing

  @MainActor
  @Suite(.watchdog)
  struct EventCommandTests {
    private let screen = Screen()

    // MARK: Keys

    @Test func keyEmitsFromTheTopmostControllerIfThereIsNoFirstResponder() {
      let isPerformed = screen.window.press("s", .command)

      #expect(isPerformed)
      #expect(screen.list.saves == 1)
      #expect(screen.list.source === screen.list)
    }

    @Test func keyEmitsFromTheFirstResponder() {
      screen.list.field.becomeFirstResponder()

      screen.window.press("s", .command)

      #expect(screen.list.source === screen.list.field)
    }

    @Test func keyEmitsFromAPresentedController() {
      let sheet = ForwardingController()
      screen.list.present(sheet, animated: false)

      screen.window.press(UIKeyCommand.inputDownArrow)

      #expect(sheet.shares == 1)
    }

    @Test func fieldBelowAPresentedControllerIsNoSource() {
      let sheet = ForwardingController()
      screen.list.field.becomeFirstResponder()
      screen.list.present(sheet, animated: false)

      screen.window.press(UIKeyCommand.inputDownArrow)
      screen.window.press("s", .command)

      #expect(EventCommand.source(near: screen.list) === sheet)
      #expect((sheet.shares, screen.list.saves) == (1, 0))
    }

    @Test func fieldOfAPresentedControllerIsTheSource() {
      let sheet = NotesController()
      screen.list.present(sheet, animated: false)
      screen.window.layoutIfNeeded()
      sheet.field.becomeFirstResponder()

      screen.window.press("s", .command)

      #expect(sheet.source === sheet.field)
    }

    @Test func controllerBelowTheBarIsTheSourceDuringASearch() throws {
      screen.list.makeSearchable(emits: .found)
      screen.window.layoutIfNeeded()
      let search = try #require(screen.list.navigationItem.searchController)
      search.searchBar.searchTextField.becomeFirstResponder()
      let user = ListPerformer(screen.list.listAdapter)

      user.press("⌘S")

      #expect(search.searchBar.searchTextField.isFirstResponder)
      #expect(EventCommand.source(near: screen.window) === screen.list)
      #expect(screen.list.source === screen.list)
    }

    /// If a level of the views were searched twice, this would never end.
    @Test func firstResponderIsFoundInsideManyViews() {
      let field = UITextField()
      let outermost = (0..<64).reduce(field as UIView) { inner, _ in
        let view = UIView()
        view.addSubview(inner)
        return view
      }
      screen.list.view.addSubview(outermost)
      field.becomeFirstResponder()

      #expect(EventCommand.source(near: screen.list) === field)
    }

    @Test func appDelegateUsesTheActiveScene() {
      let other = Screen()
      let scenes: [UIScene] = [screen.window, other.window].compactMap { $0.windowScene }

      scenes[0].activationState = .background
      let found = [scenes, scenes.reversed()].map { EventCommand.window(in: $0) }
      scenes[1].activationState = .foregroundInactive
      let inactive = EventCommand.window(in: scenes)

      #expect(found == [other.window, other.window])
      #expect(inactive === screen.window)
    }

    @Test func keyOfAnEventThatNobodyHandlesDoesNothing() {
      let isPerformed = screen.window.press("f", .command)

      #expect(!isPerformed)
    }

    @Test func keyIsTracedLikeAnyEvent() async {
      let recorder = EventRecorder(above: screen.list.field)
      screen.list.field.becomeFirstResponder()

      screen.window.press("s", .command)

      await recorder.next(.saved)
    }

    @Test func performerPressesKeys() {
      let user = ListPerformer(screen.list.listAdapter)

      user.press("⌘S")

      #expect(screen.list.saves == 1)
    }

    @Test(arguments: ["⌘S", "⇧⌘Z", "⎋", "⌥⌘↑", "⌃⏎"])
    func keysAreReadAsMenusShowThem(_ text: String) throws {
      let keys = try #require(EventCommand.Key.reading(text))

      #expect(EventCommand.Key.text(keys.key.input, keys.modifiers) == text)
    }

    @Test(arguments: ["", "⌘", "FN", "⌘⌘"])
    func otherTextsAreNoKeys(_ text: String) {
      #expect(EventCommand.Key.reading(text) == nil)
    }

    // MARK: Menus

    @Test func menuDisablesWhatNobodyHandles() {
      let commands = screen.menuCommands

      #expect(commands.map(\.title) == ["Save", "Share", "Find", "Undo", "Redo"])
      #expect(commands.map { $0.attributes.contains(.disabled) } == [false, true, true, true, true])
    }

    @Test func disabledCommandShowsItsTitleAndMark() throws {
      let hide = EventCommand(.hidden, "Toggle", key: "h", modifiers: .command)
      let key = try #require(EventCommand.keyCommands([hide]).first)

      let shown = screen.window.validated(key)
      let isPerformed = screen.window.press("h", .command)
      UIApplication.shared.sendAction(key.action, to: screen.list, from: key, for: nil)

      #expect((shown.title, shown.state, shown.attributes) == ("Hide", .on, .disabled))
      #expect(!isPerformed)
      #expect(screen.list.saves == 0)
    }

    @Test func undoAndRedoAreInTheMainMenu() {
      let text = Text()
      text.set("new", screen.list.undoManager)
      screen.list.undoManager?.setActionName("Typing")
      let title = screen.menuCommands.map(\.title)[3]

      let isUndone = screen.window.press("z", .command)
      let undone = text.value
      let isRedone = screen.window.press("z", [.command, .shift])

      #expect(title == "Undo Typing")
      #expect((isUndone, undone) == (true, ""))
      #expect((isRedone, text.value) == (true, "new"))
      screen.list.undoManager?.removeAllActions()
    }

    @Test func performerUndoesAndRedoes() {
      let user = ListPerformer(screen.list.listAdapter)
      let text = Text()
      text.set("new", screen.list.undoManager)

      user.press("⌘Z")
      let undone = text.value
      user.press("⇧⌘Z")

      #expect(undone == "")
      #expect(text.value == "new")
      screen.list.undoManager?.removeAllActions()
    }

    @Test func performerHasNothingToUndo() {
      let user = ListPerformer(screen.list.listAdapter)

      withKnownIssue {
        user.press("⌘Z")
      } matching: {
        $0.description.contains("There is no command with the key ⌘Z.")
      }
    }

    @Test func commandThatTheMenuHasIsLeftOutAndReported() throws {
      let delegate = RepeatingDelegate()

      let (menu, reports) = Reports.collecting { UIApplication(delegate: delegate).mainMenu }

      #expect(menu.commands.map(\.title) == ["Find", "Save", "Undo", "Redo"])
      let text = """
        The command 'Save' was left out of the main menu, which has it already. Insert it once, or give one of the two \
        commands another id.
        """
      #expect(reports.map(\.text) == [text, text])
    }

    /// UIKit inserts none of the commands if one of them has a key of the main menu.
    @Test func commandWhoseKeyTheMenuHasGetsNoneAndIsReported() throws {
      let delegate = SameKeysDelegate()

      let (menu, reports) = Reports.collecting { UIApplication(delegate: delegate).mainMenu }

      let added = menu.commands.filter { $0.title.hasPrefix("Mark") }
      #expect(added.map { ($0 as? UIKeyCommand)?.input } == ["m", nil, "Z", nil])
      #expect(
        reports.map(\.text)
          == ["Mark 2", "Mark 4"].map {
            "The command '\($0)' has no key in the main menu, where another command has that key. Give it another key."
          }
      )
    }

    @Test func menuPerformsACommand() throws {
      let save = try #require(screen.menuCommands.first)

      screen.window.perform(save)

      #expect(screen.list.saves == 1)
    }

    @Test func groupsAreSections() throws {
      let file = try #require(screen.application.mainMenu.children.first as? UIMenu)

      let menu = try #require(file.children.last as? UIMenu)
      let sections = menu.children.compactMap { ($0 as? UIMenu)?.children.map(\.title) }
      #expect(sections == [["Save", "Share"], ["Find"]])
    }

    @Test func menuBesideAMissingOneIsReportedAndAppended() throws {
      let delegate = OddDelegate()

      let (menu, reports) = Reports.collecting { UIApplication(delegate: delegate).mainMenu }

      let appended = try #require(menu.children.last as? UIMenu)
      #expect(appended.title == "Commands")
      #expect(appended.commands.map(\.title) == ["Find"])
      #expect(
        reports.map(\.text) == [
          """
          The commands Find were appended to the main menu, because it has no menu 'missing'. Insert them beside another \
          menu, or before that one is removed.
          """
        ]
      )
    }

    @Test func twoCommandsWithOneIDAreReported() {
      let commands = [
        EventCommand("twice", "One", key: "1"), EventCommand("twice", "Two", key: "2", line: 1),
      ]

      let (_, reports) = Reports.collecting { EventCommand.keyCommands(commands) }

      #expect(reports.count == 1)
      #expect(
        reports.first?.text.hasPrefix("The command 'Two' has the id 'twice' of the command 'One' at ") == true
      )
    }

    @Test func twoCommandsOfOneLineWithOneIDAreReported() {
      let commands = ["1", "2"].map { EventCommand("tab", "Tab \($0)", key: .init($0)) }

      let (_, reports) = Reports.collecting { EventCommand.keyCommands(commands) }

      #expect(reports.count == 1)
    }

    @Test func commandThatIsMadeAgainIsNotReported() {
      let (_, reports) = Reports.collecting {
        for _ in 0..<2 { _ = EventCommand.keyCommands([EventCommand("again", "Again", key: "a")]) }
      }

      #expect(reports.isEmpty)
    }

    @Test func buttonMenuAsksWhenItIsMade() {
      let actions = [EventCommand.save, .find].map { $0.action(from: screen.list.field) }

      #expect(actions.map { $0.attributes.contains(.disabled) } == [false, true])
    }

    // MARK: Other elements

    @Test func barButtonItemIsValidatedOnRequest() async {
      let item = EventCommand.find.barButtonItem(from: screen.list)
      while item.isEnabled { await Task.yield() }
      let token = screen.window.onRouterEvent(.found) { _ in }

      item.setNeedsValidation()
      while !item.isEnabled { await Task.yield() }

      #expect(item.title == "Find")
      token.cancel()
    }

    @Test func toolbarItemsAreValidatedWithTheController() async {
      let item = EventCommand.find.barButtonItem(from: screen.list)
      while item.isEnabled { await Task.yield() }
      let token = screen.window.onRouterEvent(.found) { _ in }
      screen.list.toolbarItems = [item]

      screen.list.setNeedsValidation()
      for _ in 0..<9 { await Task.yield() }

      #expect(item.isEnabled)
      token.cancel()
    }

    @Test func itemsInGroupsAreValidatedWithTheController() async {
      let items = (0..<4).map { _ in EventCommand.find.barButtonItem(from: screen.list) }
      while items.contains(where: \.isEnabled) { await Task.yield() }
      let token = screen.window.onRouterEvent(.found) { _ in }
      let groups = items.map { UIBarButtonItemGroup(barButtonItems: [$0], representativeItem: nil) }
      screen.list.navigationItem.leadingItemGroups = [groups[0]]
      screen.list.navigationItem.centerItemGroups = [groups[1]]
      screen.list.navigationItem.trailingItemGroups = [groups[2]]
      screen.list.navigationItem.pinnedTrailingGroup = groups[3]

      screen.list.setNeedsValidation()
      for _ in 0..<9 { await Task.yield() }

      #expect(items.map(\.isEnabled) == [true, true, true, true])
      token.cancel()
    }

    @Test func accessibilityActionSucceedsIfTheEventIsHandled() throws {
      let action = try #require(EventCommand.save.accessibilityAction(from: screen.list))

      let isPerformed = action.actionHandler?(action)

      #expect(isPerformed == true)
      #expect(screen.list.saves == 1)
      #expect(EventCommand.find.accessibilityAction(from: screen.list) == nil)
    }

    @Test func rowActionEmitsFromTheRow() {
      let user = ListPerformer(screen.list.listAdapter)

      user.swipe("Milk", choosing: "Save")
      let fromSwipe = screen.list.source
      user.openMenu(of: "Milk", choosing: "Save")

      #expect(fromSwipe is UITableViewCell)
      #expect(screen.list.source is UITableViewCell)
    }

    @Test func rowActionIsLeftOutIfNobodyHandlesIt() {
      let swipe = screen.list.listAdapter.swipeTitles(at: [0, 0])

      #expect(swipe == ["Save"])
    }
  }

  extension ListAdapter {
    fileprivate func swipeTitles(at index: IndexPath) -> [String?] {
      guard let adapter = self as? TableAdapter, let view = adapter.tableView else { return [] }
      let actions = adapter.tableView(view, trailingSwipeActionsConfigurationForRowAt: index)?.actions
      return (actions ?? []).map(\.title)
    }
  }

  /// Code of the app that registers an operation for undo.
  @MainActor
  private final class Text {
    private(set) var value = ""

    func set(_ new: String, _ manager: UndoManager?) {
      manager?.registerUndo(withTarget: self) { [value, weak manager] in $0.set(value, manager) }
      value = new
    }
  }

  private final class RepeatingDelegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
      builder.insert([.save, .save], after: .close)
      builder.insert([.save, .find], after: .close)
    }
  }

  private final class SameKeysDelegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
      builder.insert(
        [
          EventCommand("mark.1", "Mark 1", key: "m", modifiers: .command),
          EventCommand("mark.2", "Mark 2", key: "m", modifiers: .command),
          EventCommand("mark.3", "Mark 3", key: "Z", modifiers: .alternate),
          EventCommand("mark.4", "Mark 4", key: "z", modifiers: .command),
        ],
        after: .close
      )
    }
  }

  private final class OddDelegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
      builder.insert([.find], after: UIMenu.Identifier("missing"))
    }
  }
#endif
