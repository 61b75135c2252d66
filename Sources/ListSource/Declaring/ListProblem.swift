internal import KitSupport

/// A problem that a list reports only once.
enum ListProblem: Hashable {
  // Reported once in the app.
  case impossibleHeight(of: ObjectIdentifier)
  case mistypedItem(ObjectIdentifier, position: String)
  case unidentified(ObjectIdentifier)

  // Reported once by each adapter.
  case dataSource
  case delegate
  case dragging
  case dropping
  case elementKind(String)
  case endlessLists
  case measuredElsewhere
  case moveByPosition
  case newViews
  case noCell(ObjectIdentifier)
  case noHeight(ObjectIdentifier)
  case otherView(ObjectIdentifier)
  case prefetching
  case replacedLayout
  case unknownHeight
  case uncodable(ObjectIdentifier)
  case wrongClass(ObjectIdentifier)

  /// The reports of problems that are reported once in the app.
  static let reports = Reports.Once<ListProblem>()

  static func reportUnidentified(_ type: Any.Type) {
    reports.report(
      .unidentified(ObjectIdentifier(type)),
      """
      Models of type \(type) are not Identifiable. Their rows are identified by position and reconfigured by every \
      list. Make \(type) Identifiable, or give its rows an id by .id { … }.
      """
    )
  }

  static func reportImpossible(_ height: CellHeight, of type: Any.Type) {
    guard reports.isFirst(.impossibleHeight(of: ObjectIdentifier(type))) else { return }
    _ = height.checked("Rows for models of type \(type)")
  }
}
