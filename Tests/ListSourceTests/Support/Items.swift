import Foundation
import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

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
  /// What the cell was told to show, one after the other.
  var shown: [String] { get }

  /// Stands in for a text field that is first responder: what the app did not put into the model.
  var draft: String { get set }
}

/// A cell that says what its item says, and as high as the item's text says if that is a number.
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
    CGSize(width: size.width, height: Double(said).map { CGFloat($0) } ?? super.sizeThatFits(size).height)
  }
}

/// The same in a collection view.
final class ItemInCollection: TextItem, ViewConfigurable, ItemShowing {
  override var ownHeight: CGFloat? { saidHeight }

  private(set) var shown: [String] = []
  var draft = ""

  func configure(with item: Item) {
    shown.append(item.text)
    say(item.text)
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

/// The same in a collection view.
final class OtherItemInCollection: TextItem, ViewConfigurable {
  func configure(with item: Item) {
    say("other \(item.text)")
  }
}

extension ListSource {
  /// A list of one section.
  @MainActor
  init(_ items: [Item]) {
    self.init { ListSection("items") { Rows(items, cell: ItemCell.self) } }
  }
}
