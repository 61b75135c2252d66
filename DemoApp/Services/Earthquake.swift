/// An earthquake from one of the two catalogs.
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
