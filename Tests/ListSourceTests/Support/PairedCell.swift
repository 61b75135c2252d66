@testable import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A class of cells for table views with one that shows the same in collection views.
///
/// `Rows(items, cell: ItemCell.self)` has cells of the class for the view that shows them, as the kit's own rows do.
@MainActor
protocol PairedCell: UITableViewCell, ViewConfigurable {
  associatedtype InCollections: UICollectionViewCell & ViewConfigurable where InCollections.Model == Model
}

extension PairedCell {
  fileprivate static var kind: CellKind { CellKind(self, inCollections: CellKind(InCollections.self)) }

  /// The same, with something to do whenever a cell is configured.
  fileprivate static func kind(
    _ note: @escaping @MainActor (Model, Int) -> Void,
    _ model: @escaping @MainActor (Model) -> Model
  ) -> CellKind {
    let inCollections = CellKind(InCollections.self) { (cell: InCollections, item: Model, index) in
      note(item, index)
      cell.configure(with: model(item))
    }
    return CellKind(self, inCollections: inCollections) { (cell: Self, item: Model, index) in
      note(item, index)
      cell.configure(with: model(item))
    }
  }
}

@MainActor
extension Rows {
  init<Cell: PairedCell>(_ models: [Model], cell: Cell.Type) where Cell.Model == Model {
    self.init(models, traits: .inferred(), cell: Cell.kind)
  }

  init<Cell: PairedCell>(_ models: [Model], cell: Cell.Type)
  where Cell.Model == Model, Model: Identifiable & Equatable {
    self.init(models, traits: .own(), cell: Cell.kind)
  }

  /// Rows whose cells a closure configures: by a model that it makes of the row's, after something that is done.
  init<Cell: PairedCell>(
    _ models: [Model],
    cell: Cell.Type,
    noting note: @escaping @MainActor (_ model: Model, _ index: Int) -> Void = { _, _ in },
    showing shown: @escaping @MainActor (_ model: Model) -> Model = { $0 }
  ) where Cell.Model == Model {
    self.init(models, traits: .inferred(), cell: Cell.kind(note, shown))
  }

  /// Rows whose cells say what a closure makes of a model.
  init(_ models: [Model], saying text: @escaping @MainActor (_ model: Model) -> String) {
    let inCollections = CellKind(TextItem.self) { (cell: TextItem, model: Model, _) in
      cell.say(text(model))
    }
    let cell = CellKind(UITableViewCell.self, inCollections: inCollections) {
      (cell: UITableViewCell, model: Model, _) in cell.textLabel?.text = text(model)
    }
    self.init(models, traits: .inferred(), cell: cell)
  }
}
