extension UITableViewCell {
  /// The style of a cell, which determines its labels
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/cellstyle`).
  public enum CellStyle: Int, Sendable {
    /// A cell with one label.
    case `default`
    /// A cell with a label and a smaller one below it.
    case subtitle = 3
  }

  /// The style of the separators between rows
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle`).
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// Single lines.
    case singleLine
  }

  /// The style of a selected cell
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum`).
  public enum SelectionStyle: Int, Sendable {
    /// No change in appearance.
    case none
    /// The system's default: gray.
    case `default` = 3
  }

  /// The type of a cell's accessory
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum`).
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A symbol for a row that leads to more content.
    case disclosureIndicator
    /// A checkmark.
    case checkmark = 3
    /// The symbol, or `nil` for none.
    var sign: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: AccessorySign.disclosure
      case .checkmark: AccessorySign.checkmark
      }
    }
  }

  /// The kind of edit that the user makes to a row
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum`).
  public enum EditingStyle: Int, Sendable {
    /// No edit.
    case none
    /// Deleting the row.
    case delete
    /// Inserting a row.
    case insert
  }
}
