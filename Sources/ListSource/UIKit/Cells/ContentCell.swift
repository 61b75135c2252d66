#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// A table view cell that calls a closure to get its content configuration for each cell state.
final class ContentCell: UITableViewCell {
  func show(
    _ content: @escaping @MainActor (any ListCell, UICellConfigurationState) -> any UIContentConfiguration
  ) {
    // The handler already updates the configuration for the state.
    automaticallyUpdatesContentConfiguration = false
    configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = content(cell, state).updated(for: state)
    }
  }
}

/// A collection view cell that calls a closure to get its content configuration for each cell state.
final class ContentItem: UICollectionViewListCell {
  func show(
    _ content: @escaping @MainActor (any ListCell, UICellConfigurationState) -> any UIContentConfiguration
  ) {
    automaticallyUpdatesContentConfiguration = false
    configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = content(cell, state).updated(for: state)
    }
  }
}
