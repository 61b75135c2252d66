/// A view, usually a cell, that shows a model of one type and needs nothing else to do so.
///
/// ```swift
/// final class QuakeCell: UITableViewCell, ViewConfigurable {
///   func configure(with model: Quake) { … }
/// }
/// ```
@MainActor
public protocol ViewConfigurable: AnyObject {
  /// The type of what the view shows.
  associatedtype Model

  /// Shows `model` in place of what was shown before. A cell is used again, so every part of it is set each time.
  func configure(with model: Model)
}
