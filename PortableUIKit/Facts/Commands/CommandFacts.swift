import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// What UIKit asks the responder chain about an action and its command. Only a user can press a key or open the main menu,
/// so what UIKit does then is in `PortableUIKit/Tests`.
@MainActor
@Suite(.onScreen)
struct CommandFacts {
  private let window = Host().makeWindow()
  private let root = ActingController()
  private let view = WillingView()

  init() {
    root.view.addSubview(view)
    window.show(root)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/keycommands`. *Assumed*: the default.
  @Test func aResponderHasNoKeyCommands() {
    #expect(UIResponder().keyCommands == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)`
  @Test func aResponderCanPerformWhatItHasAMethodFor() {
    #expect(root.canPerformAction(.act, withSender: nil))
    #expect(!UIResponder().canPerformAction(.act, withSender: nil))
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)`
  @Test func theTargetIsTheFirstResponderOfTheChainThatCanPerformTheAction() {
    let target = view.target(forAction: .act, withSender: nil) as? UIResponder

    #expect(target === root)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)`
  @Test func aResponderThatCannotPerformTheActionNowIsNotTheTarget() {
    root.isWilling = false

    let target = view.target(forAction: .act, withSender: nil)

    #expect(target == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)`. *Assumed*: the responder that is
  /// asked receives the sender.
  @Test func theResponderIsAskedAboutTheCommand() {
    let command = UICommand(title: "Act", action: .act, propertyList: "one")

    _ = view.target(forAction: .act, withSender: command)

    #expect(root.asked.last === command)
  }

  /// `developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)`
  @Test func anActionIsSentToItsTargetWithItsSender() {
    let command = UICommand(title: "Act", action: .act, propertyList: "one")

    let isSent = UIApplication.shared.sendAction(.act, to: root, from: command, for: nil)

    #expect(isSent)
    #expect(root.performed.first === command)
  }

  /// `developer.apple.com/documentation/uikit/uicommand/init(title:image:action:propertylist:alternates:discoverabilitytitle:attributes:state:)`
  @Test func aCommandKeepsWhatDistinguishesIt() {
    let command = UICommand(title: "Act", action: .act, propertyList: "one")

    #expect(command.title == "Act")
    #expect(command.action == .act)
    #expect(command.propertyList as? String == "one")
    #expect(command.attributes == [])
    #expect(command.state == .off)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/validate(_:)`
  @Test func aCommandCanBeChanged() {
    let command = UICommand(title: "Act", action: .act)

    command.title = "Acts"
    command.attributes = .disabled
    command.state = .mixed

    #expect(command.title == "Acts")
    #expect(command.attributes == .disabled)
    #expect(command.state == .mixed)
  }

  /// `developer.apple.com/documentation/uikit/uikeycommand`
  @Test func aKeyCommandIsACommandWithAKey() {
    let command: UICommand = UIKeyCommand(
      title: "Act",
      action: .act,
      input: "a",
      modifierFlags: [.command, .shift],
      propertyList: "one"
    )

    let key = command as? UIKeyCommand
    #expect(key?.input == "a")
    #expect(key?.modifierFlags == [.command, .shift])
    #expect(command.propertyList as? String == "one")
  }

  /// `developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior`
  @Test func aKeyCommandWantsNoPriorityByDefault() {
    let command = UIKeyCommand(action: .act, input: UIKeyCommand.inputUpArrow)

    #expect(!command.wantsPriorityOverSystemBehavior)
  }

  /// *Assumed*: keys and actions without a target start there if there is no first responder.
  @Test func aControllerCanBecomeFirstResponderIfItSaysSo() {
    let hasBecome = root.becomeFirstResponder()

    #expect(hasBecome)
    #expect(root.isFirstResponder)
  }
}

/// A controller with a method for the action `act:`. ``Host`` adds the method.
final class ActingController: UIViewController {
  var isWilling = true
  var asked: [UICommand] = []
  var performed: [UICommand] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Host.addMethods(to: self)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .act, let command = sender as? UICommand { asked.append(command) }
    return super.canPerformAction(action, withSender: sender) && isWilling
  }
}
