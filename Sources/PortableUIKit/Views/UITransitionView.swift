/// The view that a window adds around the view of a presented controller.
///
/// The class has the name of UIKit's private class.
final class UITransitionView: UIView {}
