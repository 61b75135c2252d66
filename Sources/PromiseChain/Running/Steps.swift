internal import KitSupport

/// A linked list of the steps of a chain, last step first.
///
/// A chain shares the steps of the chain that it extends, so appending a step copies no other step. The list is
/// released in a loop, because deep recursion would exhaust the stack.
@usableFromInline
final class Steps: Sendable {
  let step: Step
  private let count: Int

  // Safe: Written only when no other reference to the list is left.
  private nonisolated(unsafe) var previous: Steps?

  @usableFromInline
  init(_ step: Step, after previous: Steps? = nil) {
    self.step = step
    self.previous = previous
    count = (previous?.count ?? 0) + 1
  }

  deinit {
    var rest = exchange(&previous, with: nil)
    while rest != nil, isKnownUniquelyReferenced(&rest) { rest = rest?.takePrevious() }
  }

  private func takePrevious() -> Steps? { exchange(&previous, with: nil) }

  /// The steps as an array, last step first.
  var lastFirst: [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(count)
    var rest: Steps? = self
    while let list = rest {
      steps.append(list.step)
      rest = list.previous
    }
    return steps
  }
}
