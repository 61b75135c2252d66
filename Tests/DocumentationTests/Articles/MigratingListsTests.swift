import Foundation
import ListSource
import PlatformUIKit
import StrategyTable
import Testing

// snippet of MigratingFromDiffableDataSources.md
extension RowEvents {
  static let tripSelected = RowEvent<Trip>("trip.selected")
}
// end of snippet

// snippet of MigratingFromDiffableDataSources.md
struct Trip: Identifiable, Equatable {
  var id: Int
  var name: String
  var isOver = false
}

final class TripCell: UITableViewCell, ViewConfigurable {
  func configure(with trip: Trip) {
    textLabel?.text = trip.name
  }
}
// end of snippet

private final class TripTile: UICollectionViewCell, ViewConfigurable {
  private(set) var shown = ""

  func configure(with trip: Trip) { shown = trip.name }
}

private enum TripSection {
  case planned
  case past
}

private enum Diffable {
  // snippet of MigratingFromDiffableDataSources.md
  final class TripsController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var opened: Trip.ID?
    private var trips: [Trip.ID: Trip] = [:]
    private lazy var dataSource = UITableViewDiffableDataSource<TripSection, Trip.ID>(tableView: tableView) {
      [unowned self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
      if let trip = trips[id] { (cell as? TripCell)?.configure(with: trip) }
      return cell
    }

    func show(_ new: [Trip]) {
      tableView.register(TripCell.self, forCellReuseIdentifier: "trip")
      let changed = new.filter { trips[$0.id] != nil && trips[$0.id] != $0 }
      trips = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0) })
      var snapshot = NSDiffableDataSourceSnapshot<TripSection, Trip.ID>()
      snapshot.appendSections([.planned, .past])
      snapshot.appendItems(new.filter { !$0.isOver }.map(\.id), toSection: .planned)
      snapshot.appendItems(new.filter(\.isOver).map(\.id), toSection: .past)
      snapshot.reconfigureItems(changed.map(\.id))
      dataSource.apply(snapshot, animatingDifferences: true)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      opened = dataSource.itemIdentifier(for: indexPath)
    }
  }
  // end of snippet
}

private enum Declared {
  // snippet of MigratingFromDiffableDataSources.md
  final class TripsController: UIViewController, EventHandling {
    static let table = StrategyTable<TripsController> {
      On(row: \.tripSelected) { controller, trip, event in controller.opened = trip.id }
    }

    let tableView = ListTableView(frame: .zero, style: .plain)
    private(set) var opened: Trip.ID?

    func show(_ trips: [Trip]) {
      let adapter = tableView.listAdapter ?? TableAdapter(tableView)
      adapter.apply(
        ListSource {
          ListSection("planned") {
            Rows(trips.filter { !$0.isOver }, cell: TripCell.self).emits(row: .tripSelected)
          }
          ListSection("past") { Rows(trips.filter(\.isOver), cell: TripCell.self).emits(row: .tripSelected) }
        }
      )
    }
  }
  // end of snippet
}

// snippet of MigratingFromIGListKit.md, private
private final class TripSectionController: ListSectionController {
  var onOpen: (Trip.ID) -> Void = { _ in }
  private var trip: Trip?

  override func didUpdate(to object: Any) {
    trip = object as? Trip
  }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize.width ?? 0, height: 60)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext!.dequeueReusableCell(of: TripTile.self, for: self, at: index)
    if let trip { (cell as? TripTile)?.configure(with: trip) }
    return cell
  }

  override func didSelectItem(at index: Int) {
    if let trip { onOpen(trip.id) }
  }
}
// end of snippet

// What the snippets use of diffable data sources, which `PortableUIKit` does not have, and of IGListKit.

private struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private(set) var sections: [(section: Section, items: [Item])] = []

  mutating func appendSections(_ identifiers: [Section]) { sections += identifiers.map { ($0, []) } }

  mutating func appendItems(_ identifiers: [Item], toSection section: Section) {
    guard let index = sections.firstIndex(where: { $0.section == section }) else { return }
    sections[index].items += identifiers
  }

  /// The stand-in reloads, so every item is configured again.
  func reconfigureItems(_ identifiers: [Item]) {}
}

private final class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UITableViewDataSource
{
  private weak var tableView: UITableView?
  private let makeCell: (UITableView, IndexPath, Item) -> UITableViewCell?
  private var sections: [[Item]] = []

