import StrategyTable
import TestSupport

/// Collects the traces and runs of events of one name until it is released.
@MainActor
final class Runs {
  private(set) var all: [EventRun] = []
  private(set) var traces: [EventTrace] = []
  let arrivals = Signal()
  private var observations: [EventObservation] = []

  init(of name: EventName, isTracing: Bool = true, values: ValueVisibility = .shown) {
    observations.append(
      EventRouter.observeRuns(values: values) { [weak self] run in
        guard let self, run.name == name else { return }
        all.append(run)
        arrivals.send()
      }
    )
    guard isTracing else { return }
    observations.append(
      EventRouter.observeDispatches(where: { $0 == name }) { [weak self] in self?.traces.append($0.trace) }
    )
  }

  /// The ends of the runs, each with the number of its event among the traced ones.
  var ends: [String] {
    all.map { run in "\(traces.firstIndex { $0.id == run.event } ?? -1) \(run.end.rawValue)" }
  }
}
