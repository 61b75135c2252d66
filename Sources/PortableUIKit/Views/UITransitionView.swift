/// The view between a window and a presented controller's view, named as UIKit's private one.
final class UITransitionView: UIView {}
