/// The views of one kind that a table uses again, and the classes it makes them of, by identifier.
@MainActor
struct ReusePool<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// Says which class an identifier's views are of, or that it has none.
  mutating func register(_ viewClass: View.Type?, for identifier: String) {
    classes[identifier] = viewClass
  }

  /// The class registered for an identifier.
  func viewClass(for identifier: String) -> View.Type? { classes[identifier] }

  /// Keeps a view to be used again; one without an identifier is not.
  mutating func keep(_ view: View, for identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// Takes a kept view.
  mutating func take(for identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }
}
