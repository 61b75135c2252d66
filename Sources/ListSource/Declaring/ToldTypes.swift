internal import KitSupport

/// The types of which something was said, because it is said once for each.
final class ToldTypes: Sendable {
  private let told = Lock<Set<ObjectIdentifier>>([])

  /// Whether nothing was said of the type yet; from now on it was.
  func isNew(_ type: Any.Type) -> Bool {
    told.withLock { $0.insert(ObjectIdentifier(type)).inserted }
  }
}

/// Models that do not say which row they are.
enum UnidentifiedModels {
  private static let told = ToldTypes()

  /// Reports a type, once.
  static func note(_ type: Any.Type) {
    guard told.isNew(type) else { return }
    Reports.report(
      """
      Models of type \(type) are not Identifiable: their rows are known by their positions, and shown anew each time \
      a list is applied. Make \(type) Identifiable, or say what tells its rows apart by .id { … }.
      """
    )
  }
}

/// Models that ask for a height that no row can have.
enum ImpossibleHeights {
  private static let told = ToldTypes()

  /// Reports a type, once, and answers with the height to take.
  static func note(_ height: CellHeight, of type: Any.Type) -> CellHeight {
    if told.isNew(type) { _ = height.checked("Rows of a \(type) asked for") }
    return .automatic
  }
}
