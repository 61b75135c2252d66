#if !(canImport(UIKit) && canImport(ObjectiveC))
  internal import PortableUIKit

  extension UIResponder {
    /// The strategy state that belongs to this object, made when it is first asked for.
    var associatedStrategyState: StrategyState {
      let key = ObjectIdentifier(StrategyState.self)
      if let state = associatedObjects[key] as? StrategyState { return state }
      let state = StrategyState()
      associatedObjects[key] = state
      return state
    }
  }
#endif
