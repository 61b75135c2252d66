/// The views of one kind that a table view or a collection view uses again, and the classes it makes them of, by
/// identifier.
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

  /// A class that is to be registered. One of another kind ends the process with a message.
  func checked(_ viewClass: AnyClass?) -> View.Type? {
    guard let viewClass else { return nil }
    guard let viewType = viewClass as? View.Type else {
      Rejection.registeredClass(viewClass, expected: View.self).raise()
    }
    return viewType
  }
}
