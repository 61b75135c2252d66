internal import KitSupport

/// The steps of a chain as a linked list, last first. Chains derived from one another share their common steps.
///
/// Appending a step copies none, and the list is released in a loop, not recursively.
@usableFromInline
final class Steps: Sendable {
  let step: Step
  private let count: Int

  // Safe: only written when no other reference to the list is left.
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

  /// The steps in an array, last first.
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
