internal import Foundation
internal import KitSupport
public import PlatformUIKit
public import RouterEvents

/// An event with a title, and optionally an image, a key and a group: what a menu, a key or a button lets the user choose.
///
/// ```swift
/// extension EventCommand {
///   static let delete = EventCommand(
///     .messageDeleted, "Delete", image: "trash", key: .delete, modifiers: .command
///   )
/// }
/// ```
///
/// Declare each command once, as a static constant. A command is a key (``keyCommands(_:)``), part of a menu
/// (``menu(_:title:)``), a bar button item (``barButtonItem(from:)``), an action of a button's menu (``action(from:)``), an
/// accessibility action (``accessibilityAction(from:)``), and an action of a row. All of them emit the same event.
///
/// The event of a key or of the main menu starts at the window's first responder. If there is none, it starts at the
/// topmost presented view controller, or at the topmost one inside it. The command is enabled if a responder on that route
/// may handle its event.
///
/// UIKit finds the responder that performs a key or a menu command by asking the responder chain. A `ListController` of the
/// ListSource module answers. If no list controller is on the chain, forward the questions from a responder that is on
/// all chains, such as the window's root view controller:
///
/// ```swift
/// override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
///   EventCommand.canPerform(action, sender, by: self) ?? super.canPerformAction(action, withSender: sender)
/// }
///
/// override func validate(_ command: UICommand) {
///   super.validate(command)
///   EventCommand.validate(command, by: self)
/// }
/// ```
@MainActor
public struct EventCommand: Identifiable {
  /// The string that distinguishes the command from all others. By default, the name of the event.
  ///
  /// UIKit refuses a menu that contains two commands with the same id.
  nonisolated public let id: String

  /// The event that the command emits.
  public let event: PreparedEvent

  /// The title of the command.
  public let title: String

  /// The name of a system image, or nil for no image.
  public let image: String?

  /// The key that performs the command, or nil for none.
  public let key: Key?

  /// The modifier keys that the user must hold down.
  public let modifiers: UIKeyModifierFlags

  /// The group of the command. A menu separates consecutive commands of different groups by a line.
  public let group: String

  /// Whether the key works before text input and focus movements. Otherwise, an arrow key moves the focus or the
  /// insertion point.
  public let takesPriority: Bool

  private let position: String

  /// Creates a command that emits a named event.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - title: The title of the command.
  ///   - image: The name of a system image, or nil for no image.
  ///   - key: The key that performs the command, or nil for none.
  ///   - modifiers: The modifier keys that the user must hold down.
  ///   - group: The group of the command in a menu.
  ///   - takesPriority: Whether the key works before text input and focus movements.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public init(
    _ name: EventName,
    _ title: String,
    image: String? = nil,
    key: Key? = nil,
    modifiers: UIKeyModifierFlags = [],
    group: String = "",
    takesPriority: Bool = false,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      event: .named(name),
      title,
      image: image,
      key: key,
      modifiers: modifiers,
      group: group,
      takesPriority: takesPriority,
      fileID: fileID,
      line: line
    )
  }

  /// Creates a command that emits a prepared event, for example one with values.
  ///
  /// The closure of the prepared event is kept for the lifetime of the process, so it must not capture a view or a view
  /// controller strongly. For the other parameters, see
  /// ``init(_:_:image:key:modifiers:group:takesPriority:fileID:line:)``.
  ///
  /// - Parameter id: The string that distinguishes the command from others that emit an event with the same name, or nil
  ///   for the name.
  public init(
    event: PreparedEvent,
    _ title: String,
    id: String? = nil,
    image: String? = nil,
    key: Key? = nil,
    modifiers: UIKeyModifierFlags = [],
    group: String = "",
    takesPriority: Bool = false,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.id = id ?? event.name.rawValue
    (self.event, self.title, self.image, self.key) = (event, title, image, key)
    (self.modifiers, self.group, self.takesPriority) = (modifiers, group, takesPriority)
    position = "\(fileID):\(line)"
  }

  /// Emits the event from a responder.
  ///
  /// - Returns: The outcome, or nil if nothing was emitted.
  @discardableResult
  public func emit(from responder: any EventResponder) -> EventOutcome? {
    event.emit(from: responder)
  }

  /// Returns whether a responder on the route of the event, emitted from `source`, may handle it.
  ///
  /// For details, see `EventRouter.isEnabled(_:from:)`.
  public func isEnabled(from source: any EventResponder) -> Bool {
    EventRouter.isEnabled(event.name, from: source)
  }

  // MARK: Identity

  /// The commands of which UIKit has an element, by id. UIKit copies its elements, so they cannot refer to a command.
  private static var known: [String: EventCommand] = [:]

  /// Makes the command known, and returns its id.
  func register() -> String {
    if let other = Self.known.updateValue(self, forKey: id), other.position != position {
      Reports.report(
        """
        The command '\(title)' has the id '\(id)' of the command '\(other.title)' at \(other.position), and replaces it. \
        Give one of them another id.
        """,
        position: position
      )
    }
    return id
  }

  /// Returns the command of an element that UIKit passes to a responder.
  static func known(by sender: Any?) -> EventCommand? {
    guard let element = sender as? UICommand, element.action == action else { return nil }
    return (element.propertyList as? String).flatMap { known[$0] }
  }
}

