import StrategyTable
import TestSupport

/// Collects the failures of events of one name until it is released.
@MainActor
final class Failures {
  private(set) var all: [EventFailure] = []
  let arrivals = Signal()
  private var observation: EventObservation?

  init(of name: EventName) {
    observation = EventRouter.onError { [weak self] failure in
      guard let self, failure.event.name == name else { return }
      all.append(failure)
      arrivals.send()
    }
  }
}

extension EventFailure {
  var ownerName: String { "\(owner)" }
}
