import Foundation
import PlatformUIKit

@testable import ListSource

/// A cell class for table views that has a counterpart for collection views.
///
/// `Rows(items, cell: ItemCell.self)` uses the class for the view that shows the rows, like the kit's own rows.
@MainActor
protocol PairedCell: UITableViewCell, ViewConfigurable {
  associatedtype InCollections: UICollectionViewCell & ViewConfigurable where InCollections.Model == Model
}

extension PairedCell {
  fileprivate static var kind: CellKind { CellKind(self, inCollections: CellKind(InCollections.self)) }

  /// The kind of cells, with closures that run when a cell is configured.
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
    self.init(models, cell: Cell.kind)
  }

  /// Makes rows whose cells a closure configures. It calls `note`, and shows the model that `shown` returns.
  init<Cell: PairedCell>(
    _ models: [Model],
    cell: Cell.Type,
    noting note: @escaping @MainActor (_ model: Model, _ index: Int) -> Void = { _, _ in },
    showing shown: @escaping @MainActor (_ model: Model) -> Model = { $0 }
  ) where Cell.Model == Model {
    self.init(models, cell: Cell.kind(note, shown))
  }
}

/// A model with a text to show.
protocol Texted {
  var shownText: String { get }
}

/// A cell that shows the text of its model. Its height is the text if that is a number.
class TextedCell<Model: Texted>: UITableViewCell, PairedCell {
  typealias InCollections = TextedItem<Model>

  func configure(with model: Model) {
    textLabel?.text = model.shownText
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = Double(shownText).map { CGFloat($0) }
    return CGSize(width: size.width, height: height ?? super.sizeThatFits(size).height)
  }
}

/// A `TextedCell` for collection views.
class TextedItem<Model: Texted>: TextItem, ViewConfigurable {
  override var ownHeight: CGFloat? { heightInText }

  func configure(with model: Model) {
    show(model.shownText)
  }
}

/// Another class of cells for the same models.
final class BigTextedCell<Model: Texted>: TextedCell<Model> {
  override func configure(with model: Model) {
    textLabel?.text = "big \(model.shownText)"
  }
}

/// A `BigTextedCell` for collection views.
final class BigTextedItem<Model: Texted>: TextedItem<Model> {
  override func configure(with model: Model) {
    show("big \(model.shownText)")
  }
}
