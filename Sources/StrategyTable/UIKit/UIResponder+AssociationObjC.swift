// Not compiled on Linux: objects are associated by the Objective-C runtime here.
#if canImport(UIKit) && canImport(ObjectiveC)
  internal import ObjectiveC
  internal import UIKit

  extension UIResponder {
    /// The strategy state that belongs to this object, made when it is first asked for.
    var associatedStrategyState: StrategyState {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(StrategyState.self as AnyObject).toOpaque())
      if let state = objc_getAssociatedObject(self, key) as? StrategyState { return state }
      let state = StrategyState()
      objc_setAssociatedObject(self, key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return state
    }
  }
#endif
