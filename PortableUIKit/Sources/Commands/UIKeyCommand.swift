import Foundation

/// The modifier keys of a key command (`developer.apple.com/documentation/uikit/uikeymodifierflags`).
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The raw bits of the option set.
  public let rawValue: Int

  /// Creates a set of modifier keys from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A command that a key press on a hardware keyboard performs
/// (`developer.apple.com/documentation/uikit/uikeycommand`).
open class UIKeyCommand: UICommand {
  /// The characters of the key, or one of the constants below
  /// (`developer.apple.com/documentation/uikit/uikeycommand/input`).
  public let input: String?

  /// The modifier keys (`developer.apple.com/documentation/uikit/uikeycommand/modifierflags`).
  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command receives the key before a text field and the focus system do, `false` by default
  /// (`developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior`).
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a key command
  /// (`developer.apple.com/documentation/uikit/uikeycommand/init(title:image:action:input:modifierflags:propertylist:alternates:discoverabilitytitle:attributes:state:)`).
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(title, image, action, propertyList, attributes, state, input, modifierFlags)
  }

  private init(
    _ title: String,
    _ image: UIImage?,
    _ action: Selector,
    _ propertyList: Any?,
    _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State,
    _ input: String?,
    _ modifierFlags: UIKeyModifierFlags
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title, image, action, propertyList, attributes, state)
  }

  override var copied: UICommand {
    let copy = UIKeyCommand(title, image, action, propertyList, attributes, state, input, modifierFlags)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    return copy
  }

  /// The Up Arrow key (`developer.apple.com/documentation/uikit/uikeycommand/inputuparrow`).
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key (`developer.apple.com/documentation/uikit/uikeycommand/inputdownarrow`).
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key (`developer.apple.com/documentation/uikit/uikeycommand/inputleftarrow`).
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key (`developer.apple.com/documentation/uikit/uikeycommand/inputrightarrow`).
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key (`developer.apple.com/documentation/uikit/uikeycommand/inputescape`).
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Delete key (`developer.apple.com/documentation/uikit/uikeycommand/inputdelete`).
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

extension UIWindow {
  /// Presses a key on a hardware keyboard.
  ///
  /// A text field or text view that is the first responder receives keys without Command, Control or Option first, unless
  /// a matching command wants priority. Then the key commands of the responder chain are searched, starting at
  /// ``actionResponder``, and then those of the main menu. Apple doesn't document which of two matching commands is
  /// performed. Here, it is the first one that is enabled.
  ///
  /// - Parameters:
  ///   - input: The characters of the key, a constant of ``UIKeyCommand``, or `\r` for the Return key.
  ///   - modifiers: The modifier keys.
  /// - Returns: Whether a text view received the key or a command was performed.
  @discardableResult
  package func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    let matching = keyCommandsInReach.filter {
      $0.input?.lowercased() == input.lowercased() && $0.modifierFlags == modifiers
    }
    let isCharacter = modifiers.subtracting(.shift).isEmpty
    if isCharacter, !matching.contains(where: \.wantsPriorityOverSystemBehavior), edit(input) { return true }
    return matching.contains { perform($0) }
  }

  /// The keys and modifier keys of the commands that are enabled now.
  package var enabledKeys: [(input: String, modifiers: UIKeyModifierFlags)] {
    keyCommandsInReach.compactMap { command in
      guard validated(command).attributes.isDisjoint(with: [.disabled, .hidden]) else { return nil }
      return command.input.map { ($0, command.modifierFlags) }
    }
  }

  private var keyCommandsInReach: [UIKeyCommand] {
    let chain = sequence(first: actionResponder, next: \.next)
    return chain.flatMap { $0.keyCommands ?? [] } + (application?.mainMenu.keyCommands ?? [])
  }

  /// Validates a command, and performs it unless it is disabled.
  ///
  /// - Returns: Whether the command was performed.
  @discardableResult
  package func perform(_ command: UICommand) -> Bool {
    let command = validated(command)
    guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    let target = actionResponder.target(forAction: command.action, withSender: command)
    return application?.sendAction(command.action, to: target, from: command, for: nil) ?? false
  }

  /// Returns a copy of a command as a menu displays it: disabled if no responder can perform its action, otherwise as
  /// the responder that performs it leaves it in ``UIResponder/validate(_:)``.
  package func validated(_ command: UICommand) -> UICommand {
    let copy = command.copied
    let target = actionResponder.target(forAction: copy.action, withSender: copy)
    if let target = target as? UIResponder {
      target.validate(copy)
    } else {
      copy.attributes.insert(.disabled)
    }
    return copy
  }

  /// The responder at which the search for the target of an action begins: the first responder, otherwise the topmost
  /// view controller that can become first responder, otherwise the window.
  ///
  /// Apple documents only the first responder. PortableUIKit assumes that one below a presented controller receives
  /// nothing.
  package var actionResponder: UIResponder {
    var (willing, presented) = (UIViewController?.none, UIViewController?.none)
    var next = rootViewController
    while let controller = next {
      if controller.canBecomeFirstResponder { willing = controller }
      if let above = controller.presentation?.controller {
        (willing, presented, next) = (nil, above, above)
      } else {
        next = controller.children.last { $0.loadedView?.window === self }
      }
    }
    if let firstResponder {
      let chain = sequence(first: firstResponder, next: \.next)
      guard let presented, !chain.contains(where: { $0 === presented }) else { return firstResponder }
    }
    return willing ?? self
  }

  /// Passes a key to the text field or text view that is the first responder, if any and if it is a key for text.
  private func edit(_ input: String) -> Bool {
    guard actionResponder is UITextField || actionResponder is UITextView else { return false }
    switch input {
    case UIKeyCommand.inputDelete: pressDelete()
    case "\r": typeText("\n")
    case _ where input.count == 1: typeText(input)
    default: return false
    }
    return true
  }
}

extension UIMenu {
  /// The key commands in the menu and its submenus.
  fileprivate var keyCommands: [UIKeyCommand] { commands.compactMap { $0 as? UIKeyCommand } }
}
