// PortableUIKit only: in UIKit, only the system makes drops.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PlatformUIKit

  /// A drop of a collection view's own item.
  @MainActor
  final class Drop: NSObject, UICollectionViewDropCoordinator, UICollectionViewDropItem {
    let drag = LocalDrag()
    let proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    let sourceIndexPath: IndexPath?
    let destinationIndexPath: IndexPath?

    /// The index path that the drop was animated to.
    private(set) var droppedAt: IndexPath?

    init(from source: IndexPath, to destination: IndexPath) {
      (sourceIndexPath, destinationIndexPath) = (source, destination)
    }

    var items: [any UICollectionViewDropItem] { [self] }
    var dragItem: UIDragItem { drag.items[0] }
    var session: any UIDropSession { drag }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
      droppedAt = indexPath
      return NoAnimation()
    }
  }

  /// A drop of a table's own row.
  @MainActor
  final class TableDrop: NSObject, UITableViewDropCoordinator, UITableViewDropItem {
    let drag = LocalDrag()
    let proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    let sourceIndexPath: IndexPath?
    let destinationIndexPath: IndexPath?

    /// The index path that the drop was animated to.
    private(set) var droppedAt: IndexPath?

    init(from source: IndexPath, to destination: IndexPath) {
      (sourceIndexPath, destinationIndexPath) = (source, destination)
    }

    var items: [any UITableViewDropItem] { [self] }
    var dragItem: UIDragItem { drag.items[0] }
    var session: any UIDropSession { drag }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
      droppedAt = indexPath
      return NoAnimation()
    }
  }

  /// A drag of one item within the app.
  final class LocalDrag: NSObject, UIDragSession, UIDropSession {
    let items = [UIDragItem(itemProvider: NSItemProvider())]
    var localDragSession: (any UIDragSession)? { self }
    func location(in view: UIView) -> CGPoint { .zero }
  }

  private final class NoAnimation: NSObject, UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) {}
  }
#endif
