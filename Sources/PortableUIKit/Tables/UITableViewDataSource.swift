public import Foundation

/// The methods that provide the data of a table
/// (`developer.apple.com/documentation/uikit/uitableviewdatasource`).
///
/// A method that is optional in UIKit has a default here. Only the conforming class can replace a default: a method
/// that only a subclass declares is not called.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)`).
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row, new or reused
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)`).
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)`).
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above a section, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)`).
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforfooterinsection:)`).
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether the user may delete a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:caneditrowat:)`).
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Commits the user's edit of a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)`).
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Returns whether the user may move a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:canmoverowat:)`).
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves the row's data after the user moved the row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:moverowat:to:)`).
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// Returns one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Returns `false`, because it can't be known here whether the method that moves a row is implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
