import PromiseChain
import TestSupport

extension Chain {
  /// A chain that fails.
  static func failing(_ number: Int = 1) -> Chain {
    first { throw Broken(number: number) }
  }
}

extension Chain where Value == Int {
  /// A chain that runs until it is canceled and signals its start and end.
  static func endless(_ started: Signal = Signal(), _ ended: Signal = Signal()) -> Chain {
    first {
      defer { ended.send() }
      started.send()
      try await Signal().reach(1)
      return 0
    }
  }
}
