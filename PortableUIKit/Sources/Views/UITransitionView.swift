/// A full-window container for the view of a presented controller.
///
/// The name is that of UIKit's private class for the same purpose.
final class UITransitionView: UIView {}
