/// What a model says about its cell: which kind it is and how high.
///
/// A list finds the cell by what each model says, so that several kinds of cells in one list need no branch:
///
/// ```swift
/// struct Quake: CellModel {
///   var magnitude: Double
///   var reuseIdentifier: String { magnitude < 6 ? "quake" : "quake.big" }
///   var height: CellHeight { .fixed(72) }
/// }
/// ```
public protocol CellModel {
  /// The kind of cell, as a table view's reuse identifier.
  var reuseIdentifier: String { get }

  /// How high the row is; automatic unless the model says otherwise.
  var height: CellHeight { get }
}

extension CellModel {
  /// The name of the model's type.
  public var reuseIdentifier: String { String(describing: Self.self) }

  /// As high as the cell's content asks for.
  public var height: CellHeight { .automatic }
}
