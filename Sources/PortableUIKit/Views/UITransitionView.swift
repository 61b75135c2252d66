/// The view between a window and a presented controller's view, named like UIKit's private class.
final class UITransitionView: UIView {}
