#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// A cell that shows a content configuration made for its state, anew whenever the state changes.
final class ContentCell: UITableViewCell {
  func show(
    _ content: @escaping @MainActor (any ListCell, UICellConfigurationState) -> any UIContentConfiguration
  ) {
    // It is made for the state already: another update would be for nothing.
    automaticallyUpdatesContentConfiguration = false
    configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = content(cell, state).updated(for: state)
    }
  }
}

/// The same in a collection view.
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
