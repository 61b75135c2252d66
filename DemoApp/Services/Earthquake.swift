/// An earthquake from either catalog.
enum Earthquake: Equatable, Sendable {
  case event(Quake)
  case notable(NotableQuake)

  var id: QuakeID {
    switch self {
    case .event(let quake): quake.id
    case .notable(let quake): quake.id
    }
  }
}
