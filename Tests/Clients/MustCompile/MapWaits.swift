import PromiseChain

func work() -> Chain<Int> {
  Chain.first { 7 }.then { value in
    try await Task.sleep(for: .seconds(1))
    return value
  }
}
