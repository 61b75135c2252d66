import UIKit

@MainActor
func press(_ window: UIWindow) {
  _ = Finger(downAt: .zero, in: window)  //! error: cannot find 'Finger' in scope
  _ = window.associatedObjects  //! error: has no member 'associatedObjects'
}
