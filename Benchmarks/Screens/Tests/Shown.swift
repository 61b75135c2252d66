import Foundation
import PlatformUIKit
import RouterEvents
import StrategyTable

/// How a screen is written.
enum Version: CaseIterable {
  case plain, kit

  /// Makes the screen of a version.
  @MainActor
  func make(_ plain: () -> UIViewController, _ kit: () -> UIViewController) -> UIViewController {
    self == .plain ? plain() : kit()
  }
}

/// What comes after the screens. It logs what they tell it, by closures or by events.
final class Coordinator: UINavigationController, EventHandling {
  static let table = StrategyTable<Coordinator> {
    On(row: \.conversationSelected) { coordinator, conversation, _ in
      coordinator.log.append("selected \(conversation.name)")
    }
    On(.composeTapped) { coordinator, _ in coordinator.log.append("compose") }
    On(.contactsPicked, with: \.contactIDs) { coordinator, ids, _ in coordinator.picked(ids) }
    On(row: \.photoDetailTapped) { coordinator, photo, _ in coordinator.log.append("detail \(photo.caption)")
    }
  }

  private(set) var log: [String] = []

  func connect(_ screen: PlainConversationsController) {
    screen.onSelect = { [weak self] in self?.log.append("selected \($0.name)") }
    screen.onCompose = { [weak self] in self?.log.append("compose") }
  }

  func connect(_ screen: PlainPickerController) {
    screen.onDone = { [weak self] in self?.picked($0) }
  }

  func connect(_ screen: PlainPhotosController) {
    screen.onDetail = { [weak self] in self?.log.append("detail \($0.caption)") }
  }

  private func picked(_ ids: Set<AnyHashable>) {
    log.append("picked \(ids.compactMap { $0 as? Int }.sorted())")
  }
}

/// A screen in a window, and a user, who uses nothing but UIKit's public methods.
@MainActor
struct Shown {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let coordinator: Coordinator
  let screen: UIViewController

  init(_ screen: UIViewController) {
    (self.screen, coordinator) = (screen, Coordinator(rootViewController: screen))
    switch screen {
    case let screen as PlainConversationsController: coordinator.connect(screen)
    case let screen as PlainPickerController: coordinator.connect(screen)
    case let screen as PlainPhotosController: coordinator.connect(screen)
    default: break
    }
    window.rootViewController = coordinator
    window.isHidden = false
    window.layoutIfNeeded()
  }

  var table: UITableView { found(UITableView.self, in: screen.view) }
  var collection: UICollectionView { found(UICollectionView.self, in: screen.view) }

  /// The texts of each visible cell of the table.
  var texts: [[String]] {
    window.layoutIfNeeded()
    return table.visibleCells.map(\.texts)
  }

  func cell(_ text: String) -> UITableViewCell {
    window.layoutIfNeeded()
    guard let cell = table.visibleCells.first(where: { $0.texts.contains(text) }) else {
      preconditionFailure("No cell shows '\(text)'. Cells: \(texts)")
    }
    return cell
  }

  /// The only view of a class in the cell that shows a text.
  func control<Control: UIControl>(_ type: Control.Type, in text: String) -> Control {
    found(type, in: cell(text))
  }

  // MARK: Table views

  func tap(_ text: String) {
    guard let row = table.indexPath(for: cell(text)) else { return }
    if table.allowsMultipleSelection, table.indexPathsForSelectedRows?.contains(row) == true {
      table.deselectRow(at: row, animated: false)
      let method: ((UITableView, IndexPath) -> Void)? = table.delegate?.tableView(_:didDeselectRowAt:)
      method?(table, row)
    } else {
      table.selectRow(at: row, animated: false, scrollPosition: .none)
      let method: ((UITableView, IndexPath) -> Void)? = table.delegate?.tableView(_:didSelectRowAt:)
      method?(table, row)
    }
    window.layoutIfNeeded()
  }

  /// The swipe actions at the trailing edge of the row that shows a text.
  func swipeActions(_ text: String) -> [UIContextualAction] {
    guard let row = table.indexPath(for: cell(text)) else { return [] }
    let method: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? =
      table.delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return method?(table, row)?.actions ?? []
  }

  /// Swipes a row and chooses an action. Returns whether the action says that it was performed.
  func swipe(_ text: String, choosing title: String) -> Bool {
    var isPerformed = false
    for action in swipeActions(text) where action.title == title {
      action.handler(action, table) { isPerformed = $0 }
    }
    window.layoutIfNeeded()
    return isPerformed
  }

  func header(_ section: Int) -> String? {
    let method: ((UITableView, Int) -> String?)? = table.dataSource?.tableView(_:titleForHeaderInSection:)
    return method?(table, section) ?? nil
  }

  func footer(_ section: Int) -> String? {
    let method: ((UITableView, Int) -> String?)? = table.dataSource?.tableView(_:titleForFooterInSection:)
    return method?(table, section) ?? nil
  }

  var indexTitles: [String]? {
    let method: ((UITableView) -> [String]?)? = table.dataSource?.sectionIndexTitles(for:)
    return method?(table) ?? nil
  }

  /// The texts that show in place of rows.
  var emptyTexts: [String] {
    window.layoutIfNeeded()
    return table.backgroundView?.texts ?? []
  }

  // MARK: Collection views

  func item(_ text: String) -> UICollectionViewCell {
    window.layoutIfNeeded()
    guard let cell = collection.visibleCells.first(where: { $0.texts.contains(text) }) else {
      preconditionFailure("No cell shows '\(text)'.")
    }
    return cell
  }

  func tapItem(_ text: String) {
    guard let place = collection.indexPath(for: item(text)) else { return }
    if collection.allowsMultipleSelection, collection.indexPathsForSelectedItems?.contains(place) == true {
      collection.deselectItem(at: place, animated: false)
      let method: ((UICollectionView, IndexPath) -> Void)? =
        collection.delegate?.collectionView(_:didDeselectItemAt:)
      method?(collection, place)
    } else {
      collection.selectItem(at: place, animated: false, scrollPosition: [])
      let method: ((UICollectionView, IndexPath) -> Void)? =
        collection.delegate?.collectionView(_:didSelectItemAt:)
      method?(collection, place)
    }
    window.layoutIfNeeded()
  }

  // MARK: Bars and text

  /// Performs the action of the button at the right of the navigation bar, as a control does.
  func tapBarButton() {
    guard let action = screen.navigationItem.rightBarButtonItem?.primaryAction else { return }
    let control = UIControl(frame: .zero)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
  }

  /// Replaces the text of the search bar.
  func search(_ text: String) {
    guard let field = screen.navigationItem.searchController?.searchBar.searchTextField else { return }
    field.becomeFirstResponder()
    while field.hasText { field.deleteBackward() }
    if !text.isEmpty { field.insertText(text) }
    window.layoutIfNeeded()
  }
}

@MainActor
private func found<View: UIView>(_ type: View.Type, in view: UIView?) -> View {
  guard let found = view?.first(type) else { preconditionFailure("There is no \(type).") }
  return found
}

extension UIView {
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }

  /// The texts of the labels in the view.
  var texts: [String] {
    let own = [(self as? UILabel)?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return own + subviews.flatMap(\.texts)
  }
}
