/// A header or footer that is declared as a value: a class of views and what a view of it shows.
package class EdgeValue {
  /// The class of the views.
  let type: AnyObject.Type

  fileprivate init(_ type: AnyObject.Type) {
    self.type = type
  }

  /// Whether both show equal models by views of one class.
  func isEqual(to other: EdgeValue) -> Bool { false }

  /// Makes a view that shows the model.
  @MainActor func makeView() -> AnyObject? { nil }

  /// Shows the model in a view of the class.
  @MainActor func configure(_ view: AnyObject) {}
}

/// A value whose types are known.
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
