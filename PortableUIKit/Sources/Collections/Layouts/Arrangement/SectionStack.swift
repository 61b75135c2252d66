import Foundation

/// The arranged sections of a layout, one after another.
///
/// With *n* sections, finding the sections in a range takes O(log *n*) time. Moving the sections that follow a resized
/// element takes O(log² *n*) time.
struct SectionStack {
  private(set) var direction = UICollectionView.ScrollDirection.vertical
  /// The size available to sections, with negative dimensions before the first arrangement.
  private(set) var container = CGSize(width: -1, height: -1)
  /// Whether a boundary supplementary view is pinned to the visible bounds while the content scrolls.
  private(set) var pins = false
  private var spacing: CGFloat = 0
  private var sections: [ArrangedSection] = []
  private var extents = StackedHeights([])
  /// The boundary supplementary views of the whole layout.
  private var edges = BoundaryEdges()

  // MARK: Changes

  /// Updates the number of items in each section.
  ///
  /// - Parameters:
  ///   - counts: The new number of items in each section.
  ///   - map: The changes of a batch update, or `nil` after a reload.
  /// - Complexity: Linear in the number of sections and appended items, plus the item counts of sections with other
  ///   insertions or deletions.
  mutating func updateCounts(_ counts: [Int], after map: BatchUpdateMap?) {
    if let map {
      moveSections(by: map, counts)
    } else {
      sections = counts.map(ArrangedSection.init(count:))
      edges.forgetSizes()
    }
    restack()
  }

  private mutating func moveSections(by map: BatchUpdateMap, _ counts: [Int]) {
    var old = sections
    // Clear the property first, so that changing a section doesn't copy it.
    sections = []
    var moved: Set<Int> = []
    sections = counts.indices.map { section in
      let count = counts[section]
      guard let origin = map.origin(ofSection: section), old.indices.contains(origin),
        !map.reloads(.section(origin))
      else { return ArrangedSection(count: count) }
      let known = old[origin].count
      guard count >= known, map.onlyAppends(toSection: section, of: known) else {
        return ArrangedSection(count: count, after: old[origin]) { item in
          guard let row = map.origin(of: IndexPath(row: item, section: section)), !map.reloads(.row(row)),
            old.indices.contains(row.section)
          else { return nil }
          return old[row.section].given(row.row)
        }
      }
      moved.insert(origin)
      var result = ArrangedSection(count: 0)
      swap(&result, &old[origin])
      result.grow(to: count)
      return result
    }
    for (section, content) in old.enumerated() where !moved.contains(section) {
      for (item, size) in content.measured {
        let row = IndexPath(row: item, section: section)
        guard !map.reloads(.row(row)), let place = map.destination(of: row),
          sections.indices.contains(place.section)
        else { continue }
        sections[place.section].keep(size, of: place.row)
      }
    }
    // The delegate is asked again for the sizes of reconfigured items. Their views are measured again later.
    for row in map.renewed {
      guard let place = map.destination(of: row), sections.indices.contains(place.section) else { continue }
      sections[place.section].forget(place.row, keepsMeasured: !map.reloads(.row(row)))
    }
  }

  /// Makes the number of sections and their item counts equal to `counts`.
  ///
  /// If the item count of a section changes, the section loses its known sizes.
  mutating func correct(_ counts: [Int]) {
    guard sections.map(\.count) != counts else { return }
    sections = counts.enumerated().map { section, count in
      let isKnown = sections.indices.contains(section) && sections[section].count == count
      return isKnown ? sections[section] : ArrangedSection(count: count)
    }
    restack()
  }

  /// Returns one request for each section.
  ///
  /// The request is for the section's plan and for the item sizes that the delegate must provide. If
  /// `forgettingGivenSizes` is `true`, it includes all items, even those with known sizes.
  mutating func questions(forgettingGivenSizes: Bool) -> [SectionQuestion] {
    sections.indices.map {
      sections[$0].question(for: $0, forgettingGivenSizes: forgettingGivenSizes)
    }
  }

  /// Arranges the sections and the boundary supplementary views according to a plan.
  ///
  /// - Parameters:
  ///   - plan: The rules for arranging the sections.
  ///   - container: The size available to sections.
  mutating func arrange(by plan: StackPlan, in container: CGSize) {
    direction = plan.direction
    spacing = plan.spacing
    self.container = container
    for (section, answer) in zip(sections.indices, plan.sections) { sections[section].arrange(by: answer) }
    edges.arrange(plan.edges, room: container, offset: 0, along: direction)
    pins = edges.pins || sections.contains { $0.edges.pins }
    restack()
  }

  private mutating func restack() {
    extents = StackedHeights(sections.map { $0.length + spacing })
  }

  /// Returns whether a new preferred size of an item requires a new arrangement of its section.
  func wouldResize(item: IndexPath, to size: CGSize) -> Bool {
    contains(item) && sections[item.section].wouldResize(item.row, to: size)
  }

  /// Stores the preferred size of an item's view and moves the sections that follow.
  mutating func resize(item: IndexPath, to size: CGSize) {
    guard contains(item) else { return }
    sections[item.section].resize(item.row, to: size)
    extents[item.section] = sections[item.section].length + spacing
  }

  /// Returns whether a new preferred size would change the size of a boundary supplementary view.
  func wouldResize(_ edge: BoundaryPlace, to size: CGSize) -> Bool {
    edges(at: edge).wouldResize(edge.index, to: size)
  }

