import PromiseChain

extension RunningChain {
  /// Returns once the run is over, and asks for nothing of what it ended with: a failure that is awaited is not reported.
  func finished() async {
    while !isFinished { await Task.yield() }
  }
}
