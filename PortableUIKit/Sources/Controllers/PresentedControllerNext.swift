/// The rule for the `next` responder of a presented controller.
///
/// Apple's pages describe two different rules.
package enum PresentedControllerNext: CaseIterable, Sendable {
  /// The presenting controller is next, according to
  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`.
  case presentingController

  /// As for other controllers, the superview of the controller's view is next, according to
  /// `developer.apple.com/documentation/uikit/uiresponder/next`.
  case superviewOfItsView
}