  /// Stores the preferred size of a boundary supplementary view and moves the sections that follow.
  mutating func resize(_ edge: BoundaryPlace, to size: CGSize) {
    guard let section = edge.section else { return edges.resize(edge.index, to: size) }
    sections[section].resizeEdge(edge.index, to: size)
    extents[section] = sections[section].length + spacing
  }

  // MARK: Places

  /// The size of the scrollable content, or zero before the first arrangement.
  var contentSize: CGSize {
    guard container.width >= 0 else { return .zero }
    let length = max(0, length)
    return CGSize(length: length, breadth: container.length(along: direction.across), along: direction)
  }

  private var length: CGFloat {
    edges.head + (extents.count == 0 ? 0 : extents.total - spacing) + edges.tail
  }

  /// Returns the range of a section along the scroll direction, including its boundary supplementary views.
  func span(ofSection section: Int) -> Span {
    Span(start: edges.head + extents.offset(of: section), height: sections[section].length)
  }

  /// Returns the indexes of the sections that intersect a range along the scroll direction.
  ///
  /// The spacing after a section counts as part of the section.
  func sections(in span: Span) -> Range<Int> {
    let first = extents.index(at: span.start - edges.head)
    var past = extents.index(at: span.end - edges.head)
    if past < sections.count, self.span(ofSection: past).start < span.end { past += 1 }
    return first..<max(first, past)
  }

  /// Returns a section's items that intersect a rectangle of the content, and the frames of these items.
  ///
  /// The result is empty for an orthogonally scrolling section.
  func items(ofSection section: Int, in rect: CGRect) -> [(item: Int, frame: CGRect)] {
    guard sections[section].plan?.isStrip == false else { return [] }
    let start = span(ofSection: section).start
    let span = rect.span(along: direction)
    return sections[section].items(from: span.start - start, to: span.end - start)
      .map { ($0.item, $0.frame.moved(by: start, across: 0, along: direction)) }
      .filter { $0.frame.overlaps(rect) }
  }

  /// Returns the items that intersect a rectangle of an orthogonally scrolling section's content, and their frames.
  ///
  /// The frames are relative to that content. The result is empty if the section doesn't scroll orthogonally.
  func items(inStrip section: Int, rect: CGRect) -> [(item: Int, frame: CGRect)] {
    guard sections.indices.contains(section), sections[section].plan?.isStrip == true else { return [] }
    let span = rect.span(along: direction.across)
    return sections[section].items(from: span.start, to: span.end).filter { $0.frame.overlaps(rect) }
  }

  /// Returns the scrolling area of a section, or `nil` if the section doesn't scroll orthogonally.
  ///
  /// The result is also `nil` if the section doesn't exist or isn't arranged.
  func strip(ofSection section: Int) -> CollectionStrip? {
    guard sections.indices.contains(section), var strip = sections[section].strip(section) else { return nil }
    strip.frame = strip.frame.moved(by: span(ofSection: section).start, across: 0, along: direction)
    return strip
  }

  /// Returns the frame of an item in the content, or `nil` if the item isn't arranged.
  ///
  /// In an orthogonally scrolling section, the result is the frame before any orthogonal scrolling.
  func frame(ofItem item: IndexPath) -> CGRect? {
    guard contains(item), let frame = sections[item.section].frame(of: item.row) else { return nil }
    if let strip = strip(ofSection: item.section) {
      return frame.offsetBy(dx: strip.frame.minX, dy: strip.frame.minY)
    }
    return frame.moved(by: span(ofSection: item.section).start, across: 0, along: direction)
  }

  // MARK: Edges

  /// Returns the places of the boundary supplementary views of a section, or of the whole layout if `section` is `nil`.
  func edges(ofSection section: Int?) -> [BoundaryPlace] {
    let edges = section.map { sections[$0].edges } ?? edges
    return edges.elements.indices.map { BoundaryPlace(section: section, index: $0) }
  }

  /// Returns the place of the boundary supplementary view with a kind and an index path, or `nil` if there is none.
  ///
  /// For a view of the whole layout, the index path has a single index.
  func edge(ofKind kind: String, at indexPath: IndexPath) -> BoundaryPlace? {
    let section = indexPath.count > 1 ? indexPath.section : nil
    if let section, !sections.indices.contains(section) { return nil }
    return edges(ofSection: section).first {
      element(at: $0).kind == kind && self.indexPath(of: $0) == indexPath
    }
  }

  /// Returns the index path of a boundary supplementary view.
  ///
  /// The index path consists of the section and the index among the section's views of the same kind. For a view of the
  /// whole layout, it consists only of the index. Apple doesn't document this behavior.
  func indexPath(of edge: BoundaryPlace) -> IndexPath {
    let number = element(at: edge).number
    return edge.section.map { IndexPath(row: number, section: $0) } ?? IndexPath(index: number)
  }

  func element(at edge: BoundaryPlace) -> BoundaryElement { edges(at: edge).elements[edge.index] }

  /// Returns the frame of a boundary supplementary view in the content.
  ///
  /// A pinned view stays in the `visible` range as far as its section, or the whole layout, permits. If `visible` is
  /// `nil`, the method ignores pinning.
  func frame(of edge: BoundaryPlace, visible: Span?) -> CGRect {
    let span = edge.section.map(span(ofSection:)) ?? Span(start: 0, height: length)
    return edges(at: edge).frame(of: edge.index, in: span, visible: visible)
  }

  private func edges(at edge: BoundaryPlace) -> BoundaryEdges {
    edge.section.map { sections[$0].edges } ?? edges
  }

  private func contains(_ item: IndexPath) -> Bool {
    item.count > 1 && sections.indices.contains(item.section)
  }
}
