#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension Rows {
  /// Rows without a cell class of their own, whose cells show content configurations: a list's content, one of your own
  /// with its view, or SwiftUI by `UIHostingConfiguration`.
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
  ///   - models: what the rows show.
  ///   - content: makes what a row shows of its model and the state of its cell. It is called when the row shows, when its
  ///     model has changed, and when its cell is touched, selected and the like; what it returns is updated for the state.
  ///     It is not replaced for an equal model in the same section, whatever else changes: what it captures belongs in the
  ///     model.
  public init(
    _ models: [Model],
    content:
      @escaping @MainActor (_ model: Model, _ state: UICellConfigurationState) -> any UIContentConfiguration
  ) {
    self.init(models, traits: .found(), cell: .showing { model, _, state in content(model, state) })
  }

  /// Rows without a cell class of their own, whose cells show content configurations: a list's content, one of your own
  /// with its view, or SwiftUI by `UIHostingConfiguration`.
  @inlinable
  public init(
    _ models: [Model],
    content:
      @escaping @MainActor (_ model: Model, _ state: UICellConfigurationState) -> any UIContentConfiguration
  ) where Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: .showing { model, _, state in content(model, state) })
  }

  /// Rows whose contents know their cell, to emit events from it: SwiftUI by `UIHostingConfiguration`, for example.
  ///
  /// ```swift
  /// Rows(books) { book, cell, state in
  ///   UIHostingConfiguration { BookRow(book: book).routerEvents(from: cell) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - models: what the rows show.
  ///   - content: makes what a row shows of its model, its cell and the state of that. The cell keeps its content, and is
  ///     used again for other rows: the content holds it weakly, as `routerEvents(from:)` and `EventEmitter` do, and
  ///     does not change it.
  public init(
    _ models: [Model],
    content:
      @escaping @MainActor (_ model: Model, _ cell: any ListCell, _ state: UICellConfigurationState) ->
      any UIContentConfiguration
  ) {
    self.init(models, traits: .found(), cell: .showing(content))
  }

  /// Rows whose contents know their cell, to emit events from it: SwiftUI by `UIHostingConfiguration`, for example.
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
  /// Cells of the kit that show content configurations, in table views and in collection views.
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
