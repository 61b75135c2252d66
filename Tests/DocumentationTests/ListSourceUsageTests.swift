import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

// The public API of ListSource as users write it, with the documented behavior of each part.

extension EventName {
  fileprivate static let quakeSelected: EventName = "quake.selected"
  fileprivate static let shareTapped: EventName = "quake.shareTapped"
}

@MainActor
@Suite
struct ListSourceUsageTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let notable = [Quake(id: 1, magnitude: 7), Quake(id: 2, magnitude: 8)]
  private let recent = [Quake(id: 3, magnitude: 4), Quake(id: 4, magnitude: 5)]

  init() {
    window.addSubview(tableView)
    window.isHidden = false
  }

  @Test
  func stagesAreBatchUpdates() {
    let old = ListSnapshot([(id: "recent", rows: ["a", "b"])])
    let new = ListSnapshot([(id: "recent", rows: ["b", "c"])])
    let source = Texts(["a", "b"])
    tableView.dataSource = source
    window.layoutIfNeeded()

    let changes = ListChanges(from: old, to: new)
    for stage in changes.stages {
      tableView.performBatchUpdates {
        source.rows = ["b", "c"]
        tableView.deleteRows(at: stage.deletedRows.map(IndexPath.init), with: .automatic)
        tableView.insertRows(at: stage.insertedRows.map(IndexPath.init), with: .automatic)
      }
    }
    window.layoutIfNeeded()

    #expect(changes.stages.count == 1)
    #expect(tableView.visibleCells.map { $0.textLabel?.text } == ["b", "c"])
  }

  @Test
  func showsSectionsInDeclarationOrder() async {
    var selected: [String] = []
    var events: [EventName] = []
    let observation = window.onRouterEvent(.quakeSelected) { event in
      events.append(event.name)
      #expect(event.source is QuakeCell)
    }

    // Declared in the order in which it shows.
    let source = ListSource {
      ListSection("notable", title: "Notable") {
        Rows(notable, cell: NotableCell.self)
          .height(.automatic)
          .onSelect { model, index in  // index: the row in its section
            selected.append("\(model.id) at \(index)")
          }
      }
      ListSection("recent") {
        Rows(recent, cell: QuakeCell.self)
          .emits(.quakeSelected)  // selection as an event, from the cell, up the chain
      }
    }
    // The table view keeps it alive; no property needed, nothing registered by hand.
    let adapter = TableAdapter(tableView)
    adapter.apply(source)  // first: reload. Later: the smallest set of batch updates
    window.layoutIfNeeded()
    let kept = tableView.cellForRow(at: IndexPath(row: 1, section: 1))
    adapter.tableView(tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    adapter.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
    let other = ListSource { ListSection("recent") { Rows([recent[1]], cell: QuakeCell.self) } }
    let update = adapter.apply(other, animated: true)
    let finished = await update.finished  // .applied or .superseded

    #expect(tableView.listAdapter === adapter)
    #expect(selected == ["2 at 1"])
    #expect(events == [.quakeSelected])
    #expect(finished == .applied)
    #expect(texts == ["quake 5.0"])
    #expect(tableView.visibleCells.first === kept)
    observation.cancel()
  }

  @Test
  func subclassAddsBehavior() {
    let watcher = ScrollWatcher()

    let adapter = StretchyAdapter(tableView)
    adapter.scrollDelegate = watcher  // UIScrollViewDelegate; held weakly
    adapter.apply(ListSource { ListSection("recent") { Rows(recent, cell: QuakeCell.self) } })
    window.layoutIfNeeded()
    tableView.contentOffset.y = 1

    #expect(tableView.visibleCells.map(\.alpha) == [0.5, 0.5])
    #expect(watcher.offsets == [1])
  }

  @Test
  func chainsOneLinePerSection() {
    var events: [String] = []

    // The same, chained, one line a section; incomplete sections do not compile.
    TableAdapter(tableView)
      .section("notable").title("Notable").cell(NotableCell.self).data(notable).autoHeight().event {
        model,
        index in
        events.append("\(model.id) at \(index)")
      }
      .section("recent").cell(UITableViewCell.self).data(recent).adapter { cell, model, index in
        cell.textLabel?.text = "\(index): \(model.magnitude)"
      }.height(44)
      .make()
    window.layoutIfNeeded()
    tableView.listAdapter?.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))

    #expect(texts == ["notable 7.0", "notable 8.0", "0: 4.0", "1: 5.0"])
    #expect(tableView.visibleCells.map(\.frame.height) == [61, 61, 44, 44])
    #expect(events == ["1 at 0"])
  }

  @Test
  func modelChoosesItsCell() {
    let adapter = TableAdapter(tableView)
    let feed: [any CellModel] = [recent[0], Note(id: 1), Quake(id: 5, magnitude: 9)]

    // Mixed kinds in one section, chosen by the model, no if-else: by type, or by the identifier each model names.
    let source = ListSource { ListSection("feed") { Rows(feed) } }  // feed: [any CellModel]
    adapter.register(QuakeCell.self, for: Quake.self)
    adapter.register(NoteCell.self, for: Note.self)
    adapter.register(BigQuakeCell.self, for: "quake.big")
    adapter.apply(source)
    window.layoutIfNeeded()

    #expect(texts == ["quake 4.0", "note", "big quake 9.0"])
  }

  @Test
  func liveListCallsClosures() {
    let viewModel = ViewModel(quakes: recent)
    var selected: [Int] = []

    // Live closures instead of a snapshot.
    tableView.configureList { list in
      list.numberOfSections { 1 }
        .numberOfRows { section in viewModel.count }
        .configureCell(QuakeCell.self) { cell, indexPath in
          cell.configure(with: viewModel.quakes[indexPath.row])
        }
        .didSelectRow { indexPath in selected.append(indexPath.row) }
    }
    window.layoutIfNeeded()
    let before = texts
    viewModel.quakes.append(Quake(id: 9, magnitude: 6))
    tableView.reloadData()
    window.layoutIfNeeded()

    #expect(before == ["quake 4.0", "quake 5.0"])
    #expect(texts == ["quake 4.0", "quake 5.0", "quake 6.0"])
  }

  @Test
  func comparesListsWithoutView() {
    let old = ListSource { ListSection("recent") { Rows(recent, cell: QuakeCell.self) } }
    let new = ListSource { ListSection("recent") { Rows(recent.reversed(), cell: QuakeCell.self) } }

    // The parts are public: they work without any view.
    let changes = ListChanges(from: old, to: new)  // staged, minimal moves

    #expect(changes.stages.count == 1)
    #expect(changes.stages.first?.movedRows.count == 1)
  }

  @Test
  func listAddsPositionToEvents() {
    let section = SectionView()
    var heard: [String] = []
    let observation = window.onRouterEvent(.shareTapped) { event in
      let userInfo = event.userInfo
      heard.append("\(userInfo[.indexPath]?.row ?? -1), \(userInfo.listItem(as: Quake.self)?.id ?? -1)")
      // Nested lists: all, innermost first; the innermost sets .indexPath.
      heard.append("\(event.listPositions.count)")
    }
    let plain = UITableView(frame: window.bounds, style: .plain)
    section.adapter = TableAdapter(plain)
    window.addSubview(section)
    section.addSubview(plain)
    for adapter in [TableAdapter(tableView), section.adapter] {
      adapter?.apply(ListSource { ListSection("recent") { Rows(recent, cell: QuakeCell.self) } })
    }
    window.layoutIfNeeded()

    tableView.visibleCells[1].routerEvent(name: .shareTapped)
    plain.visibleCells[0].routerEvent(name: .shareTapped)

    #expect(heard == ["1, 4", "1", "0, 3", "1"])
    observation.cancel()
  }

  private var texts: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }
}

