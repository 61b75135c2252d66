/// A ring buffer that keeps the most recently appended elements.
struct Ring<Element: Sendable>: Sendable {
  /// The number of elements that were dropped because the buffer was full.
  private(set) var missed = 0

  private let capacity: Int
  private var slots: ContiguousArray<Element> = []
  private var oldest = 0

  /// Creates an empty buffer.
  ///
  /// - Precondition: `capacity` is positive.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The elements, oldest first.
  var elements: [Element] { Array(slots[oldest...] + slots[..<oldest]) }

  /// The most recently appended element.
  ///
  /// - Precondition: The buffer is not empty.
  var newest: Element {
    get { slots[newestIndex] }
    set { slots[newestIndex] = newValue }
  }

  /// Returns whether any element meets a condition. The search begins with the newest element.
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
