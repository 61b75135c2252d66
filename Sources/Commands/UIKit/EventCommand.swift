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
/// Declare each command once, as a static constant. The event of a key or of the main menu starts at the window's first
/// responder. If there is none, it starts at the topmost view controller. The command is enabled if a responder on that
/// route may handle its event.
///
/// UIKit asks the responder chain which responder performs a key or a menu command. A `ListController` answers. In
/// other screens, let a responder that is on all chains, such as the window, forward two methods to
/// ``canPerform(_:_:by:)`` and ``validate(_:by:)``. See <doc:KeysAndMenus>.
@MainActor
public struct EventCommand: Identifiable {
  /// The string that distinguishes the command from all others, by default the name of the event.
  nonisolated public let id: String

  /// The event that the command emits.
  public let event: PreparedEvent

  /// The title of the command.
  public let title: String

  package let image: String?
  var key: Key?
  let modifiers: UIKeyModifierFlags
  let group: String
  let takesPriority: Bool
  let position: String

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - title: The title of the command.
  ///   - id: The id, or nil for the name. UIKit refuses a menu that contains two commands with the same id.
  ///   - image: The name of a system image, or nil for no image.
  ///   - key: The key that performs the command, or nil for none.
  ///   - modifiers: The modifier keys that the user must hold down.
  ///   - group: The group of the command. Consecutive commands of a group are a section of a menu.
  ///   - takesPriority: Whether the key works before text input and focus movements, for example an arrow key.
  ///   - event: The event, for example one with values, or nil for the name alone. It is kept for the lifetime of the
  ///     process, so its closure must not capture a view or a view controller strongly.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public init(
    _ name: EventName,
    _ title: String,
    id: String? = nil,
    image: String? = nil,
    key: Key? = nil,
    modifiers: UIKeyModifierFlags = [],
    group: String = "",
    takesPriority: Bool = false,
    event: PreparedEvent? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    (self.id, self.event) = (id ?? name.rawValue, event ?? .named(name))
    (self.title, self.image, self.key, self.modifiers) = (title, image, key, modifiers)
    (self.group, self.takesPriority, position) = (group, takesPriority, "\(fileID):\(line)")
  }

  /// The commands that UIKit has elements for, by id. UIKit copies its elements, so they cannot refer to a command.
  private static var known: [String: EventCommand] = [:]

  /// Makes the command known, and returns its id.
  func register() -> String {
    if let other = Self.known.updateValue(self, forKey: id),
      (other.position, other.title, other.event.name) != (position, title, event.name)
        || (other.key, other.modifiers) != (key, modifiers)
    {
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

  /// A key of a hardware keyboard. A string literal stands for the key with that character: `key: "f"`.
  public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
    package let input: String

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

    private static let symbols: [(symbol: Character, key: Key)] = [
      ("⌫", .delete), ("⎋", .escape), ("⏎", .return), ("↑", .up), ("↓", .down), ("←", .left), ("→", .right),
    ]
    private static let modifiers: [(symbol: Character, flags: UIKeyModifierFlags)] = [
      ("⌃", .control), ("⌥", .alternate), ("⇧", .shift), ("⌘", .command),
    ]

    /// Reads keys as menus show them, such as `⌘F` or `↓`. Returns nil if there is not exactly one key at the end.
    package static func reading(_ text: String) -> (key: Key, modifiers: UIKeyModifierFlags)? {
      let held = text.dropLast().map { symbol in modifiers.first { $0.symbol == symbol }?.flags }
      guard let last = text.last, !modifiers.contains(where: { $0.symbol == last }), !held.contains(nil)
      else { return nil }
      let key = symbols.first { $0.symbol == last }?.key ?? Key(last.lowercased())
      return (key, UIKeyModifierFlags(held.compactMap { $0 }))
    }

    /// Returns keys as menus show them.
    package static func text(_ input: String, _ flags: UIKeyModifierFlags) -> String {
      let held = modifiers.filter { flags.contains($0.flags) }.map { String($0.symbol) }.joined()
      let symbol = symbols.first { $0.key.input == input }?.symbol
      return held + (symbol.map { String($0) } ?? input.uppercased())
    }
  }
}
