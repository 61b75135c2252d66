import Foundation

/// A section of a layout, with the sizes and frames of its items.
///
/// Positions along the scroll direction are relative to the start of the section. Positions perpendicular to the scroll
/// direction are relative to the left or top edge of the container.
struct ArrangedSection {
  private(set) var plan: SectionPlan?
  private(set) var count: Int
  private var sizes = ItemSizes()
  private(set) var edges = BoundaryEdges()
  private var lines: (any ItemLines)?
  /// The number of items that are arranged in lines.
  private var arrangedCount = 0
  /// Whether the layout has already answered a request for the sizes of all items.
  private var hasAsked = false
  /// The items whose entries in `sizes.given` are placeholders.
  private var unasked: [Int] = []

  /// Creates a section that has no sizes or plan yet.
  init(count: Int) {
    self.count = count
  }

  // MARK: Changes

  /// Creates the section that results from a batch update.
  ///
  /// - Parameters:
  ///   - count: The number of items after the batch update.
  ///   - old: The section before the batch update.
  ///   - origin: A closure that receives the new index of an item. It returns the size that the delegate provided for
  ///     the item, or `nil` if the size is unknown.
  init(count: Int, after old: ArrangedSection, origin: (Int) -> CGSize?) {
    self.init(count: count)
    plan = old.plan
    edges = old.edges
    hasAsked = old.hasAsked && count > 0
    guard !old.sizes.given.isEmpty else { return }
    sizes.given = (0..<count).map { origin($0) ?? .unanswered }
    unasked = sizes.given.indices.filter { sizes.given[$0] == .unanswered }
  }

  /// Appends items until the section has `count` items.
  mutating func grow(to count: Int) {
    if !sizes.given.isEmpty {
      unasked += self.count..<count
      sizes.given += repeatElement(.unanswered, count: count - self.count)
    }
    self.count = count
  }

  /// The preferred sizes of measured views, by item index.
  var measured: [Int: CGSize] { sizes.measured }

  /// Returns the size that the delegate provided for an item, or `nil` if there is none.
  func given(_ item: Int) -> CGSize? { sizes.given(item) }

  /// Stores the size that was measured for an item before a batch update.
  ///
  /// If the item doesn't exist, the method does nothing.
  mutating func keep(_ size: CGSize, of item: Int) {
    guard item < count else { return }
    sizes.measured[item] = size
    if item < arrangedCount { lines?.resized(item, sizes: sizes) }
  }

  /// Discards the size that the delegate provided for an item, so that the layout requests it again.
  ///
  /// If `keepsMeasured` is `false`, the method also discards the measured size.
  mutating func forget(_ item: Int, keepsMeasured: Bool) {
    guard item < count else { return }
    if !keepsMeasured { sizes.measured[item] = nil }
    if sizes.given.indices.contains(item) {
      sizes.given[item] = .unanswered
      unasked.append(item)
    }
    if item < arrangedCount { lines?.resized(item, sizes: sizes) }
  }

  /// Returns a request for the section's plan and for the item sizes that the delegate must provide.
  ///
  /// If `forgettingGivenSizes` is `true`, the request includes all items, even those with known sizes.
  mutating func question(for section: Int, forgettingGivenSizes: Bool) -> SectionQuestion {
    if forgettingGivenSizes { hasAsked = false }
    return SectionQuestion(section: section, count: count, unasked: hasAsked ? unasked : nil)
  }

  /// Arranges the section according to a plan and the delegate's item sizes.
  ///
  /// If the existing lines remain valid, the method arranges only new items and items with new sizes.
  mutating func arrange(by answer: SectionAnswer) {
    let new = answer.plan
    if let plan, !plan.keepsSizes(in: new) { sizes.measured = [:] }
    if plan != new { lines = nil }
    plan = new
    let asked = storeGivenSizes(answer.given)
    let room = new.edgeRoom
    edges.arrange(new.edges, room: room.size, offset: room.offset, along: new.direction)
    if lines == nil {
      lines = new.lines(count: count, sizes: sizes)
    } else {
      for item in asked where item < arrangedCount { lines?.resized(item, sizes: sizes) }
      lines?.grow(to: count, sizes: sizes)
    }
    arrangedCount = count
  }

  /// Stores the sizes that the delegate provided.
  ///
  /// If all items must be arranged again, the method discards the lines.
  ///
  /// - Returns: The items that received a new size, or an empty array if the sizes of all items were replaced or
  ///   removed.
  private mutating func storeGivenSizes(_ given: [CGSize]?) -> [Int] {
    defer {
      hasAsked = count > 0
      unasked = []
    }
    guard let given else {
      if !sizes.given.isEmpty { lines = nil }
      sizes.given = []
      return []
    }
    guard hasAsked else {
      if sizes.given != given { lines = nil }
      sizes.given = given
      return []
    }
    for (item, size) in zip(unasked, given) { sizes.given[item] = size }
    return unasked
  }

