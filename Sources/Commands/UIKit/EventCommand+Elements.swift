internal import KitSupport
public import PlatformUIKit
internal import RouterEvents

extension EventCommand {
  /// Returns UIKit's key commands for the given commands that have a key.
  public static func keyCommands(_ commands: [EventCommand]) -> [UIKeyCommand] {
    commands.compactMap { $0.element as? UIKeyCommand }
  }

  /// Returns a menu for the main menu. Consecutive commands of a group are a section of it.
  ///
  /// If there is no title, the commands appear in the menu into which this one is inserted. A command that is repeated is
  /// left out, and a command whose key is repeated has none. Debug builds report both.
  public static func menu(_ commands: [EventCommand], title: String = "") -> UIMenu {
    var groups: [[EventCommand]] = []
    for command in unique(commands) {
      let continues = groups.last?.last?.group == command.group
      groups.append((continues ? groups.removeLast() : []) + [command])
    }
    let sections = groups.map { UIMenu(options: .displayInline, children: $0.map(\.element)) }
    return UIMenu(title: title, options: title.isEmpty ? .displayInline : [], children: sections)
  }

  /// Returns the commands that a menu does not have already, without keys that are used already, and reports the others. For
  /// those, UIKit raises an exception, or inserts none of the commands.
  fileprivate static func unique(_ all: [Self], in menu: (any UIMenuBuilder)? = nil) -> [Self] {
    var ids: Set<String> = []
    var keys = Set(menu?.menu(for: .root)?.keys ?? [])
    return all.compactMap { command in
      let other = menu?.command(for: action, propertyList: command.id)
      guard ids.insert(command.id).inserted, other == nil else {
        Reports.report(
          """
          The command '\(command.title)' was left out of the main menu, which has it already. Insert it once, or give one of \
          the two commands another id.
          """,
          position: command.position
        )
        return nil
      }
      guard let key = command.key?.with(command.modifiers), !keys.insert(key).inserted else { return command }
      Reports.report(
        """
        The command '\(command.title)' has no key in the main menu, where another command has that key. Give it another \
        key.
        """,
        position: command.position
      )
      return modified(command) { $0.key = nil }
    }
  }

  /// The element of the main menu, which is a key command if the command has a key.
  private var element: UICommand {
    guard let key else {
      return UICommand(title: title, image: picture, action: Self.action, propertyList: register())
    }
    let command = UIKeyCommand(
      title: title,
      image: picture,
      action: Self.action,
      input: key.input,
      modifierFlags: modifiers,
      propertyList: register()
    )
    command.wantsPriorityOverSystemBehavior = takesPriority
    return command
  }

  private var picture: UIImage? { image.flatMap { UIImage(systemName: $0) } }

  /// Returns an action for a menu of a button, which emits the event from a responder, referenced weakly.
  ///
  /// UIKit does not validate actions, so the action is disabled if the event would not be handled now.
  public func action(from responder: UIResponder) -> UIAction {
    let attributes: UIMenuElement.Attributes =
      EventRouter.isEnabled(event.name, from: responder) ? [] : .disabled
    return .routerEvent(event, title: title, image: picture, attributes: attributes, from: responder)
  }

  /// Returns an accessibility action, which emits the event from a responder, referenced weakly. Returns nil if the event
  /// would not be handled now.
  public func accessibilityAction(from responder: UIResponder) -> UIAccessibilityCustomAction? {
    guard EventRouter.isEnabled(event.name, from: responder) else { return nil }
    return UIAccessibilityCustomAction(name: title) { [event, weak responder] _ in
      responder.flatMap { event.emit(from: $0) }?.isHandled ?? false
    }
  }

  /// Returns a bar button item, which emits the event from a responder, usually its controller, referenced weakly.
  ///
  /// The item is disabled if the event would not be handled. It keeps the command's title, also if the strategy declares
  /// one by `commandState`. UIKit does not validate bar button items, so call `setNeedsValidation()` of the item, or of
  /// its view controller, after a change. A `ListController` does so when it appears.
  public func barButtonItem(from responder: UIResponder) -> UIBarButtonItem {
    let item = CommandItem(title: title, image: picture)
    (item.command, item.source) = (self, responder)
    item.emits(event: event, from: responder)
    item.setNeedsValidation()
    return item
  }
}

extension EventCommand.Key {
  /// The key with its modifiers, by which UIKit compares key commands.
  fileprivate func with(_ modifiers: UIKeyModifierFlags) -> [AnyHashable] {
    [input.lowercased(), modifiers.rawValue]
  }
}

extension UIMenu {
  /// The keys of all commands in the menu.
  fileprivate var keys: [[AnyHashable]] {
    children.flatMap { element -> [[AnyHashable]] in
      if let menu = element as? UIMenu { return menu.keys }
      guard let command = element as? UIKeyCommand, let input = command.input else { return [] }
      return [EventCommand.Key(input).with(command.modifierFlags)]
    }
  }
}

/// A bar button item of a command.
private final class CommandItem: UIBarButtonItem {
  var command: EventCommand?
  weak var source: UIResponder?
  var isValidating = false

  func validate() {
    isValidating = false
    // Outside a window, the rest of the route is not known yet.
    guard let command, let source, EventCommand.window(of: source) != nil else { return }
    isEnabled = EventRouter.isEnabled(command.event.name, from: source)
  }
}

extension UIBarButtonItem {
  /// Requests that the item of a command is enabled or disabled in the next turn. Other items do not change.
  public func setNeedsValidation() {
    guard let item = self as? CommandItem, !item.isValidating else { return }
    item.isValidating = true
    Task { item.validate() }
  }
}

extension UIViewController {
  /// Requests that the commands in the controller's navigation item, toolbar and the main menu are validated.
  public func setNeedsValidation() {
    let bar = navigationItem
    let groups = bar.leadingItemGroups + bar.centerItemGroups + bar.trailingItemGroups
    let pinned = bar.pinnedTrailingGroup?.barButtonItems
    let items = [bar.leftBarButtonItems, bar.rightBarButtonItems, pinned, toolbarItems].compactMap { $0 }
    for item in (items + groups.map(\.barButtonItems)).joined() { item.setNeedsValidation() }
    UIMenuSystem.main.setNeedsRevalidate()
  }
}

extension UIMenuBuilder {
  /// Inserts commands after a menu, as ``EventCommand/menu(_:title:)`` returns them.
  ///
  /// If there is no such menu, the commands are appended to the main menu as a menu of their own. A command that the
  /// main menu has already is left out, and one whose key another command has gets none. Debug builds report all three,
  /// for which UIKit itself would raise an exception or insert nothing.
  public func insert(
    _ commands: [EventCommand],
    after sibling: UIMenu.Identifier,
    title: String = "",
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let commands = EventCommand.unique(commands, in: self)
    if commands.isEmpty { return }
    if menu(for: sibling) != nil {
      return insertSibling(EventCommand.menu(commands, title: title), afterMenu: sibling)
    }
    Reports.report(
      """
      The commands \(commands.map(\.title).joined(separator: ", "), limit: 200) were appended to the main menu, because it \
      has no menu '\(sibling.rawValue)'. Insert them beside another menu, or before that one is removed.
      """,
      position: "\(fileID):\(line)"
    )
    insertChild(EventCommand.menu(commands, title: title.isEmpty ? "Commands" : title), atEndOfMenu: .root)
  }
}
