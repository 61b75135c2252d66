import Foundation

/// A section with the known sizes and the frames of its items.
///
/// Positions are relative to the section's start and the container's edge.
struct ArrangedSection {
  private(set) var plan: SectionPlan?
  private(set) var count: Int
  private var sizes = ItemSizes()
  private(set) var edges = BoundaryEdges()
  private var lines: (any ItemLines)?
  /// The number of items in the lines.
  private var arrangedCount = 0
  /// Whether the delegate has given sizes, and the items that it has not been asked about since.
  private var hasAsked = false
  private var unasked: [Int] = []

  /// Makes a section without sizes or a plan.
  init(count: Int) {
    self.count = count
  }

  // MARK: Changes

  /// Makes the section that results from a batch. The sizes of its items are looked up by their origins.
  init(count: Int, after old: ArrangedSection, origin: (Int) -> CGSize?) {
    self.init(count: count)
    plan = old.plan
    edges = old.edges
    hasAsked = old.hasAsked && count > 0
    guard !old.sizes.given.isEmpty else { return }
    sizes.given = (0..<count).map { origin($0) ?? .unanswered }
    unasked = sizes.given.indices.filter { sizes.given[$0] == .unanswered }
  }

  /// Appends items.
  mutating func grow(to count: Int) {
    if !sizes.given.isEmpty {
      unasked += self.count..<count
      sizes.given += repeatElement(.unanswered, count: count - self.count)
    }
    self.count = count
  }

  /// The sizes that views preferred.
  var measured: [Int: CGSize] { sizes.measured }

  /// Returns the size that the delegate gave for an item.
  func given(_ item: Int) -> CGSize? { sizes.given(item) }

  /// Stores a size that was measured before the section is arranged.
  mutating func keep(_ size: CGSize, of item: Int) {
    guard item < count else { return }
    sizes.measured[item] = size
    if item < arrangedCount { lines?.resized(item, sizes: sizes) }
  }

  /// Discards the delegate's size for an item, and the measured size unless that is kept.
  mutating func forget(_ item: Int, keepsMeasured: Bool) {
    guard item < count else { return }
    if !keepsMeasured { sizes.measured[item] = nil }
    if sizes.given.indices.contains(item) {
      sizes.given[item] = .unanswered
      unasked.append(item)
    }
    if item < arrangedCount { lines?.resized(item, sizes: sizes) }
  }

  /// Returns the question that a layout must answer before it can arrange the section.
  mutating func question(for section: Int, forgettingGivenSizes: Bool) -> SectionQuestion {
    if forgettingGivenSizes { hasAsked = false }
    return SectionQuestion(section: section, count: count, unasked: hasAsked ? unasked : nil)
  }

  /// Arranges the section. If its plan is unchanged, arranges only new and changed items.
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

  /// Stores the delegate's sizes and returns the items whose sizes were updated in place.
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

  /// Returns whether a size would change an item's estimated extents.
  func wouldResize(_ item: Int, to size: CGSize) -> Bool {
    guard let lines, let plan, item < arrangedCount else { return false }
    let element = lines.element(of: item)
    let assumed = lines.assumedSize(of: item, sizes: sizes)
    let new = element.merged(assumed, with: size)
    guard let measured = sizes.measured[item] else {
      // In a strip, the first measured size always replaces an estimate, even if both are equal.
      return new != assumed || plan.isStrip && element[plan.direction].isEstimated
    }
    return new != element.merged(assumed, with: measured)
  }

  /// Stores the size that an item's view prefers.
  mutating func resize(_ item: Int, to size: CGSize) {
    guard item < arrangedCount else { return }
    sizes.measured[item] = size
    lines?.resized(item, sizes: sizes)
  }

  /// Stores the size that a boundary view prefers.
  mutating func resizeEdge(_ index: Int, to size: CGSize) { edges.resize(index, to: size) }

  // MARK: Places

  /// The length of the section, including its boundary views.
  var length: CGFloat {
    guard let plan else { return 0 }
    return contentStart + contentLength + plan.insets.end(along: plan.direction) + edges.tail
  }

  /// Returns the frames of the items that intersect an extent of the section. In a strip, the extent is one of its
  /// content.
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

  /// Returns the frame of an item. In a strip, it is relative to the strip's content.
  func frame(of item: Int) -> CGRect? {
    guard let lines, let plan, (0..<arrangedCount).contains(item) else { return nil }
    let offset = offset
    return lines.frame(of: item, sizes: sizes)
      .moved(by: offset.length, across: offset.breadth, along: plan.lineDirection)
  }

  /// Returns the strip if the section scrolls orthogonally, or `nil`. Its frame is relative to the section's start.
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

  /// Where the items' area begins, after the leading boundary views and the inset.
  private var contentStart: CGFloat {
    plan.map { edges.head + $0.insets.start(along: $0.direction) } ?? 0
  }

  private var contentLength: CGFloat {
    guard let lines, let plan else { return 0 }
    return plan.isStrip ? lines.breadth : lines.total
  }

  /// The offset of the first line, along the lines and across them.
  private var offset: (length: CGFloat, breadth: CGFloat) {
    guard let plan, let lines else { return (0, 0) }
    let start = plan.insets.start(along: plan.lineDirection)
    guard plan.isStrip else { return (contentStart, plan.insets.start(along: plan.direction.across)) }
    guard plan.behavior == .groupPagingCentered else { return (start, 0) }
    let group = lines.step - plan.lineSpacing
    return (max(start, (plan.container.length(along: plan.lineDirection) - group) / 2), 0)
  }
}
