public import Foundation

/// What a table view shows (`developer.apple.com/documentation/uikit/uitableviewdatasource`).
///
/// A method that is optional in UIKit has a default here. Only the class that conforms can replace the
/// default: a subclass's method that its superclass does not have is not called.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)`).
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row, new or one that is used again
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)`).
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections the table has
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)`).
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title above a section, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)`).
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforfooterinsection:)`).
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row may be deleted by the user
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:caneditrowat:)`).
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Asks to do what the user chose for a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)`).
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Whether the user may move a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:canmoverowat:)`).
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Asks to move what a row shows, as the user has moved the row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:moverowat:to:)`).
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// Answers one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Answers `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Answers `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Answers `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Answers `false`: whether anybody wrote the method that moves a row is not known here.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
