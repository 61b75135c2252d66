/// The reusable views of one kind in a table or collection view, and their registered classes, by identifier.
@MainActor
struct ReusePool<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers the class for an identifier, or removes the registration if the class is `nil`.
  mutating func register(_ viewClass: View.Type?, for identifier: String) {
    classes[identifier] = viewClass
  }

  /// Returns the class registered for an identifier, or `nil`.
  func viewClass(for identifier: String) -> View.Type? { classes[identifier] }

  /// Keeps a view for reuse. A view without an identifier isn't kept.
  mutating func keep(_ view: View, for identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// Removes and returns a kept view, or returns `nil` if there is none.
  mutating func take(for identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }

  /// Returns a class as one of this pool's views. If it isn't a subclass of theirs, the process ends with a message.
  func checked(_ viewClass: AnyClass?) -> View.Type? {
    guard let viewClass else { return nil }
    guard let viewType = viewClass as? View.Type else {
      Rejection.registeredClass(viewClass, expected: View.self).raise()
    }
    return viewType
  }
}