// What a model says about its cell, what a cell does with its model.
private struct Quake: CellModel, Identifiable, Equatable {
  var id: Int
  var magnitude: Double
  var reuseIdentifier: String { magnitude > 8.5 ? "quake.big" : "quake" }
  var height: CellHeight { .fixed(72) }
}

private class QuakeCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Quake) {
    textLabel?.text = "quake \(model.magnitude)"
  }
}

private final class BigQuakeCell: QuakeCell {
  override func configure(with model: Quake) {
    super.configure(with: model)
    textLabel?.text = "big quake \(model.magnitude)"
  }
}

private final class NotableCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Quake) {
    textLabel?.text = "notable \(model.magnitude)"
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 61) }
}

private struct Note: CellModel, Identifiable, Equatable {
  var id: Int
}

private final class NoteCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Note) {
    textLabel?.text = "note"
  }
}

private final class ViewModel {
  var quakes: [Quake]
  var count: Int { quakes.count }

  init(quakes: [Quake]) {
    self.quakes = quakes
  }
}

// `TableAdapter` and its delegate methods are `open`, as with Apple's diffable data source.
private final class StretchyAdapter: TableAdapter {
  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    cell.alpha = 0.5
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
}

private final class ScrollWatcher: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

private final class SectionView: UIView, EventDecorator {
  var adapter: TableAdapter?

  // any other decorator, in one line:
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    adapter?.decorate(&userInfo, for: event)
  }
}

private final class Texts: NSObject, UITableViewDataSource {
  var rows: [String]

  init(_ rows: [String]) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
