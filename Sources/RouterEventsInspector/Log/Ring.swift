/// The last elements of a sequence, as many as there is room for.
struct Ring<Element: Sendable>: Sendable {
  /// How many elements had to go.
  private(set) var missed = 0

  private let capacity: Int
  private var slots: ContiguousArray<Element> = []
  private var oldest = 0

  /// - Precondition: `capacity` is positive.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The elements, oldest first.
  var elements: [Element] { Array(slots[oldest...] + slots[..<oldest]) }

  /// The element that was appended last; there must be one.
  var newest: Element {
    get { slots[newestIndex] }
    set { slots[newestIndex] = newValue }
  }

  /// Whether an element meets a condition. The newest is asked first.
  func contains(where condition: (Element) -> Bool) -> Bool {
    for index in (0..<oldest).reversed() where condition(slots[index]) { return true }
    for index in (oldest..<slots.count).reversed() where condition(slots[index]) { return true }
    return false
  }

  private var newestIndex: Int { (oldest == 0 ? slots.count : oldest) - 1 }

  mutating func append(_ element: consuming Element) {
    if slots.count < capacity {
      slots.append(element)
    } else {
      slots[oldest] = element
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
      missed += 1
    }
  }
}
