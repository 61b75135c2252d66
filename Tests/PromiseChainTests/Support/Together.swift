import PromiseChain
import TestSupport

/// The ways to nest a chain in another one.
enum Together: CaseIterable {
  case all
  case array
  case race
  case retry
  case timeout

  func chain<Value>(_ chain: Chain<Value>) -> Chain<Value> {
    switch self {
    case .all: Chain.all(chain, chain).map { $1 }
    case .array: Chain.all([chain, chain, chain], atOnce: 2).map { $0[2] }
    case .race: Chain.race(chain, chain)
    case .retry: chain.retry(2)
    case .timeout: chain.timeout(.seconds(60), clock: TestClock())
    }
  }
}
