internal import Foundation
public import PlatformUIKit

/// A row that shows text and, optionally, detail text, an image and an accessory.
///
/// ```swift
/// adapter.apply(ListSource(plain: ["Wi-Fi", PlainRow("Bluetooth", detail: "On")], ["About"]))
/// ```
public struct PlainRow: Hashable, Identifiable {
  /// The id of the row, by default the text. It must be unique in the list, or in its section with
  /// `ListSource(plain:)`.
  public let id: String

  /// The main text of the row.
  public let text: String

  /// The smaller text below the main text, or nil for none.
  public let detail: String?

  /// The image before the text, or nil for none.
  public let image: UIImage?

  /// The accessory at the trailing edge. Collection views show only disclosure indicators and checkmarks.
  public let accessory: UITableViewCell.AccessoryType

  /// Creates a row. If several rows have the same text, pass a different `id` for each of them.
  public init(
    _ text: String,
    detail: String? = nil,
    image: UIImage? = nil,
    accessory: UITableViewCell.AccessoryType = .none,
    id: String? = nil
  ) {
    self.id = id ?? text
    (self.text, self.detail, self.image, self.accessory) = (text, detail, image, accessory)
  }
}

extension PlainRow: ExpressibleByStringLiteral {
  /// Creates a row with the literal as its text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Rows where Model == PlainRow {
  /// Creates rows that show text, detail text, images and accessories without a cell class of your own.
  public init(plain rows: [PlainRow]) {
    let cell = CellKind(PlainCell.self, inCollections: CellKind(PlainItem.self))
    self.init(rows, cell: cell)
  }
}

extension ListSource {
  /// Creates a list of plain rows, with one section for each array, which is identified by its position. In the list,
  /// the id of a row is an array of that position and the row's own ``PlainRow/id``.
  public init(plain sections: [PlainRow]...) {
    self.init(
      sections: sections.enumerated().map { index, rows in
        ListSection(index) { Rows(plain: rows).id { [AnyHashable(index), AnyHashable($0.id)] } }
      }
    )
  }
}

final class PlainItem: DisclosingItem, ViewConfigurable {
  func configure(with row: PlainRow) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.text
    content.secondaryText = row.detail
    content.image = row.image
    contentConfiguration = content
    ownAccessories =
      switch row.accessory {
      case .checkmark: [.checkmark()]
      case .disclosureIndicator: [.disclosureIndicator()]
      default: []
      }
  }
}

final class PlainCell: UITableViewCell, ViewConfigurable {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func configure(with row: PlainRow) {
    textLabel?.text = row.text
    detailTextLabel?.text = row.detail
    accessoryType = row.accessory
    imageView?.image = row.image
  }
}
