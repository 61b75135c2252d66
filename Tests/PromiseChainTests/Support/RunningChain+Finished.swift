import PromiseChain

extension RunningChain {
  /// Returns once the run has ended, without awaiting its value, because an awaited failure is not reported.
  func finished() async {
    while !isFinished { await Task.yield() }
  }
}
