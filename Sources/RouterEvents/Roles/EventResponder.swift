/// A link of a responder chain: anything that knows who comes next.
///
/// Every `UIResponder` is one, with `next` as its next link. A coordinator, a view model or a widget of another
/// toolkit becomes one by naming its own:
///
/// ```swift
/// final class Coordinator: EventResponder {
///   weak var parent: Coordinator?
///   var nextEventResponder: (any EventResponder)? { parent }
/// }
/// ```
@MainActor
public protocol EventResponder: AnyObject {
  /// Who comes after this one on the way up; nil at the end of the chain. It answers with an object that is there, not
  /// with one made for the answer: a chain that grows while it is read has no end.
  var nextEventResponder: (any EventResponder)? { get }
}
