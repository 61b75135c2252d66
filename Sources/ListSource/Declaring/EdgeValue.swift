/// A header or footer that is declared as a view class and a model.
package class EdgeValue {
  /// The declared view class.
  let type: AnyObject.Type

  fileprivate init(_ type: AnyObject.Type) {
    self.type = type
  }

  /// Returns whether two values have the same view class and equal models.
  func isEqual(to other: EdgeValue) -> Bool { false }

  /// Creates a view that shows the model. Returns nil only in this base class.
  @MainActor func makeView() -> AnyObject? { nil }

  /// Configures a view to show the model. Does nothing if the view is not of the declared class.
  @MainActor func configure(_ view: AnyObject) {}
}

/// A header or footer value with known view and model types.
final class TypedEdgeValue<View: ViewConfigurable>: EdgeValue where View.Model: Equatable {
  private let make: @MainActor () -> View
  private let model: View.Model

  init(_ make: @escaping @MainActor () -> View, _ model: View.Model) {
    (self.make, self.model) = (make, model)
    super.init(View.self)
  }

  override func isEqual(to other: EdgeValue) -> Bool {
    (other as? TypedEdgeValue<View>).map { $0.model == model } ?? false
  }

  override func makeView() -> AnyObject? {
    let view = make()
    view.configure(with: model)
    return view
  }

  override func configure(_ view: AnyObject) {
    (view as? View)?.configure(with: model)
  }
}
