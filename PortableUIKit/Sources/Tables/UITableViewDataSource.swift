public import Foundation

/// The methods that provide the data of a table (`developer.apple.com/documentation/uikit/uitableviewdatasource`).
///
/// Methods that are optional in UIKit have default implementations in PortableUIKit. To replace one, implement it in
/// the class that declares the conformance. The table ignores implementations that only a subclass declares.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)`).
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell for a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)`).
  ///
  /// The cell can be new or dequeued from the table.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections in the table
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)`).
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title for a section's header, or `nil` if the header has no title
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)`).
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title for a section's footer, or `nil` if the footer has no title
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforfooterinsection:)`).
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns the titles of the section index, or `nil` if the table has none
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/sectionindextitles(for:)`).
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section to which the table scrolls when the user touches a title of the section index
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:sectionforsectionindextitle:at:)`).
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  /// Returns whether the user can edit a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:caneditrowat:)`).
  ///
  /// If the result is `false`, the row has no swipe actions. PortableUIKit supports no other way to edit rows.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Commits an edit that the user requested
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)`).
  ///
  /// In PortableUIKit, the editing style is always `delete`.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Returns whether the user can move a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:canmoverowat:)`).
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves a row's data to the index path to which the user moved the row
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:moverowat:to:)`).
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil` by default, so the section's header has no title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil` by default, so the section's footer has no title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns `nil` by default, so the table has no section index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title by default.
  ///
  /// Apple doesn't document the default.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    index
  }
  /// Returns `true` by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Returns `false` by default.
  ///
  /// In UIKit, the default is `true` if the data source implements the method that moves a row. PortableUIKit can't
  /// detect whether a data source implements that method.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
