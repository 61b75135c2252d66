internal import KitSupport

/// Functions that report problems with models. Each problem is reported only once for each model type.
enum ModelNotices {
  private static let unidentified = ReportedTypes()
  private static let impossibleHeights = ReportedTypes()

  /// Reports that models of a type have no id.
  static func noteUnidentified(_ type: Any.Type) {
    guard unidentified.isNew(type) else { return }
    Reports.report(
      """
      Models of type \(type) are not Identifiable. Their rows are identified by position and reconfigured by every \
      list. Make \(type) Identifiable, or give its rows an id by .id { … }.
      """
    )
  }

  /// Reports that models of a type have an impossible height.
  static func noteImpossible(_ height: CellHeight, of type: Any.Type) {
    if impossibleHeights.isNew(type) { _ = height.checked("Rows for models of type \(type)") }
  }
}

/// The types for which a problem has been reported.
final class ReportedTypes: Sendable {
  private let reported = Lock(Reports.Once<ObjectIdentifier>())

  /// Returns whether a type is new in the report scope of the current task, and records the type.
  func isNew(_ type: Any.Type) -> Bool {
    reported.withLock { $0.isFirst(ObjectIdentifier(type)) }
  }
}
