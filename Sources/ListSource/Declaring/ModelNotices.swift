internal import KitSupport

/// What is reported of models, once for each type.
enum ModelNotices {
  private static let unidentified = ToldTypes()
  private static let impossibleHeights = ToldTypes()

  /// Reports models that do not say which row they are.
  static func noteUnidentified(_ type: Any.Type) {
    guard unidentified.isNew(type) else { return }
    Reports.report(
      """
      Models of type \(type) are not Identifiable: their rows are known by their positions, and shown anew each time \
      a list is applied. Make \(type) Identifiable, or say what tells its rows apart by .id { … }.
      """
    )
  }

  /// Reports models that ask for a height that no row can have.
  static func noteImpossible(_ height: CellHeight, of type: Any.Type) {
    if impossibleHeights.isNew(type) { _ = height.checked("Rows of a \(type) asked for") }
  }
}

/// The types that a report was made about.
final class ToldTypes: Sendable {
  private let reported = Lock(Reports.Once<ObjectIdentifier>())

  /// Whether a type is new to the scope of the current task; it is not new a second time.
  func isNew(_ type: Any.Type) -> Bool {
    reported.withLock { $0.isFirst(ObjectIdentifier(type)) }
  }
}
