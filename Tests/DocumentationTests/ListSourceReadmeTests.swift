import Foundation
import ListSource
import PlatformUIKit
import StrategyTable
import Testing

// snippet of ListSource/README.md
extension RowEvents {
  static let bookSelected = RowEvent<Book>("books.selected")
}
// end of snippet

extension RowEvents {
  fileprivate static let bookDeleted = RowEvent<Book>("book.deleted")
  fileprivate static let bookShared = RowEvent<Book>("book.shared")
}

@MainActor
@Suite
struct ListSourceReadmeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let screen = BooksController()
  private let books = [Book(id: 1, name: "Emma"), Book(id: 2, name: "Ulysses")]

  init() {
    screen.tableView = tableView
    window.rootViewController = screen
    window.isHidden = false
  }

  @Test
  func insertsAndDeletesSections() {
    screen.show(books, offers: [], in: tableView)
    window.layoutIfNeeded()
    let kept = tableView.visibleCells.last

    screen.show(books, offers: [Book(id: 3, name: "Walden")], in: tableView)
    window.layoutIfNeeded()

    #expect(texts == ["Walden", "Emma", "Ulysses"])
    #expect(tableView.visibleCells.last === kept)
    #expect(kept?.frame.height == 44)
  }

  @Test
  func eventCarriesItsRow() {
    screen.show(books, offers: [], in: tableView)
    window.layoutIfNeeded()

    tableView.listAdapter?.tableView(tableView, didSelectRowAt: IndexPath(row: 1, section: 0))

    #expect(screen.chosen == "Ulysses")
    #expect(screen.place?.description == "books 1")
  }

  @Test
  func modelsChooseTheirCells() {
    screen.showFeed([books[0], Banner(id: 1)], by: TableAdapter(tableView))
    window.layoutIfNeeded()

    #expect(texts == ["Emma", "banner"])
  }

  @Test
  func finishedReturnsOutcome() async {
    let old = ListSource { ListSection("books") { Rows(books, cell: BookCell.self) } }
    let new = ListSource { ListSection("books") { Rows(books.reversed(), cell: BookCell.self) } }

    let isApplied = await screen.replace(old, by: new, in: TableAdapter(tableView))
    window.layoutIfNeeded()

    #expect(isApplied)
    #expect(texts == ["Ulysses", "Emma"])
  }

  @Test
  func rowsHaveActions() {
    let adapter = TableAdapter(tableView)
    adapter.apply(ListSource { ListSection("books") { screen.rows(books) } })
    let swipe = adapter.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: [0, 0])

    #expect(swipe?.actions.map(\.title) == ["Delete"])
    #expect(adapter.tableView(tableView, contextMenuConfigurationForRowAt: [0, 0], point: .zero) != nil)
  }

  @Test
  func makeShowsChain() {
    screen.showSettings(in: tableView)
    window.layoutIfNeeded()

    #expect(texts == ["Wi-Fi", "Bluetooth", "1. Ada", "2. Grace"])
  }

  @Test
  func subclassOverridesDelegateMethods() {
    let adapter = DimmingAdapter(tableView)
    adapter.apply(ListSource { ListSection("books") { Rows(books, cell: BookCell.self) } })
    window.layoutIfNeeded()

    adapter.tableView(tableView, didHighlightRowAt: IndexPath(row: 1, section: 0))

    #expect(tableView.visibleCells.map(\.alpha) == [1, 0.5])
  }

  @Test
  func stagesAreBatchUpdates() {
    let source = Texts(["a", "b"])
    tableView.dataSource = source
    window.layoutIfNeeded()
    let changes = ListChanges(
      from: ListSnapshot([(id: "books", rows: ["a", "b"])]),
      to: ListSnapshot([(id: "books", rows: ["b", "c"])])
    )

    for stage in changes.stages {
      tableView.performBatchUpdates {
        source.rows = ["b", "c"]
        tableView.deleteRows(at: stage.deletedRows.map(IndexPath.init), with: .automatic)
        tableView.insertRows(at: stage.insertedRows.map(IndexPath.init), with: .automatic)
      }
    }
    window.layoutIfNeeded()

    #expect(changes.stages.count == 1)
    #expect(texts == ["b", "c"])
  }

  private var texts: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }
}

// snippet of ListSource/README.md
struct Book: CellModel, Identifiable, Equatable {
  var id: Int
  var name: String
}

final class BookCell: UITableViewCell, ViewConfigurable {
  func configure(with book: Book) {
    textLabel?.text = book.name
  }
}
// end of snippet

// snippet of ListSource/README.md
final class DimmingAdapter: TableAdapter {
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    super.tableView(tableView, didHighlightRowAt: indexPath)
    tableView.cellForRow(at: indexPath)?.alpha = 0.5
  }
}
// end of snippet

private struct Banner: CellModel, Identifiable, Equatable {
  var id: Int
  var reuseIdentifier: String { "banner" }
}

private final class BannerCell: UITableViewCell, ViewConfigurable {
  func configure(with banner: Banner) {
    textLabel?.text = "banner"
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

private final class BooksController: UIViewController, EventHandling {
  var tableView: UITableView?
  private(set) var chosen = ""
  private(set) var place: ListPosition?

  override func loadView() {
    view = tableView ?? UIView(frame: .zero)
  }

  // snippet of ListSource/README.md
  func show(_ books: [Book], offers: [Book], in tableView: UITableView) {
    let adapter = tableView.listAdapter ?? TableAdapter(tableView)
    adapter.apply(
      ListSource {
        if !offers.isEmpty {
          ListSection("offers", title: "Today only") {
            Rows(offers, cell: BookCell.self).height(.automatic)
          }
        }
        ListSection("books") {
          Rows(books, cell: BookCell.self)
            .height(.fixed(44))
            .emits(row: .bookSelected)
        }
      }
    )
  }
  // end of snippet

  // snippet of ListSource/README.md
  func showFeed(_ feed: [any CellModel], by adapter: TableAdapter) {
    adapter.register(BookCell.self, for: Book.self)
    adapter.register(BannerCell.self, for: "banner")
    adapter.apply(ListSource { ListSection("feed") { Rows(feed) } })
  }
  // end of snippet

  // snippet of ListSource/README.md
  func rows(_ books: [Book]) -> Rows<Book> {
    Rows(books, cell: BookCell.self)
      .swipe(.trailing) { book in RowAction("Delete", style: .destructive, row: .bookDeleted) }
      .menu { book in RowAction("Share", image: "square.and.arrow.up", row: .bookShared) }
  }
  // end of snippet

  // snippet of ListSource/README.md
  static let table = StrategyTable<BooksController> {
    On(row: \.bookSelected) { controller, book, event in
      controller.chosen = book.name
      controller.place = event.listPositions.first  // its section and index path
    }
  }
  // end of snippet

  // snippet of ListSource/README.md
  func replace(_ old: ListSource, by new: ListSource, in adapter: TableAdapter) async -> Bool {
    adapter.apply(old)
    switch await adapter.apply(new, animated: false).finished {
    case .applied: return true
    case .superseded: return false  // a later list replaced it, or the table view was deallocated
    }
  }
  // end of snippet

  // snippet of ListSource/README.md
  func showSettings(in tableView: UITableView) {
    TableAdapter(tableView)
      .section("network").title("Network").plain(["Wi-Fi", PlainRow("Bluetooth", detail: "On")])
      .section("names").cell(UITableViewCell.self).data(["Ada", "Grace"])
      .adapter { cell, name, index in cell.textLabel?.text = "\(index + 1). \(name)" }
      .height(44)
      .make()
  }
  // end of snippet
}
