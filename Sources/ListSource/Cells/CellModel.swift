/// A model that chooses its cell and its row height.
///
/// If the ``Rows`` declare no cell class, the adapter looks up the cell class by the reuse identifier of each model.
/// Your code therefore needs no `if` or `switch` to use several cell classes in one list:
///
/// ```swift
/// struct Quake: CellModel {
///   var magnitude: Double
///   var reuseIdentifier: String { magnitude < 6 ? "quake" : "quake.big" }
///   var height: CellHeight { .fixed(72) }
/// }
/// ```
public protocol CellModel {
  /// The reuse identifier under which the cell class is registered. Defaults to the name of the model's type at run
  /// time.
  var reuseIdentifier: String { get }

  /// The height of the row, unless its ``Rows`` or its section declares one. Defaults to ``CellHeight/automatic``.
  ///
  /// If the value is automatic, the default height of the list or the table view's row height applies.
  var height: CellHeight { get }
}

extension CellModel {
  /// The name of the model's type at run time, without the module name.
  public var reuseIdentifier: String { String(describing: type(of: self)) }

  /// The automatic height, which leaves the row's height to the list or the table view.
  public var height: CellHeight { .automatic }
}
