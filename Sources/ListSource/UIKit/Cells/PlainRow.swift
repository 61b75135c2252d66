#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A row that is no more than a text, and perhaps a detail, an image and an accessory.
///
/// ```swift
/// adapter.apply(ListSource(plain: ["Wi-Fi", PlainRow("Bluetooth", detail: "On")], ["About"]))
/// ```
public struct PlainRow: Hashable, Identifiable {
  /// What tells the row from others: its text where nothing else is given.
  public let id: String

  /// What the row says.
  public let text: String

  /// What it says below, in smaller letters.
  public let detail: String?

  /// What stands before the text.
  public let image: UIImage?

  /// What stands at the right edge. Others than indicators and checkmarks show in table views only.
  public let accessory: UITableViewCell.AccessoryType

  /// Makes a row.
  public init(
    _ text: String,
    detail: String? = nil,
    image: UIImage? = nil,
    accessory: UITableViewCell.AccessoryType = .none,
    id: String? = nil
  ) {
    self.id = id ?? text
    self.text = text
    self.detail = detail
    self.image = image
    self.accessory = accessory
  }
}

extension PlainRow: ExpressibleByStringLiteral {
  /// Makes a row that is a text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Rows where Model == PlainRow {
  /// Rows that are texts; their cells come with them.
  public init(plain rows: [PlainRow]) {
    let cell = CellKind(PlainCell.self, inCollections: CellKind(PlainItem.self))
    self.init(rows, traits: .own(), cell: cell)
  }
}

extension ListSource {
  /// Makes a list of texts, in sections that are known by their places. One text may stand in several sections.
  public init(plain sections: [PlainRow]...) {
    self.init(
      sections: sections.enumerated().map { index, rows in
        ListSection(index) { Rows(plain: rows).id { [AnyHashable(index), AnyHashable($0.id)] } }
      }
    )
  }
}

extension PlainCell: ViewConfigurable {
  func configure(with row: PlainRow) {
    textLabel?.text = row.text
    detailTextLabel?.text = row.detail
    accessoryType = row.accessory
    imageView?.image = row.image
  }
}

/// The same in a collection view.
final class PlainItem: UICollectionViewListCell, ViewConfigurable {
  func configure(with row: PlainRow) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.text
    content.secondaryText = row.detail
    content.image = row.image
    contentConfiguration = content
    accessories =
      switch row.accessory {
      case .checkmark: [.checkmark()]
      case .disclosureIndicator: [.disclosureIndicator()]
      default: []
      }
  }
}
