import Foundation
import ListSource
import Observation
import PlatformUIKit
import RouterEvents
import Testing

// Contains the snippets of FindingAndSelectingRows.md, StayingPut.md, CollapsibleSections.md and FollowingObjects.md word
// for word.

extension EventName {
  fileprivate static let pastToggled: EventName = "past.toggled"
}

struct Melody: Identifiable, Equatable {
  var id: Int
  var name: String

  static func some(_ ids: Range<Int>) -> [Melody] { ids.map { Melody(id: $0, name: "Melody \($0)") } }
}

final class MelodyCell: UITableViewCell, ViewConfigurable {
  private(set) var configurations = 0

  func configure(with melody: Melody) {
    textLabel?.text = melody.name
    configurations += 1
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
@Observable
final class Playlist {
  var melodies = Melody.some(0..<2)
}

@MainActor
@Suite
struct ListRecipesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let adapter: TableAdapter

  init() {
    window.addSubview(tableView)
    window.isHidden = false
    adapter = TableAdapter(tableView)
  }

  private func show(_ source: ListSource) {
    adapter.apply(source)
    window.layoutIfNeeded()
  }

  private func list(_ ids: Range<Int>) -> ListSource {
    ListSource { ListSection("melodies") { Rows(Melody.some(ids), cell: MelodyCell.self) } }
  }

  private var texts: [String?] { tableView.visibleCells.map { $0.textLabel?.text } }

  // MARK: Finding and selecting rows

  @Test
  func findsRowByID() throws {
    show(list(0..<50))

    #expect(open(40, in: adapter) == "Melody 40")
    #expect(open(99, in: adapter) == nil)

    let cell = try #require(tableView.cellForRow(at: [0, 40]) as? MelodyCell)
    #expect(cell.isSelected)
    #expect(cell.configurations > 1)
  }

  @Test
  func keepsSelection() {
    // snippet of FindingAndSelectingRows.md
    adapter.selection = .multiple
    // end of snippet
    show(list(0..<5))
    adapter.select(1)
    adapter.select(3)
    show(list(1..<9))
    // snippet of FindingAndSelectingRows.md
    let names = adapter.selectedItems(of: Melody.self).map(\.name)
    // end of snippet
    #expect(names.sorted() == ["Melody 1", "Melody 3"])
  }

  @Test
  func showsEmptyView() {
    // snippet of FindingAndSelectingRows.md
    adapter.emptyView = {
      let label = UILabel()
      label.text = "No melodies"
      return label
    }
    // end of snippet
    show(list(0..<0))
    #expect((tableView.backgroundView as? UILabel)?.text == "No melodies")
    show(list(0..<1))
    #expect(tableView.backgroundView == nil)
  }

  // snippet of FindingAndSelectingRows.md, private
  private func open(_ id: Int, in adapter: TableAdapter) -> String? {
    guard adapter.scroll(to: id, at: .middle, animated: false), let place = adapter.indexPath(for: id) else {
      return nil
    }
    adapter.select(id)
    adapter.reconfigure([id])
    return adapter.item(at: place, as: Melody.self)?.name
  }
  // end of snippet

  // MARK: Keeping the scroll position

  @Test
  func keepsPositionOfVisibleRows() {
    // snippet of StayingPut.md
    adapter.keepsPosition = true
    // end of snippet
    show(list(10..<60))
    let cell = tableView.visibleCells.first
    let top = cell.map { $0.frame.minY - tableView.contentOffset.y }
    show(list(0..<60))
    #expect(texts.first == "Melody 10")
    #expect(cell.map { $0.frame.minY - tableView.contentOffset.y } == top)
  }

  @Test
  func staysAtTheEnd() {
    // snippet of StayingPut.md
    adapter.followsEnd = true
    // end of snippet
    show(list(0..<60))
    #expect(texts.last == "Melody 59")
    show(list(0..<61))
    #expect(texts.last == "Melody 60" && adapter.isAtEnd)
  }

  // snippet of StayingPut.md, private
  private func rememberPlace() throws -> Data { try JSONEncoder().encode(adapter.position) }

  func returnToPlace(_ data: Data) throws {
    adapter.position = try JSONDecoder().decode(ListPlace?.self, from: data)
  }
  // end of snippet

  @Test
  func returnsToAStoredPlace() throws {
    show(list(0..<60))
    tableView.contentOffset.y = 400
    tableView.layoutIfNeeded()
    let (data, before) = (try rememberPlace(), texts)
    show(list(30..<60))

    try returnToPlace(data)
    show(list(0..<60))

    #expect(texts == before)
  }

  @Test
  func usesRequestedAnimationAndLimit() {
    show(list(0..<3))
    let cell = tableView.visibleCells.first
    let source = list(0..<4)
    // snippet of StayingPut.md
    adapter.apply(source, animation: .fade)
    // end of snippet
    window.layoutIfNeeded()
    #expect(tableView.visibleCells.first === cell)

    // snippet of StayingPut.md
    adapter.changeLimit = 500
    // end of snippet
    show(list(0..<600))
    #expect(texts.first == "Melody 0")
    #expect(tableView.numberOfRows(inSection: 0) == 600)
  }

  // MARK: Collapsible sections

  @Test
  func tapOnHeaderCollapsesSection() throws {
    show(sections(Melody.some(0..<3), isCollapsed: true))
    var toggled: [String] = []
    // snippet of CollapsibleSections.md
    let toggles = adapter.tableView?.onRouterEvent(.pastToggled) { event in
      let isClosed = event.userInfo[.isCollapsed] == true
      toggled.append("\(event.listPositions[0].section) \(isClosed ? "closed" : "open")")
    }
    // end of snippet
    #expect(texts.isEmpty)

    adapter.setCollapsed(false, section: "past")
    window.layoutIfNeeded()
    #expect(texts.count == 3)
    #expect(!adapter.isCollapsed("past"))

    #if !canImport(UIKit) || os(watchOS)
      let header = tableView.rectForHeader(inSection: 0)
      window.tap(at: tableView.convert(CGPoint(x: header.midX, y: header.midY), to: window))
      window.layoutIfNeeded()
      #expect(texts.isEmpty)
      #expect(toggled == ["past closed"])
    #endif
    toggles?.cancel()
  }

  // snippet of CollapsibleSections.md, private
  private func sections(_ past: [Melody], isCollapsed: Bool) -> ListSource {
    ListSource {
      ListSection("past", title: "Past") { Rows(past, cell: MelodyCell.self) }
        .collapsible(emits: .pastToggled, isCollapsed: isCollapsed)
    }
  }
  // end of snippet

  // MARK: Observing objects

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test
  func followsPlaylist() async {
    let playlist = Playlist()
    let observation = follow(playlist, in: adapter)
    window.layoutIfNeeded()
    #expect(texts == ["Melody 0", "Melody 1"])

    playlist.melodies.append(Melody(id: 7, name: "Encore"))
    for _ in 0..<5 { await Task.yield() }
    window.layoutIfNeeded()
    #expect(texts == ["Melody 0", "Melody 1", "Encore"])
    observation.cancel()
  }

  // snippet of FollowingObjects.md
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func follow(_ playlist: Playlist, in adapter: TableAdapter) -> ListObservation {
    adapter.observe { [weak playlist] in
      ListSource { ListSection("melodies") { Rows(playlist?.melodies ?? [], cell: MelodyCell.self) } }
    }
  }
  // end of snippet
}
