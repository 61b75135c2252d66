internal import KitSupport

/// The steps of a chain, last first: a list whose beginning is shared by the chains that were made of one another.
///
/// Appending a step copies none, and 100,000 are released in a loop.
@usableFromInline
final class Steps: Sendable {
  let step: Step
  private let count: Int

  // It is written only when no other reference to the list is left.
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

  /// All of them in one array.
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
