import Commands

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A window that performs the commands of screens without a list controller.
class CommandWindow: UIWindow {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EventCommand.canPerform(action, sender, by: self) ?? super.canPerformAction(action, withSender: sender)
  }

  override func validate(_ command: UICommand) {
    super.validate(command)
    EventCommand.validate(command, by: self)
  }
}
