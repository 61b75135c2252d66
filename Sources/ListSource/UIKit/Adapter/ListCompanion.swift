/// What shows something in a list view by its adapter, lives as long as that, and has to leave when another takes its
/// place.
@MainActor
package protocol ListCompanion: AnyObject {
  /// A row is about to show.
  ///
  /// - Parameter rowsAfter: how many rows come after it.
  func willDisplayRow(rowsAfter: Int)

  /// Leaves the list view as the app made it, and shows nothing there any more.
  func leave()
}
