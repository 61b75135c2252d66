/// A full-window container for the view of a presented controller.
///
/// The class has the same name as a private class of UIKit.
final class UITransitionView: UIView {}
