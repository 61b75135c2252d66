/// The `next` responder of a presented controller. Apple's documentation can be read in two ways.
package enum PresentedControllerNext: CaseIterable, Sendable {
  /// The controller that presented it, according to
  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`.
  case presentingController

  /// The superview of its view, as for any other controller, according to
  /// `developer.apple.com/documentation/uikit/uiresponder/next`.
  case superviewOfItsView
}
