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

// Adds such a step to a long chain of calls. The error is at the step.
func stepOfAnotherTypeInALongChain(
  _ parse: @escaping @Sendable (String) async throws -> Int,
  _ double: @escaping @Sendable (Int) async throws -> Int
) -> Chain<Int> {
  Chain.first { "7" }
    .map { text in text.lowercased() }
    .then { text in try await parse(text) }
    .then { number in try await double(number) }
    .tap { number in print(number) }
    #if MISTAKES
      // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
      .then { number in try await parse(number) }
    #else
      .then { number in try await double(number) }
    #endif
    .map { number in number + 1 }
    .then { number in try await double(number) }
    .recover { error in 0 }
    .then { number in try await double(number) }
    .then { number in try await double(number) }
}

// Misspells a member in a step of several statements. Without the type of `text`, the error would be at `parse`.
func misspelledMemberInAStepOfSeveralStatements(
  _ parse: @escaping @Sendable (String) async throws -> String
) -> Chain<String> {
  Chain.first { "7" }
    .then { (text: String) in
      let parsed = try await parse(text)
      #if MISTAKES
        return parsed.lowercasd()  // expected-error {{value of type 'String' has no member 'lowercasd'}}
      #else
        return parsed.lowercased()
      #endif
    }
    .recover { error in "" }
    .map { text in text + "!" }
}

// Adds a literal of another type in a long chain. Without the types of `number` and of the result, the compiler would
// not check the chain in reasonable time.
func literalOfAnotherTypeInALongChain() -> Chain<Int> {
  Chain.first { 7 }
    #if MISTAKES
      // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
      .map { (number: Int) -> Int in number + "1" }
    #else
      .map { number in number + 1 }
    #endif
    .map { $0 * 2 }
    .then { $0 + 1 }
    .map { [$0, $0 + 1].reduce(0) { $0 + $1 } }
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
