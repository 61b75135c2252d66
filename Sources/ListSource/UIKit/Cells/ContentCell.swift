internal import PlatformUIKit

/// A table view cell that calls a closure to get its content configuration for each cell state.
final class ContentCell: UITableViewCell, ContentShowing {
  weak var adapter: ListAdapter?

  func show(
    _ content: @escaping @MainActor (any ListCell, UICellConfigurationState) -> any UIContentConfiguration
  ) {
    // The handler already updates the configuration for the state.
    automaticallyUpdatesContentConfiguration = false
    configurationUpdateHandler = { [weak adapter] cell, state in
      adapter.duringCallback { cell.contentConfiguration = content(cell, state).updated(for: state) }
    }
  }
}

/// A collection view cell that calls a closure to get its content configuration for each cell state.
final class ContentItem: UICollectionViewListCell, ContentShowing {
  weak var adapter: ListAdapter?

  func show(
    _ content: @escaping @MainActor (any ListCell, UICellConfigurationState) -> any UIContentConfiguration
  ) {
    automaticallyUpdatesContentConfiguration = false
    configurationUpdateHandler = { [weak adapter] cell, state in
      adapter.duringCallback { cell.contentConfiguration = content(cell, state).updated(for: state) }
    }
  }
}

/// A cell whose content comes from a closure, which UIKit calls outside the adapter's methods.
@MainActor
protocol ContentShowing: AnyObject {
  /// The adapter whose list must not change while the closure runs. Set before the cell is configured.
  var adapter: ListAdapter? { get set }
}

extension ListAdapter? {
  /// Runs a callback, during which the list of the adapter does not change. If the adapter is nil, only runs it.
  @MainActor
  fileprivate func duringCallback(_ body: () -> Void) {
    if let self { self.duringCallback(body) } else { body() }
  }
}
