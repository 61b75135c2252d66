#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension Rows {
  /// Creates rows from content configurations, without a cell class: `UIListContentConfiguration`, a custom
  /// configuration, or SwiftUI content as a `UIHostingConfiguration`.
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
  /// - Parameters:
  ///   - models: The models of the rows.
  ///   - content: Returns the content for a model and the state of its cell. Called when the row shows, when its model
  ///     changes, and when the cell's state changes, such as its highlight or selection. The adapter calls
  ///     `updated(for:)` on the result. While a row's model stays equal and in the same section, a later list does not
  ///     replace the closure, so put everything that the row shows in the model.
  public init(
    _ models: [Model],
    content:
      @escaping @MainActor (_ model: Model, _ state: UICellConfigurationState) -> any UIContentConfiguration
  ) {
    self.init(models, traits: .inferred(), cell: .showing { model, _, state in content(model, state) })
  }

  /// Creates rows from content configurations, without a cell class: `UIListContentConfiguration`, a custom
  /// configuration, or SwiftUI content as a `UIHostingConfiguration`.
  @inlinable
  public init(
    _ models: [Model],
    content:
      @escaping @MainActor (_ model: Model, _ state: UICellConfigurationState) -> any UIContentConfiguration
  ) where Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: .showing { model, _, state in content(model, state) })
  }

  /// Creates rows from content configurations that emit events from their cell, for example from SwiftUI.
  ///
  /// ```swift
  /// Rows(books) { book, cell, state in
  ///   UIHostingConfiguration { BookRow(book: book).routerEvents(from: cell) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - models: The models of the rows.
  ///   - content: Returns the content for a model, its cell and the cell's state. The cell retains its content, so the
  ///     content must hold the cell weakly, as `routerEvents(from:)` and `EventEmitter` do. Cells are reused, so the
  ///     content must not modify the cell.
  public init(
    _ models: [Model],
    content:
      @escaping @MainActor (_ model: Model, _ cell: any ListCell, _ state: UICellConfigurationState) ->
      any UIContentConfiguration
  ) {
    self.init(models, traits: .inferred(), cell: .showing(content))
  }

  /// Creates rows from content configurations that emit events from their cell, for example from SwiftUI.
  @inlinable
  public init(
    _ models: [Model],
    content:
      @escaping @MainActor (_ model: Model, _ cell: any ListCell, _ state: UICellConfigurationState) ->
      any UIContentConfiguration
  ) where Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: .showing(content))
  }
}

extension CellKind {
  /// Returns the kind of cells that show content configurations, in both kinds of list view.
  @usableFromInline
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
