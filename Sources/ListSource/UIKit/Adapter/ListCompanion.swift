/// An object that supplies an adapter's lists. The adapter retains it until another companion or adapter replaces it.
@MainActor
package protocol ListCompanion: AnyObject {
  /// Called when a row is about to show.
  ///
  /// - Parameter rowsAfter: The number of rows after it.
  func willDisplayRow(rowsAfter: Int)

  /// Restores the list view and stops showing anything in it.
  func leave()
}
