/// How high a row is.
public enum CellHeight: Hashable, Sendable {
  /// As high as its cell's content asks for.
  case automatic

  /// That many points.
  case fixed(Double)
}
