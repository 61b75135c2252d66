// expect: cannot pass function of type '@Sendable (Int) async throws -> Int' to parameter expecting synchronous function type
import PromiseChain

func work() -> Chain<Int> {
  Chain.first { 7 }.map { value in
    try await Task.sleep(for: .seconds(1))
    return value
  }
}
