internal import KitSupport
public import PlatformUIKit

extension Rows {
  /// Creates rows from content configurations, without a cell class.
  ///
  /// ```swift
  /// Rows(books) { book, state in
  ///   var content = UIListContentConfiguration.subtitleCell()
  ///   content.text = book.title
  ///   content.textProperties.color = state.isSelected ? .systemBlue : .label
  ///   return content
  /// }
  /// ```
  ///
  /// The content can be a `UIListContentConfiguration`, a custom configuration, or SwiftUI content in a
  /// `UIHostingConfiguration`. The adapter calls `updated(for:)` on the content.
  ///
  /// The closure is called when the row is displayed, and when its model or the state of the cell changes, for example
  /// by selection. A later list does not replace the closure of a row that stays in its section with an unchanged
  /// model. Put everything that the row shows in the model.
  public init(
    _ models: [Model],
    content:
      @escaping @MainActor (_ model: Model, _ state: UICellConfigurationState) -> any UIContentConfiguration
  ) {
    self.init(models, cell: .showing { model, _, state in content(model, state) })
  }

  /// Creates rows from content configurations that use the row's cell to emit events, for example from SwiftUI views.
  ///
  /// ```swift
  /// Rows(books) { book, cell, state in
  ///   UIHostingConfiguration { BookRow(book: book).routerEvents(from: cell) }
  /// }
  /// ```
  ///
  /// The cell retains its content. The content must therefore hold the cell weakly, as `routerEvents(from:)` and
  /// `EventEmitter` do. The closure must not modify the cell, because cells are reused.
  public init(
    _ models: [Model],
    content:
      @escaping @MainActor (_ model: Model, _ cell: any ListCell, _ state: UICellConfigurationState) ->
      any UIContentConfiguration
  ) {
    self.init(models, cell: .showing(content))
  }
}

extension CellKind {
  static func showing<Model>(
    _ content:
      @escaping @MainActor (_ model: Model, _ cell: any ListCell, _ state: UICellConfigurationState) ->
      any UIContentConfiguration
  ) -> CellKind {
    let inCollections = CellKind(ContentItem.self) { (cell: ContentItem, model: Model, _) in
      cell.show { content(model, $0, $1) }
    }
    return CellKind(ContentCell.self, inCollections: inCollections) { cell, model, _ in
      cell.show { content(model, $0, $1) }
    }
  }
}

final class ContentCell: UITableViewCell, ContentShowing {
  weak var adapter: ListAdapter?

  /// Whether the node of an outline is expanded, or nil if the row has no children.
  var isExpanded: Bool? {
    didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } }
  }

  override var configurationState: UICellConfigurationState {
    modified(super.configurationState) { $0.isExpanded = isExpanded == true }
  }

  fileprivate func show(_ content: @escaping CellContent) {
    // The handler already updates the configuration for the state.
    automaticallyUpdatesContentConfiguration = false
    configurationUpdateHandler = { [weak adapter] cell, state in
      adapter.duringCallback { cell.contentConfiguration = content(cell, state).updated(for: state) }
    }
  }
}

final class ContentItem: DisclosingItem, ContentShowing {
  fileprivate func show(_ content: @escaping CellContent) {
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

private typealias CellContent =
  @MainActor (any ListCell, UICellConfigurationState) -> any UIContentConfiguration

extension ListAdapter? {
  @MainActor
  fileprivate func duringCallback(_ body: () -> Void) {
    if let self { self.duringCallback(body) } else { body() }
  }
}
