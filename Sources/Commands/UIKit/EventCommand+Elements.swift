internal import KitSupport
public import PlatformUIKit
internal import RouterEvents

extension EventCommand {
  /// Returns the key commands of UIKit for those of the given commands that have a key.
  ///
  /// ```swift
  /// override var keyCommands: [UIKeyCommand]? { EventCommand.keyCommands([.compose, .delete]) }
  /// ```
  public static func keyCommands(_ commands: [EventCommand]) -> [UIKeyCommand] {
    commands.compactMap { $0.element as? UIKeyCommand }
  }

  /// Returns a menu with the given commands, for the main menu. Consecutive commands of a group are a section of it.
  ///
  /// - Parameters:
  ///   - commands: The commands, from top to bottom.
  ///   - title: The title of a submenu. If it is empty, the commands appear in the menu into which this one is inserted.
  public static func menu(_ commands: [EventCommand], title: String = "") -> UIMenu {
    var groups: [[EventCommand]] = []
    for command in commands {
      if groups.last?.last?.group == command.group {
        groups[groups.count - 1].append(command)
      } else {
        groups.append([command])
      }
    }
    let sections = groups.map { UIMenu(options: .displayInline, children: $0.map(\.element)) }
    if title.isEmpty { return UIMenu(options: .displayInline, children: sections) }
    return UIMenu(title: title, children: sections)
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

  // MARK: From a responder

  /// Returns an action for a menu of a button, which emits the event from a responder.
  ///
  /// UIKit does not validate actions, so the action is disabled if the event would not be handled now.
  ///
  /// - Parameter responder: The source of the event, referenced weakly.
  public func action(from responder: UIResponder) -> UIAction {
    let attributes: UIMenuElement.Attributes = isEnabled(from: responder) ? [] : .disabled
    return .routerEvent(event, title: title, image: picture, attributes: attributes, from: responder)
  }

  /// Returns an accessibility action, which emits the event from a responder. Returns nil if the event would not be handled.
  ///
  /// The action succeeds if a responder handles the event.
  ///
  /// - Parameter responder: The source of the event, referenced weakly.
  public func accessibilityAction(from responder: UIResponder) -> UIAccessibilityCustomAction? {
    guard isEnabled(from: responder) else { return nil }
    return UIAccessibilityCustomAction(name: title) { [event, weak responder] _ in
      responder.flatMap { event.emit(from: $0) }?.isHandled ?? false
    }
  }

  /// Returns a bar button item with the image or the title, which emits the event from a responder.
  ///
  /// The item is disabled if the event would not be handled. UIKit does not validate bar button items, so call
  /// `setNeedsValidation()` of the item, or of its view controller, after a change. A `ListController` calls it when it
  /// appears.
  ///
  /// - Parameter responder: The source of the event, referenced weakly. It is usually the controller of the item.
  public func barButtonItem(from responder: UIResponder) -> UIBarButtonItem {
    let item = CommandItem(title: title, image: picture)
    (item.command, item.source) = (self, responder)
    item.emits(event: event, from: responder)
    item.setNeedsValidation()
    return item
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
    isEnabled = command.isEnabled(from: source)
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
  /// Requests that the commands in the controller's navigation item and in the main menu are validated.
  ///
  /// Call this method after a change that enables or disables commands.
  public func setNeedsValidation() {
    let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
    for item in items { item.setNeedsValidation() }
    UIMenuSystem.main.setNeedsRevalidate()
  }
}

/// A place in the main menu.
public enum CommandPlace {
  /// Before a menu, in the same menu as it.
  case before(UIMenu.Identifier)
  /// After a menu, in the same menu as it.
  case after(UIMenu.Identifier)
  /// At the start of a menu.
  case startOf(UIMenu.Identifier)
  /// At the end of a menu.
  case endOf(UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Inserts commands into the main menu, in an override of `buildMenu(with:)` in the app delegate.
  ///
  /// ```swift
  /// override func buildMenu(with builder: any UIMenuBuilder) {
  ///   super.buildMenu(with: builder)
  ///   if builder.system == .main { builder.insert([.compose, .reload], .after(.close)) }
  /// }
  /// ```
  ///
  /// If there is no such menu, for example because an earlier call removed it, the commands are appended as a menu of their
  /// own, and debug builds report this. UIKit itself would raise an exception.
  ///
  /// - Parameters:
  ///   - commands: The commands, from top to bottom.
  ///   - place: Where to insert them.
  ///   - title: The title of a submenu with the commands. If it is empty, there is no submenu.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public func insert(
    _ commands: [EventCommand],
    _ place: CommandPlace,
    title: String = "",
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let menu = EventCommand.menu(commands, title: title)
    switch place {
    case .before(let id) where self.menu(for: id) != nil: insertSibling(menu, beforeMenu: id)
    case .after(let id) where self.menu(for: id) != nil: insertSibling(menu, afterMenu: id)
    case .startOf(let id) where self.menu(for: id) != nil: insertChild(menu, atStartOfMenu: id)
    case .endOf(let id) where self.menu(for: id) != nil: insertChild(menu, atEndOfMenu: id)
    case .before(let id), .after(let id), .startOf(let id), .endOf(let id):
      Reports.report(
        """
        The commands \(commands.map(\.title).joined(separator: ", "), limit: 200) were appended to the main menu, because \
        it has no menu '\(id.rawValue)'. Insert them beside another menu, or before that one is removed.
        """,
        position: "\(fileID):\(line)"
      )
      let appended = EventCommand.menu(commands, title: title.isEmpty ? "Commands" : title)
      insertChild(appended, atEndOfMenu: .root)
    }
  }
}
