// PortableUIKit only: tests cannot touch and type in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PortableUIKit
  import RouterEvents
  import StrategyTable
  import Testing

  private struct Conversation: Identifiable, Equatable {
    var id: Int
    var name: String
    var isMuted = false
    var isRead = false
  }

  private final class ConversationCell: UITableViewCell, ViewConfigurable {
    func configure(with conversation: Conversation) {
      let marks = (conversation.isRead ? " read" : "") + (conversation.isMuted ? " muted" : "")
      textLabel?.text = conversation.name + marks
    }
  }

  extension EventName {
    fileprivate static let composeTapped: EventName = "conversations.composeTapped"
  }

  extension RowEvents {
    fileprivate static let conversationSelected = RowEvent<Conversation>("conversations.selected")
    fileprivate static let conversationMuted = RowEvent<Conversation>("conversations.muted")
    fileprivate static let conversationDeleted = RowEvent<Conversation>("conversations.deleted")
  }

  private final class ConversationsController: ListTableController, EventHandling {
    static let table = StrategyTable<ConversationsController> {
      On(row: \.conversationSelected) { controller, conversation, _ in controller.markRead(conversation.id) }
        .forwarding()
      On(row: \.conversationMuted) { controller, conversation, _ in controller.toggleMuted(conversation.id) }
      On(row: \.conversationDeleted) { controller, conversation, _ in controller.remove(conversation.id) }
    }
    var conversations: [Conversation] { didSet { setNeedsList() } }

    init(_ conversations: [Conversation]) {
      self.conversations = conversations
      super.init(.plain)
      title = "Chats"
      emptyText = "No conversations"
      navigationItem.rightBarButtonItem = UIBarButtonItem("New", emits: .composeTapped, from: self)
    }

    override var list: ListSource {
      ListSource {
        Rows(conversations, cell: ConversationCell.self)
          .height(.fixed(64))
          .emits(row: .conversationSelected)
          .swipe(.trailing) { conversation in
            RowAction("Delete", style: .destructive, row: .conversationDeleted)
            RowAction(conversation.isMuted ? "Unmute" : "Mute", row: .conversationMuted)
          }
      }
    }

    private func markRead(_ id: Int) { change(id) { $0.isRead = true } }
    private func toggleMuted(_ id: Int) { change(id) { $0.isMuted.toggle() } }
    private func remove(_ id: Int) { conversations.removeAll { $0.id == id } }

    private func change(_ id: Int, _ change: (inout Conversation) -> Void) {
      if let index = conversations.firstIndex(where: { $0.id == id }) { change(&conversations[index]) }
    }
  }

  private struct Settings: Equatable {
    var displayName = "Ada"
    var notifies = false
    var previews = false
    var fontSize = 14
  }

  private final class SettingsController: ListTableController, EventHandling {
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

  /// The screens of the documentation, from touches to their outcome.
  @MainActor
  @Suite
  struct DocumentedScreensTests {
    private let log = Log()

    private final class Log {
      var texts: [String] = []
    }

    // MARK: Conversations

    private func showConversations() -> (ConversationsController, Screen) {
      let controller = ConversationsController([
        Conversation(id: 1, name: "Ada"), Conversation(id: 2, name: "Bob"),
      ])
      return (controller, Screen(controller, in: UINavigationController(rootViewController: controller)))
    }

    @Test
    func conversationIsMarkedAndItsEventGoesOn() {
      let (controller, screen) = showConversations()
      let observation = controller.navigationController?.onRouterEvent("conversations.selected") {
        [log] event in log.texts.append(event.userInfo.listItem(as: Conversation.self)?.name ?? "")
      }

      screen.tap(1)
      screen.layOut()

      #expect(log.texts == ["Bob"])
      #expect(screen.texts == ["Ada", "Bob read"])
      #expect(screen.heights == [64, 64])
      observation?.cancel()
    }

    @Test
    func swipesMuteAndDelete() {
      let (controller, screen) = showConversations()

      swipe(screen)
      let muted = screen.choose("Mute")
      screen.layOut()
      let texts = screen.texts
      swipe(screen)
      let unmuted = screen.choose("Unmute")
      for _ in 0..<2 {
        swipe(screen)
        screen.choose("Delete")
        screen.layOut()
      }

      #expect(muted)
      #expect(unmuted)
      #expect(texts == ["Ada muted", "Bob"])
      #expect(controller.conversations.isEmpty)
      #expect(screen.texts.isEmpty)
      #expect((screen.table.backgroundView as? UIListContentView)?.shownText == "No conversations")
    }

    /// Reveals the swipe actions of the first row.
    private func swipe(_ screen: Screen) {
      screen.swipe(0, by: -160)
      screen.layOut()
    }

    @Test
    func barButtonEmitsFromTheController() {
      let (controller, screen) = showConversations()
      let observation = controller.onRouterEvent("conversations.composeTapped") { [log] event in
        log.texts.append(event.name.rawValue)
      }

      let isThere = screen.choose("New")

      #expect(isThere)
      #expect(log.texts == ["conversations.composeTapped"])
      observation.cancel()
    }

    // MARK: Settings

    @Test
    func formEditsItsSettings() throws {
      let controller = SettingsController(Settings())
      let screen = Screen(controller)
      let field = try control(UITextField.self, \.displayName, in: screen)
      let before = (screen.headerText(0), screen.footerText(1))

      tap(field, in: screen)
      screen.window.typeText(" L")
      tap(try control(UISwitch.self, \.notifies, in: screen), in: screen)
      screen.layOut()
      tap(try control(UISwitch.self, \.previews, in: screen), in: screen)
      let stepper = try control(UIStepper.self, \.fontSize, in: screen)
      tap(stepper, in: screen, at: 0.75)
      screen.layOut()

      #expect(before.0 == "Profile")
      #expect(before.1 == "Previews show the text of messages.")
      #expect(
        controller.settings
          == Settings(displayName: "Ada L", notifies: true, previews: true, fontSize: 15)
      )
      #expect(screen.numberOfRows(inSection: 1) == 2)
      #expect(field.isFirstResponder)
      #expect(try control(UITextField.self, \.displayName, in: screen) === field)
    }

    @Test
    func conditionalRowGoesAway() throws {
      let controller = SettingsController(Settings(notifies: true))
      let screen = Screen(controller)
      let rows = screen.numberOfRows(inSection: 1)

      tap(try control(UISwitch.self, \.notifies, in: screen), in: screen)
      screen.layOut()

      #expect(rows == 2)
      #expect(screen.numberOfRows(inSection: 1) == 1)
      #expect(controller.settings == Settings())
    }

    private func control<Control: UIControl, Value>(
      _ type: Control.Type,
      _ field: WritableKeyPath<Settings, Value>,
      in screen: Screen
    ) throws -> Control {
      let indexPath = try #require(screen.adapter.indexPath(for: field))
      return try #require(screen.table.cellForRow(at: indexPath)?.first(type))
    }

    /// Taps a control at a fraction of its width.
    private func tap(_ control: UIControl, in screen: Screen, at share: CGFloat = 0.5) {
      let point = CGPoint(x: control.bounds.width * share, y: control.bounds.midY)
      screen.window.tap(at: control.convert(point, to: screen.window))
    }
  }

  extension UIView {
    fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
      self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
    }
  }

  extension UIListContentView {
    fileprivate var shownText: String? { (configuration as? UIListContentConfiguration)?.text }
  }
#endif
