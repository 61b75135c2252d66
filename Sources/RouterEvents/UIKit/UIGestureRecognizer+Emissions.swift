#if !(canImport(UIKit) && canImport(ObjectiveC))
  internal import PlatformUIKit

  extension UIGestureRecognizer {
    /// The object that emits this recognizer's events. On first use, it is created and added as a target.
    var emissions: GestureEmissions {
      for case let emissions as GestureEmissions in targets { return emissions }
      let emissions = GestureEmissions()
      addTarget(emissions)
      return emissions
    }
  }

  extension GestureEmissions: GestureTarget {
    /// Emits the events for the recognizer's new state.
    package func recognized(by recognizer: UIGestureRecognizer) {
      emit(for: recognizer)
    }
  }
#endif
