/// The reusable views of a table or collection view, and the classes for creating new ones, by reuse identifier.
@MainActor
struct ReusePool<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a class for a reuse identifier, or removes the registration if the class is `nil`.
  mutating func register(_ viewClass: View.Type?, for identifier: String) {
    classes[identifier] = viewClass
  }

  /// Returns the class registered for a reuse identifier, or `nil` if there is none.
  func viewClass(for identifier: String) -> View.Type? { classes[identifier] }

  /// Keeps a view for reuse, unless the identifier is `nil`.
  mutating func keep(_ view: View, for identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// Removes and returns a reusable view, or returns `nil` if there is none.
  mutating func take(for identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }

  /// Returns a class as a `View.Type`, or `nil` if the class is `nil`.
  ///
  /// If the class is neither `View` nor a subclass of it, the app terminates with an error message.
  func checked(_ viewClass: AnyClass?) -> View.Type? {
    guard let viewClass else { return nil }
    guard let viewType = viewClass as? View.Type else {
      Rejection.registeredClass(viewClass, expected: View.self).raise()
    }
    return viewType
  }
}
