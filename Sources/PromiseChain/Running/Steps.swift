/// The steps of a chain in their order: a value whose parts are shared by the chains that were made of one another.
///
/// They lie in blocks whose sizes halve, like the digits of a binary counter: nothing is nested by their number, so
/// that 100,000 are released without recursion, and one is appended without copying the others.
@usableFromInline
struct Steps: Sendable {
  private static let blockSize = 32

  private var blocks: [[Step]] = []
  private var recent: [Step]

  @usableFromInline
  init(first: Step) {
    recent = [first]
  }

  /// All of them in one array.
  var lastFirst: [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(recent.count + blocks.reduce(0) { $0 + $1.count })
    // Added to an array, `reversed()` would make another array first.
    for step in recent.reversed() { steps.append(step) }
    for block in blocks.reversed() {
      for step in block.reversed() { steps.append(step) }
    }
    return steps
  }

  /// These steps and one more. Amortized O(log n).
  func appending(_ step: Step) -> Steps {
    var steps = self
    if recent.count == Self.blockSize { steps.close() }
    steps.recent.append(step)
    return steps
  }

  private mutating func close() {
    var block = recent
    while let last = blocks.last, last.count == block.count { block = blocks.removeLast() + block }
    blocks.append(block)
    recent = []
  }
}
