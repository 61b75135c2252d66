internal import KitSupport

/// Reports about models, once for each type.
enum ModelNotices {
  private static let unidentified = ReportedTypes()
  private static let impossibleHeights = ReportedTypes()

  /// Reports models without an id.
  static func noteUnidentified(_ type: Any.Type) {
    guard unidentified.isNew(type) else { return }
    Reports.report(
      """
      Models of type \(type) are not Identifiable. Their rows are identified by position and reconfigured by every \
      list. Make \(type) Identifiable, or give its rows an id by .id { … }.
      """
    )
  }

  /// Reports models with an impossible height.
  static func noteImpossible(_ height: CellHeight, of type: Any.Type) {
    if impossibleHeights.isNew(type) { _ = height.checked("Rows for models of type \(type)") }
  }
}

/// The types that have been reported.
final class ReportedTypes: Sendable {
  private let reported = Lock(Reports.Once<ObjectIdentifier>())

  /// Returns true the first time a type is passed in the report scope of the current task.
  func isNew(_ type: Any.Type) -> Bool {
    reported.withLock { $0.isFirst(ObjectIdentifier(type)) }
  }
}