  /// Returns whether a new preferred size of an item requires a new arrangement of the section.
  ///
  /// A preferred size affects only the item's estimated dimensions.
  func wouldResize(_ item: Int, to size: CGSize) -> Bool {
    guard let lines, let plan, item < arrangedCount else { return false }
    let element = lines.element(of: item)
    let assumed = lines.assumedSize(of: item, sizes: sizes)
    let new = element.merged(assumed, with: size)
    guard let measured = sizes.measured[item] else {
      // In an orthogonally scrolling section, the first measured size replaces an estimate even if both are equal.
      return new != assumed || plan.isStrip && element[plan.direction].isEstimated
    }
    return new != element.merged(assumed, with: measured)
  }

  /// Stores the preferred size of an item's view and updates the lines.
  ///
  /// If the item isn't arranged, the method does nothing.
  mutating func resize(_ item: Int, to size: CGSize) {
    guard item < arrangedCount else { return }
    sizes.measured[item] = size
    lines?.resized(item, sizes: sizes)
  }

  /// Stores the preferred size of a boundary supplementary view.
  mutating func resizeEdge(_ index: Int, to size: CGSize) { edges.resize(index, to: size) }

  // MARK: Places

  /// The length of the section along the scroll direction, including its boundary supplementary views.
  var length: CGFloat {
    guard let plan else { return 0 }
    return contentStart + contentLength + plan.insets.end(along: plan.direction) + edges.tail
  }

  /// Returns the items in the lines that intersect a range of positions, and the frames of these items.
  ///
  /// If the section scrolls orthogonally, the positions and frames are relative to its scrolling content.
  func items(from start: CGFloat, to end: CGFloat) -> [(item: Int, frame: CGRect)] {
    guard let lines, let plan else { return [] }
    let offset = offset
    return lines.lines(from: start - offset.length, to: end - offset.length).flatMap { line in
      let (first, frames) = lines.frames(ofLine: line, sizes: sizes)
      return frames.enumerated().map { index, frame in
        (first + index, frame.moved(by: offset.length, across: offset.breadth, along: plan.lineDirection))
      }
    }
  }

  /// Returns the frame of an item, or `nil` if the item isn't arranged.
  ///
  /// If the section scrolls orthogonally, the frame is relative to its scrolling content.
  func frame(of item: Int) -> CGRect? {
    guard let lines, let plan, (0..<arrangedCount).contains(item) else { return nil }
    let offset = offset
    return lines.frame(of: item, sizes: sizes)
      .moved(by: offset.length, across: offset.breadth, along: plan.lineDirection)
  }

  /// Returns the scrolling area of the section, or `nil` if the section doesn't scroll orthogonally or isn't arranged.
  ///
  /// The area's frame is relative to the start of the section. `section` is the section's index in the layout.
  func strip(_ section: Int) -> CollectionStrip? {
    guard let plan, let lines, plan.isStrip else { return nil }
    let inner = plan.lineDirection
    let room = plan.container.length(along: inner)
    let start = offset.length
    let end = max(plan.insets.end(along: inner), plan.behavior == .groupPagingCentered ? start : 0)
    let page: CGFloat =
      switch plan.behavior {
      case .none, .continuous: 0
      case .paging: room
      case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: lines.step
      }
    return CollectionStrip(
      section: section,
      frame: CGRect(
        Span(start: contentStart, height: contentLength),
        across: Span(start: 0, height: room),
        along: plan.direction
      ),
      contentSize: CGSize(length: start + lines.total + end, breadth: lines.breadth, along: inner),
      behavior: plan.behavior,
      pageWidth: page
    )
  }

  /// The position at which the items begin, after the boundary views and the inset at the section's start.
  private var contentStart: CGFloat {
    plan.map { edges.head + $0.insets.start(along: $0.direction) } ?? 0
  }

  private var contentLength: CGFloat {
    guard let lines, let plan else { return 0 }
    return plan.isStrip ? lines.breadth : lines.total
  }

  /// The position of the first line, along the line direction and perpendicular to it.
  private var offset: (length: CGFloat, breadth: CGFloat) {
    guard let plan, let lines else { return (0, 0) }
    let start = plan.insets.start(along: plan.lineDirection)
    guard plan.isStrip else { return (contentStart, plan.insets.start(along: plan.direction.across)) }
    guard plan.behavior == .groupPagingCentered else { return (start, 0) }
    let group = lines.step - plan.lineSpacing
    return (max(start, (plan.container.length(along: plan.lineDirection) - group) / 2), 0)
  }
}