extension EventCommand {
  /// A key of a hardware keyboard.
  ///
  /// A string literal stands for the key with that character: `key: "f"`.
  public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The key as UIKit names it: a character, or a constant of `UIKeyCommand`.
    public let input: String

    /// Creates a key from a character in lower case, or from a constant of `UIKeyCommand`.
    public init(_ input: String) { self.input = input }

    /// Creates a key from a character in lower case.
    public init(stringLiteral input: String) { self.input = input }

    /// The Delete key.
    public static let delete = Key(UIKeyCommand.inputDelete)
    /// The Escape key.
    public static let escape = Key(UIKeyCommand.inputEscape)
    /// The Return key.
    public static let `return` = Key("\r")
    /// The Up Arrow key.
    public static let up = Key(UIKeyCommand.inputUpArrow)
    /// The Down Arrow key.
    public static let down = Key(UIKeyCommand.inputDownArrow)
    /// The Left Arrow key.
    public static let left = Key(UIKeyCommand.inputLeftArrow)
    /// The Right Arrow key.
    public static let right = Key(UIKeyCommand.inputRightArrow)

    /// The symbols of keys without a character.
    private static let symbols: [(symbol: Character, key: Key)] = [
      ("⌫", .delete), ("⎋", .escape), ("⏎", .return), ("↑", .up), ("↓", .down), ("←", .left), ("→", .right),
    ]

    private static let modifiers: [(symbol: Character, flags: UIKeyModifierFlags)] = [
      ("⌃", .control), ("⌥", .alternate), ("⇧", .shift), ("⌘", .command),
    ]

    /// Reads keys as menus show them, such as `⌘F`, `⇧⌘N` or `↓`. Returns nil if there is not exactly one key at the end.
    package static func reading(_ text: String) -> (key: Key, modifiers: UIKeyModifierFlags)? {
      guard let last = text.last, !modifiers.contains(where: { $0.symbol == last }) else { return nil }
      var flags: UIKeyModifierFlags = []
      for symbol in text.dropLast() {
        guard let flag = modifiers.first(where: { $0.symbol == symbol })?.flags else { return nil }
        flags.insert(flag)
      }
      return (symbols.first { $0.symbol == last }?.key ?? Key(last.lowercased()), flags)
    }

    /// Returns keys as menus show them.
    package static func text(_ input: String, _ flags: UIKeyModifierFlags) -> String {
      let held = modifiers.filter { flags.contains($0.flags) }.map { String($0.symbol) }.joined()
      let symbol = symbols.first { $0.key.input == input }?.symbol
      return held + (symbol.map { String($0) } ?? input.uppercased())
    }
  }
}
