#if !(canImport(UIKit) && canImport(ObjectiveC))
  internal import PortableUIKit

  extension UIGestureRecognizer {
    /// What this recognizer emits; made, and made its target, when it is first asked for.
    var emissions: GestureEmissions {
      for case let emissions as GestureEmissions in targets { return emissions }
      let emissions = GestureEmissions()
      addTarget(emissions)
      return emissions
    }
  }

  extension GestureEmissions: GestureTarget {
    /// Called by the recognizer whenever its state changes.
    package func recognized(by recognizer: UIGestureRecognizer) {
      emit(for: recognizer)
    }
  }
#endif
