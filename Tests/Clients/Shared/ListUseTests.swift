import Foundation
import ListSource
import RouterEvents
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import PortableUIKit
#endif

/// The documented use of lists in an app with these settings.
@MainActor
@Suite("Uses: lists")
struct ListUseTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  let quakes = [Quake(id: 1), Quake(id: 2, magnitude: 7), Quake(id: 3)]

  init() {
    window.addSubview(tableView)
    window.isHidden = false
  }

  var texts: [String] {
    window.layoutIfNeeded()
    return tableView.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func showsADeclaredListAndChangesToAnother() async {
    var selected: [Int] = []
    var received: [Int] = []
    let above = window.onRouterEvent(.detailTapped) { event in
      received.append(event.userInfo.listItem(as: Quake.self)?.id ?? 0)
    }
    let adapter = TableAdapter(tableView)
    adapter.apply(
      ListSource {
        ListSection("notable", title: "Notable") {
          Rows(quakes, cell: QuakeCell.self).height(.automatic).onSelect { model, index in
            selected.append(model.id + 10 * index)
          }
        }
        ListSection("recent") {
          Rows([Note(id: "a")], cell: NoteCell.self).emits(.detailTapped)
        }
      }
    )
    let before = texts
    adapter.tableView(tableView, didSelectRowAt: IndexPath(row: 2, section: 0))

    let update = adapter.apply(
      ListSource { ListSection("notable") { Rows([quakes[2]], cell: QuakeCell.self) } }
    )
    let isApplied = await update.finished == .applied
    let after = texts
    tableView.visibleCells.first?.routerEvent(name: .detailTapped)

    above.cancel()
    #expect(before == ["quake 1", "quake 2", "quake 3", "a"])
    #expect(isApplied && after == ["quake 3"])
    #expect(selected == [23] && received == [3])
  }

  /// In an app whose default isolation is the main actor, these key paths are not sendable.
  @Test func showsWhatKeyPathsOfItsModelsSay() {
    struct Person: Identifiable, Equatable {
      let id: Int
      var name: String
      var city: String?
      var photo: UIImage?
      var initial: String { String(name.prefix(1)) }
    }
    let people = [Person(id: 1, name: "Ana", city: "Lima"), Person(id: 2, name: "Bo")]
    let adapter = TableAdapter(tableView)

    adapter.apply(
      ListSource {
        ListSection(1) { Rows(people, text: \.name, detail: \.city, image: \.photo) }
        for (letter, group) in Dictionary(grouping: people, by: \.initial).sorted(by: { $0.key < $1.key }) {
          ListSection(letter) { Rows(group, text: { $0.name.uppercased() }, detail: \.city).id(\.name) }
        }
      }
    )
    window.layoutIfNeeded()

    let contents = tableView.visibleCells.map { $0.contentConfiguration as? UIListContentConfiguration }
    #expect(contents.map(\.?.text) == ["Ana", "Bo", "ANA", "BO"])
    #expect(contents.map(\.?.secondaryText) == ["Lima", nil, "Lima", nil])
  }

  @Test func keepsACellWhoseModelIsEqual() {
    let adapter = TableAdapter(tableView)
    adapter.apply(ListSource { ListSection(1) { Rows(quakes, cell: QuakeCell.self) } })
    _ = texts
    let kept = tableView.cellForRow(at: IndexPath(row: 2, section: 0))

    adapter.apply(ListSource { ListSection(1) { Rows(quakes.reversed(), cell: QuakeCell.self) } })

    #expect(texts == ["quake 3", "quake 2", "quake 1"])
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
  }

  @Test func choosesTheCellByTheModel() {
    let adapter = TableAdapter(tableView)
    adapter.register(QuakeCell.self, for: Quake.self)
    adapter.register(BigQuakeCell.self, for: "quake.big")
    let feed: [any CellModel] = quakes

    adapter.apply(ListSource { ListSection("feed") { Rows(feed) } })

    #expect(texts == ["quake 1", "big quake 2", "quake 3"])
    #expect(tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 72)
  }

  @Test func chainsALineASection() {
    var events: [String] = []
    TableAdapter(tableView)
      .section("notable").title("Notable").cell(QuakeCell.self).data(quakes).autoHeight()
      .section("notes").cell(UITableViewCell.self).data([Note(id: "a")]).adapter { cell, model, index in
        cell.textLabel?.text = "\(index) \(model.id)"
      }
      .event { model, index in events.append(model.id) }.height(44)
      .make()

    let shown = texts
    tableView.listAdapter?.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 1))

    #expect(shown == ["quake 1", "quake 2", "quake 3", "0 a"])
    #expect(events == ["a"])
  }

  /// Compiled only: whether this form compiles depends on the settings, what it does does not.
  private func liveForm(_ feed: QuakeFeed) {
    tableView.configureList { list in
      list.numberOfRows { _ in feed.quakes.count }
        .configureCell(QuakeCell.self) { cell, indexPath in cell.configure(with: feed.quakes[indexPath.row]) }
    }
  }

  @Test func findsChangesWithoutAView() {
    let old = ListSource { ListSection("a") { Rows(quakes) } }
    let new = ListSource { ListSection("a") { Rows([Quake(id: 1, magnitude: 6), quakes[1]]) } }

    let changes = ListChanges(from: old, to: new)

    #expect(changes.stages.map(\.deletedRows.count) == [1, 0])
    #expect(changes.stages.map(\.updatedRows.count) == [0, 1])
  }
}
