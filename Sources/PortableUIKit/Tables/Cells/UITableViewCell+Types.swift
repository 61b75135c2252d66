extension UITableViewCell {
  /// Which labels a cell has and where
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/cellstyle`).
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A label above a smaller one.
    case subtitle = 3
  }

  /// Whether lines part the rows
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle`).
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// Single lines.
    case singleLine
  }

  /// How a selected cell looks
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum`).
  public enum SelectionStyle: Int, Sendable {
    /// As if it were not.
    case none
    /// As the system has it: gray.
    case `default` = 3
  }

  /// What is at the right of a cell
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum`).
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// That the row leads to more.
    case disclosureIndicator
    /// That it is chosen.
    case checkmark = 3
    /// What it is drawn with.
    var sign: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: AccessorySign.disclosure
      case .checkmark: AccessorySign.checkmark
      }
    }
  }

  /// What the user does to a row by editing it
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum`).
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Deletes it.
    case delete
    /// Inserts one.
    case insert
  }
}