  init(
    tableView: UITableView,
    cellProvider: @escaping @MainActor (UITableView, IndexPath, Item) -> UITableViewCell?
  ) {
    (self.tableView, makeCell) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool) {
    sections = snapshot.sections.map(\.items)
    tableView?.reloadData()
  }

  func itemIdentifier(for indexPath: IndexPath) -> Item? { sections[indexPath.section][indexPath.row] }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(tableView, indexPath, sections[indexPath.section][indexPath.row]) ?? UITableViewCell()
  }
}

@MainActor
private class ListSectionController {
  var collectionContext: ListCollectionContext?

  func didUpdate(to object: Any) {}
  func sizeForItem(at index: Int) -> CGSize { .zero }
  func cellForItem(at index: Int) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func didSelectItem(at index: Int) {}
}

@MainActor
private struct ListCollectionContext {
  var containerSize: CGSize

  func dequeueReusableCell(
    of type: UICollectionViewCell.Type,
    for controller: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    type == TripTile.self ? TripTile(frame: .zero) : UICollectionViewCell(frame: .zero)
  }
}

@MainActor
@Suite
struct MigratingListsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let trips = [Trip(id: 1, name: "Oslo"), Trip(id: 2, name: "Rome", isOver: true)]

  init() {
    window.isHidden = false
  }

  @Test
  func diffableControllerShowsAndOpensTrips() {
    let controller = Diffable.TripsController()
    fill(controller, with: controller.tableView)

    controller.show(trips)
    window.layoutIfNeeded()
    controller.tableView(controller.tableView, didSelectRowAt: [1, 0])

    #expect(texts(in: controller.tableView) == ["Oslo", "Rome"])
    #expect(controller.opened == 2)
  }

  @Test
  func declaredControllerDoesTheSame() {
    let controller = Declared.TripsController()
    let tableView = controller.tableView
    fill(controller, with: tableView)

    controller.show(trips)
    window.layoutIfNeeded()
    tableView.listAdapter?.tableView(tableView, didSelectRowAt: [1, 0])
    controller.show([Trip(id: 1, name: "Bergen")] + trips.dropFirst())
    window.layoutIfNeeded()

    #expect(controller.opened == 2)
    #expect(texts(in: tableView) == ["Bergen", "Rome"])
  }

  @Test
  func sectionControllerShowsAndOpensATrip() {
    let section = TripSectionController()
    section.collectionContext = ListCollectionContext(containerSize: window.bounds.size)
    var opened: [Trip.ID] = []
    section.onOpen = { opened.append($0) }

    section.didUpdate(to: trips[0])
    section.didSelectItem(at: 0)

    #expect(section.sizeForItem(at: 0) == CGSize(width: 320, height: 60))
    #expect((section.cellForItem(at: 0) as? TripTile)?.shown == "Oslo")
    #expect(opened == [1])
  }

  @Test
  func declaredSectionDoesTheSame() throws {
    let collectionView = ListCollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    window.addSubview(collectionView)
    var opened: [Trip.ID] = []
    let observation = window.onRouterEvent(row: \.tripSelected) { trip, event in opened.append(trip.id) }

    show(trips, in: collectionView)
    window.layoutIfNeeded()
    collectionView.listAdapter?.collectionView(
      collectionView,
      didSelectItemAt: IndexPath(item: 0, section: 0)
    )

    let cell = try #require(collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? TripTile)
    #expect(cell.shown == "Oslo")
    #expect(cell.frame.size == CGSize(width: 320, height: 60))
    #expect(opened == [1])
    observation.cancel()
  }

  // snippet of MigratingFromIGListKit.md
  func show(_ trips: [Trip], in collectionView: ListCollectionView) {
    let adapter = collectionView.listAdapter ?? CollectionAdapter(collectionView)
    adapter.apply(
      ListSource {
        ListSection("trips") { Rows(trips, cell: TripTile.self).emits(row: .tripSelected) }
          .layout(.grid(columns: 1, height: .points(60)))
      }
    )
  }
  // end of snippet

  private func fill(_ controller: UIViewController, with tableView: UITableView) {
    tableView.frame = window.bounds
    controller.view.frame = window.bounds
    controller.view.addSubview(tableView)
    window.rootViewController = controller
  }

  private func texts(in tableView: UITableView) -> [String?] {
    tableView.visibleCells.map { $0.textLabel?.text }
  }
}
