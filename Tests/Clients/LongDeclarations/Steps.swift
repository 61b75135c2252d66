import PromiseChain

struct User {
  var name = ""
  var age = 1.5
}

func profile(_ user: User) async throws -> User { user }
func rate(_ name: String) async throws -> Double { 1 }
func store(_ rating: Double) async throws {}

// Steps of all kinds.
func work() -> Chain<User> {
  Chain.first { User() }
    // repeat 4
    .then { user in try await profile(user) }
    .map { $0.name + "1" }
    .then { name in
      let rating = try await rate(name)
      return (name, rating * 2 + 1)
    }
    .tap { try await store($0.1 - 1) }
    .map { pair in User(name: pair.0, age: pair.1 / 2 + 1) }
    .recover { error in error is CancellationError ? User() : User(age: 1) }
    .catchError { error in print(error, "1") }
    .finally { print(1 + 2 + 3) }
    // end
    .tap { print($0.name) }
}
