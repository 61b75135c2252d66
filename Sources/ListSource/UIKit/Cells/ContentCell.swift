#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// A cell whose closure makes a content configuration each time its state changes.
final class ContentCell: UITableViewCell {
  func show(
    _ content: @escaping @MainActor (any ListCell, UICellConfigurationState) -> any UIContentConfiguration
  ) {
    // The handler already makes the configuration for the state.
    automaticallyUpdatesContentConfiguration = false
    configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = content(cell, state).updated(for: state)
    }
  }
}

/// A ``ContentCell`` for collection views.
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
