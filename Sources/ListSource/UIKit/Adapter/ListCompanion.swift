/// An object that supplies the lists of an adapter.
///
/// The adapter retains its companion until another companion or a live list replaces it, or the list view gets another
/// adapter.
@MainActor
package protocol ListCompanion: AnyObject {
  /// Prepares for a row that is about to be displayed, for example by loading more rows.
  ///
  /// - Parameter rowsAfter: The number of rows that follow the row in the list.
  func willDisplayRow(rowsAfter: Int)

  /// Restores the list view and stops showing lists in it.
  func leave()
}
