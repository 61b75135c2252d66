import Foundation
import ListSource
import PlatformUIKit

/// A model with a text.
struct Item: Identifiable, Equatable {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "item \(id)"
  }

  static func many(_ ids: some Sequence<Int>) -> [Item] { ids.map { Item($0) } }
}

/// A cell that shows an item, in either kind of list view.
@MainActor
protocol ItemShowing: ShownCell {
  /// The texts it was configured with, in order.
  var shown: [String] { get }

  /// State of the cell that is not in the model, like the text of a first responder.
  var draft: String { get set }
}

/// A cell that shows an item's text. Its height is the text if that is a number.
final class ItemCell: UITableViewCell, PairedCell, ItemShowing {
  typealias InCollections = ItemInCollection

  private(set) var shown: [String] = []
  var draft = ""

  func configure(with item: Item) {
    shown.append(item.text)
    textLabel?.text = item.text
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    draft = ""
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = Double(shownText).map { CGFloat($0) }
    return CGSize(width: size.width, height: height ?? super.sizeThatFits(size).height)
  }
}

/// An `ItemCell` for collection views.
final class ItemInCollection: TextItem, ViewConfigurable, ItemShowing {
  override var ownHeight: CGFloat? { heightInText }

  private(set) var shown: [String] = []
  var draft = ""

  func configure(with item: Item) {
    shown.append(item.text)
    show(item.text)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    draft = ""
  }
}

/// Another class of cells for the same items.
final class OtherItemCell: UITableViewCell, PairedCell {
  typealias InCollections = OtherItemInCollection

  func configure(with item: Item) {
    textLabel?.text = "other \(item.text)"
  }
}

/// An `OtherItemCell` for collection views.
final class OtherItemInCollection: TextItem, ViewConfigurable {
  func configure(with item: Item) {
    show("other \(item.text)")
  }
}

extension ListSource {
  /// A list of one section.
  @MainActor
  init(_ items: [Item], _ modify: (Rows<Item>) -> Rows<Item> = { $0 }) {
    self.init { ListSection("items") { modify(Rows(items, cell: ItemCell.self)) } }
  }

  static func oneSection(@ListBuilder<AnyRows> _ rows: () -> [AnyRows]) -> ListSource {
    ListSource { ListSection("items", rows) }
  }
}

/// Makes a section of items. By default, it has two items that no other section has.
@MainActor
func section(
  _ id: String,
  title: String? = nil,
  footer: String? = nil,
  items: Range<Int>? = nil
) -> ListSection {
  let first = ["a", "b", "c", "d", "titles", "views", "nothing"].firstIndex(of: id) ?? 0
  let items = items ?? (first * 100..<first * 100 + 2)
  return ListSection(id, title: title, footerTitle: footer) { Rows(Item.many(items), cell: ItemCell.self) }
}

extension ListSection {
  /// The section with a supplementary view of an unknown kind, "badge", at the top.
  var withBadge: ListSection {
    layout { _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
      let layout = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
      layout.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "badge", alignment: .top)
      ]
      return layout
    }
  }
}

/// A model with a row height.
struct Sized: CellModel, Identifiable, Equatable {
  var id: Int
  var height = CellHeight.automatic
}

/// A self-sizing cell of 60 points.
final class SizedCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Sized) {}

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}
