/// What shows something in a table view by its adapter, lives as long as that, and has to leave when another takes its
/// place.
@MainActor
package protocol TableCompanion: AnyObject {
  /// Leaves the table view as the app made it, and shows nothing there any more.
  func leave()
}
