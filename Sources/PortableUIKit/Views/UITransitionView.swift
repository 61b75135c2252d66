/// The view that contains the view of a presented controller, directly in the window.
///
/// It has the name of UIKit's private class.
final class UITransitionView: UIView {}
