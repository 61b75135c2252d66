/// The observers of one kind of value, each registered until its token is released.
///
/// Exclusivity is unchecked here, which saves 5 % of a dispatch, and cannot be violated: everything runs on the main
/// actor, and an access runs no other code.
@MainActor
final class ObserverList<Value> {
  typealias Observer = @MainActor (Value) -> Void

  /// A closure that returns whether an observer observes a name. It is called at each emission, by the task that emits.
  typealias Condition = @MainActor (EventName) -> Bool

  @exclusivity(unchecked) private var registrations: [WeakReference<Registration>] = []

  /// Whether an observer may have a condition.
  @exclusivity(unchecked) private(set) var hasConditions = false

  fileprivate final class Registration {
    let condition: Condition?
    let observer: Observer

    init(_ condition: Condition?, _ observer: @escaping Observer) {
      self.condition = condition
      self.observer = observer
    }
  }

  /// Whether the list is empty, after removing observers that have ended.
  var isEmpty: Bool { registrations.isEmpty || isEmptyWithoutEnded }

  @inline(never)
  private var isEmptyWithoutEnded: Bool {
    let known = registrations
    // By index, because iterating would copy each weak reference, which costs more than reading it in place.
    for index in known.indices where known[index].object == nil {
      registrations = known.filter { $0.object != nil }
      hasConditions = registrations.contains { $0.object?.condition != nil }
      break
    }
    return registrations.isEmpty
  }

  func add(where condition: Condition? = nil, _ observer: @escaping Observer) -> EventObservation {
    let registration = Registration(condition, observer)
    if condition != nil { hasConditions = true }
    registrations.append(WeakReference(registration))
    return EventObservation(registration)
  }

  /// The current observers, or nil if there are none. Some may have ended since the last call of ``isEmpty``.
  var audience: Audience? { registrations.isEmpty ? nil : Audience(registrations: registrations) }

  /// Returns whether there are observers of events with a name.
  func hasAudience(for name: EventName) -> Bool {
    hasConditions ? chosenAudience(for: name) != nil : !isEmpty
  }

  /// Returns the current observers of events with a name, or nil if there are none.
  func audience(for name: EventName) -> Audience? { hasConditions ? chosenAudience(for: name) : audience }

  @inline(never)
  private func chosenAudience(for name: EventName) -> Audience? {
    let known = registrations
    let chosen = known.filter { $0.object.map { $0.condition?(name) ?? true } ?? false }
    return chosen.isEmpty ? nil : Audience(registrations: chosen)
  }

  /// Calls the current observers. An observer that ends before its turn is not called.
  func notify(_ value: Value) {
    audience?.notify(value)
  }

  /// The observers at one time, referenced weakly.
  @MainActor
  struct Audience {
    fileprivate let registrations: [WeakReference<Registration>]

    /// Calls the observers. An observer that ends before its turn is not called.
    func notify(_ value: Value) {
      for index in registrations.indices {
        // Read first: an observer that is cancelled while it runs must not be retained by its turn.
        let observer = registrations[index].object?.observer
        observer?(value)
      }
    }
  }
}
