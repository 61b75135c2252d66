extension UITableViewCell {
  /// The style of a cell, which determines its labels
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/cellstyle`).
  public enum CellStyle: Int, Sendable {
    /// A style with one label.
    case `default`
    /// A style with a label and a smaller label below it.
    case subtitle = 3
  }

  /// The style of the separators between cells
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle`).
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A thin line between cells.
    case singleLine
  }

  /// The appearance of highlighted and selected cells
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum`).
  public enum SelectionStyle: Int, Sendable {
    /// An appearance that doesn't change when the cell is highlighted or selected.
    case none
    /// An appearance with a gray background while the cell is highlighted or selected.
    case `default` = 3
  }

  /// The type of a cell's standard accessory
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum`).
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron at the trailing edge, which indicates that the row leads to more content.
    case disclosureIndicator
    /// A checkmark at the trailing edge.
    case checkmark = 3
    /// The symbol that the cell draws as the accessory, or `nil` if there is no accessory.
    var sign: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: AccessorySign.disclosure
      case .checkmark: AccessorySign.checkmark
      }
    }
  }

  /// The edit that the user makes to a row
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum`).
  public enum EditingStyle: Int, Sendable {
    /// No edit.
    case none
    /// The deletion of the row.
    case delete
    /// The insertion of a row.
    case insert
  }
}
