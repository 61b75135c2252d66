/// A full-window container for the view of a presented controller.
///
/// The class has the name of UIKit's private class.
final class UITransitionView: UIView {}
