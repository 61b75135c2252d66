// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  /// Drops of the row or item of one list in another list of the same window.
  @MainActor
  @Suite
  struct ListDropTests {
    private let log = CallLog()

    /// `developer.apple.com/documentation/uikit/supporting-drag-and-drop-in-table-views`,
    /// `developer.apple.com/documentation/uikit/uitableviewdropdelegate/tableview(_:performdropwith:)`,
    /// `developer.apple.com/documentation/uikit/uitableviewdropdelegate/tableview(_:dropsessiondidupdate:withdestinationindexpath:)`,
    /// `developer.apple.com/documentation/uikit/uitableviewdropitem/sourceindexpath`,
    /// `developer.apple.com/documentation/uikit/uidropsession/localdragsession` and the pages of the same members of
    /// collection views. *Assumed*: the drag ends after the drop.
    @Test(arguments: ListKind.allCases, ListKind.allCases)
    func theDropDelegateOfAnotherListPerformsTheDrop(first: ListKind, second: ListKind) {
      let (source, target, window) = lists(first, second)

      drag(in: window, to: 325)

      #expect(
        log.calls == [
          "items 1", "begins", "update 0.1 local true", "update 0.1 local true", "drop 1 from nothing at 0.1",
          "ends",
        ]
      )
      withExtendedLifetime((source, target)) {}
    }

    /// `developer.apple.com/documentation/uikit/uidropoperation/forbidden`
    @Test(arguments: ListKind.allCases)
    func aForbiddenDropIsNotPerformed(kind: ListKind) {
      let (source, target, window) = lists(.table, kind)
      target.operation = .forbidden

      drag(in: window, to: 325)

      #expect(log.calls == ["items 1", "begins", "update 0.1 local true", "ends"])
      withExtendedLifetime(source) {}
    }

    /// *Assumed*: without a drop delegate, a list does not take part.
    @Test(arguments: ListKind.allCases)
    func aListWithoutADropDelegateIsNotAsked(kind: ListKind) {
      let (source, target, window) = lists(kind, .table)
      (target.list as? UITableView)?.dropDelegate = nil

      drag(in: window, to: 325)

      #expect(log.calls == ["items 1", "begins", "ends"])
      withExtendedLifetime(source) {}
    }

    private func drag(in window: UIWindow, to y: CGFloat) {
      let finger = Finger(downAt: CGPoint(x: 160, y: 75), in: window)
      finger?.pressLong()
      finger?.move(to: CGPoint(x: 160, y: y))
      finger?.lift()
    }

    private func lists(_ first: ListKind, _ second: ListKind) -> (Side, Side, UIWindow) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let sides = [Side(first, log), Side(second, log)]
      for (number, side) in sides.enumerated() {
        side.list.frame = CGRect(x: 0, y: CGFloat(number) * 250, width: 320, height: 200)
        window.addSubview(side.list)
      }
      (sides[0].list as? UITableView)?.dragDelegate = sides[0]
      (sides[0].list as? UICollectionView)?.dragDelegate = sides[0]
      (sides[1].list as? UITableView)?.dropDelegate = sides[1]
      (sides[1].list as? UICollectionView)?.dropDelegate = sides[1]
      sides[0].list.dragInteractionEnabled = true
      window.isHidden = false
      window.layoutIfNeeded()
      return (sides[0], sides[1], window)
    }
  }

  /// A list with three rows that are 50 points high, and its delegate for drags and drops.
  private final class Side: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    let list: any ListView
    let log: CallLog
    var operation = UIDropOperation.move
    private let source = ItemsSource(items: 3)

    init(_ kind: ListKind, _ log: CallLog) {
      (list, self.log) = (kind.showing(source), log)
    }

    private func items(at place: IndexPath) -> [UIDragItem] {
      log.add("items \(place.row)")
      return [UIDragItem(itemProvider: NSItemProvider())]
    }

    private func update(_ session: any UIDropSession, at place: IndexPath?) {
      let place = place.map { "\($0.section).\($0.row)" } ?? "nowhere"
      log.add("update \(place) local \(session.localDragSession != nil)")
    }

    private func drop(_ count: Int, from origin: IndexPath?, at place: IndexPath?) {
      let place = place.map { "\($0.section).\($0.row)" } ?? "nowhere"
      log.add("drop \(count) from \(origin == nil ? "nothing" : "a row") at \(place)")
    }

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(at: indexPath) }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.add("begins")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.add("ends") }

    func tableView(
      _ tableView: UITableView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      update(session, at: destinationIndexPath)
      return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      let item = coordinator.items.first
      drop(coordinator.items.count, from: item?.sourceIndexPath, at: coordinator.destinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(at: indexPath) }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.add("begins")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.add("ends")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      update(session, at: destinationIndexPath)
      return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let item = coordinator.items.first
      drop(coordinator.items.count, from: item?.sourceIndexPath, at: coordinator.destinationIndexPath)
    }
  }
#endif
