extension UITableViewCell {
  /// Which labels a cell has and where
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/cellstyle`).
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A label at the left, another at the right.
    case value1
    /// A small label at the left, another beside it.
    case value2
    /// A label above a smaller one.
    case subtitle
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
    /// As by default.
    case blue
    /// Gray.
    case gray
    /// As the system has it: gray.
    case `default`
  }

  /// What is at the right of a cell
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum`).
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// That the row leads to more.
    case disclosureIndicator
    /// That it leads to more, and a button for details, which is drawn only.
    case detailDisclosureButton
    /// That it is chosen.
    case checkmark
    /// A button for details, which is drawn only.
    case detailButton

    /// What it is drawn with.
    var sign: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "›"
      case .detailDisclosureButton: "ⓘ ›"
      case .checkmark: "✓"
      case .detailButton: "ⓘ"
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
