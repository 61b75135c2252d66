import Foundation

/// A drag of a row or item.
///
/// A long press creates the drag, and the first movement of the touch begins it.
///
/// Unlike in UIKit, cells don't move apart during the drag. If the list changes before the drop, the row or item
/// doesn't move. Only the delegate may change it as the drag begins, below the row or item. Apple documents neither case.
final class ListDrag: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem] = []
  /// The view of the context menu that the long press opened, or `nil` if there is none.
  ///
  /// The view closes when the drag begins.
  weak var menu: UIView?
  private weak var list: (any TouchableList)?
  private let place: IndexPath
  private var revision: Int
  private var point: CGPoint
  private var proposed: IndexPath
  private var target: IndexPath
  private var hasBegun = false

  /// The list other than `list` that the drag is over, with its destination there, or `nil` if there is none.
  private var over: (list: any TouchableList, place: IndexPath?, isPermitted: Bool)?

  /// Creates a drag, or returns `nil` if the drag delegate provides no drag items.
  init?(_ place: IndexPath, of list: any TouchableList, at point: CGPoint) {
    (self.list, self.place, self.point, revision) = (list, place, point, list.revision)
    (proposed, target) = (place, place)
    super.init()
    items = list.itemsToDrag(self, at: place)
    if items.isEmpty { return nil }
  }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

  /// Begins the drag if it hasn't begun yet, and updates its destination.
  ///
  /// If the list has changed since the long press, or doesn't permit a move to `point`, the destination stays the same.
  ///
  /// - Parameter point: The new location of the touch, in the window's coordinates.
  func move(to point: CGPoint) {
    self.point = point
    guard let list else { return }
    if !hasBegun {
      hasBegun = true
      menu?.removeFromSuperview()
      let isUnchanged = revision == list.revision
      list.dragWillBegin(self)
      if isUnchanged { revision = list.revision }
    }
    over = other(than: list).map { other in
      let place = other.placeOfDrop(at: location(in: other), of: nil)
      return (other, place, other.permitsDrop(of: self, at: place))
    }
    guard over == nil, revision == list.revision,
      let next = list.placeOfDrop(at: location(in: list), of: place),
      next != proposed, list.canMove(place, of: self, to: next)
    else { return }
    proposed = next
    target = list.targetOfMove(from: place, current: target, proposed: next)
  }

  /// Returns the innermost list at the location of the touch that handles drops, unless that is `list` itself.
  private func other(than list: any TouchableList) -> (any TouchableList)? {
    let views = sequence(first: list.window?.hitTest(point, with: nil)) { $0?.superview }
    let lists = views.lazy.compactMap { $0 as? any TouchableList }
    let found = lists.first { $0 === list || $0.handlesDrops }
    return found === list ? nil : found
  }

  /// Moves the row or item to its destination, or drops it in another list, and ends the drag.
  ///
  /// If the list has changed since the long press, the row or item doesn't move.
  func drop() {
    if let over {
      if over.isPermitted { over.list.performDrop(of: self, at: over.place) }
    } else if let list, hasBegun, target != place, revision == list.revision {
      list.moveByUser(place, to: target)
    }
    end()
  }

  /// Ends the drag and notifies the drag delegate.
  ///
  /// If the touch never moved, or if the drag has already ended, the method does nothing.
  func end() {
    guard let list, hasBegun else { return }
    hasBegun = false
    over = nil
    list.dragDidEnd(self)
  }
}

/// A drag item from another list.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath? = nil

  init(_ dragItem: UIDragItem) {
    self.dragItem = dragItem
    super.init()
  }
}

/// An animation of a dropped item, which runs no time.
final class DropAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
}
