import PromiseChain

// Passes a value that the chain does not have. The next step could not take it.
func callbackWithAnotherType() -> Chain<Int> {
  #if MISTAKES
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
    Chain<Int>.first { pass in pass(.success("7")) }
  #else
    Chain<Int>.first { pass in pass(.success(7)) }
  #endif
}

// Adds a step that does not take the value of the previous step.
func stepOfAnotherType(_ half: @escaping @Sendable (Int) -> Int) -> Chain<Int> {
  #if MISTAKES
    // expected-error@+1 {{cannot convert value of type 'String' to closure result type 'Int'}}
    Chain.first { "7" }.then { value in half(value) }
  #else
    Chain.first { 7 }.then { value in half(value) }
  #endif
}

// Awaits in `map`, which is synchronous. `then` adds an asynchronous step.
func awaitInMap() -> Chain<Int> {
  #if MISTAKES
    // expected-error@+1 {{to parameter expecting synchronous function type}}
    Chain.first { 7 }.map { value in
      try await Task.sleep(for: .seconds(1))
      return value
    }
  #else
    Chain.first { 7 }.then { value in
      try await Task.sleep(for: .seconds(1))
      return value
    }
  #endif
}

// Captures an object that is not `Sendable` in a step without isolation. The step can run on another thread.
enum CaptureThatIsNotSendable {
  final class Box {
    var value = 0
  }

  #if !MISTAKES
    @MainActor
  #endif
  static func work(_ box: Box) -> Chain<Int> {
    // expected-error@+1 {{capture of 'box' with non-Sendable type}}
    Chain.first { box.value }
  }
}
