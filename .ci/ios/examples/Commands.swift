import UIKit

final class CommandedController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let command = UIKeyCommand(title: "Down", action: #selector(act), input: UIKeyCommand.inputDownArrow)
    command.wantsPriorityOverSystemBehavior = true
    let other = UIKeyCommand(
      title: "Find", action: #selector(act), input: "f", modifierFlags: [.command, .shift], propertyList: "find")
    return [command, other]
  }

  @objc private func act(_ sender: UICommand) {
    sender.title = sender.propertyList as? String ?? ""
    sender.attributes = .disabled
    sender.state = .mixed
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(act) || super.canPerformAction(action, withSender: sender)
  }

  override func validate(_ command: UICommand) {
    super.validate(command)
    if command.action == #selector(act) { command.image = nil }
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main, builder.menu(for: .close) != nil else { return }
    builder.insertSibling(UIMenu(children: [UICommand(title: "Act", action: #selector(act))]), afterMenu: .close)
    builder.insertChild(UIMenu(), atStartOfMenu: .file)
    UIMenuSystem.main.setNeedsRevalidate()
  }

  func send(_ command: UIKeyCommand, _ scene: UIWindowScene) {
    let target = target(forAction: #selector(act), withSender: command)
    UIApplication.shared.sendAction(#selector(act), to: target, from: command, for: nil)
    _ = scene.keyWindow?.isKeyWindow
    let action = UIAccessibilityCustomAction(name: "Act") { _ in true }
    _ = action.actionHandler?(action)
  }
}
