/// What a presented controller's `next` is: Apple's documentation can be read in two ways.
package enum PresentedControllerNext: CaseIterable, Sendable {
  /// The controller that presented it, by
  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`.
  case presentingController

  /// Its view's superview, as of any other controller, by
  /// `developer.apple.com/documentation/uikit/uiresponder/next`.
  case superviewOfItsView
}
