/// A view, usually a cell, that shows models of one type.
///
/// ```swift
/// final class QuakeCell: UITableViewCell, ViewConfigurable {
///   func configure(with model: Quake) { … }
/// }
/// ```
@MainActor
public protocol ViewConfigurable: AnyObject {
  /// The type of models that the view shows.
  associatedtype Model

  /// Configures the view to show `model`.
  ///
  /// Cells are reused, so set every property that depends on the model each time.
  func configure(with model: Model)
}
