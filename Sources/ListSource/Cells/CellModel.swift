/// A model that chooses its cell and its row height.
///
/// An adapter looks up the cell by the reuse identifier of each model. Several kinds of cells in one list therefore
/// need no `if` or `switch`:
///
/// ```swift
/// struct Quake: CellModel {
///   var magnitude: Double
///   var reuseIdentifier: String { magnitude < 6 ? "quake" : "quake.big" }
///   var height: CellHeight { .fixed(72) }
/// }
/// ```
public protocol CellModel {
  /// The reuse identifier with which the cell class is registered. Defaults to the name of the model's type.
  var reuseIdentifier: String { get }

  /// The height of the row. Defaults to ``CellHeight/automatic``.
  var height: CellHeight { get }
}

extension CellModel {
  /// The name of the model's type, without the module name.
  public var reuseIdentifier: String { String(describing: Self.self) }

  /// The automatic height, which makes the row self-sizing.
  public var height: CellHeight { .automatic }
}
