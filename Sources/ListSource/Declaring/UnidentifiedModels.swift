internal import KitSupport

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
