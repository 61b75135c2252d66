internal import KitSupport

/// The observers that receive values of one type. Each observer remains registered until its token is released or
/// canceled.
/// Exclusivity checking is off for the registrations, which each dispatch reads, as in ``Emission``.
@MainActor
final class ObserverList<Value> {
  typealias Observer = @MainActor (Value) -> Void

  /// Whether an observer receives events with the given name. Each emission may call it more than once.
  typealias Condition = @MainActor (EventName) -> Bool

  @exclusivity(unchecked) private var registrations: [WeakReference<Registration>] = []

  /// Whether any observer has a condition, or had one until it was removed.
  private(set) var hasConditions = false

  fileprivate final class Registration {
    let condition: Condition?
    let observer: Observer

    init(_ condition: Condition?, _ observer: @escaping Observer) {
      (self.condition, self.observer) = (condition, observer)
    }
  }

  /// Whether there are no observers. Reading this property discards the entries of observers that were removed.
  var isEmpty: Bool { registrations.isEmpty || isEmptyWithoutEnded }

  private var isEmptyWithoutEnded: Bool {
    let known = registrations
    // Reading each weak reference at its index is cheaper than iterating, which copies the references.
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
    registrations.append(WeakReference(object: registration))
    return EventObservation(registration)
  }

  var audience: Audience? { registrations.isEmpty ? nil : Audience(registrations: registrations) }

  func hasAudience(for name: EventName) -> Bool {
    hasConditions ? chosenAudience(for: name) != nil : !isEmpty
  }

  func audience(for name: EventName) -> Audience? { hasConditions ? chosenAudience(for: name) : audience }

  private func chosenAudience(for name: EventName) -> Audience? {
    let known = registrations
    let chosen = known.filter { $0.object.map { $0.condition?(name) ?? true } ?? false }
    return chosen.isEmpty ? nil : Audience(registrations: chosen)
  }

  /// Calls all current observers, regardless of their conditions.
  func notify(_ value: Value) {
    audience?.notify(value)
  }

  /// A snapshot of the observers. It references them weakly.
  @MainActor
  struct Audience {
    fileprivate let registrations: [WeakReference<Registration>]

    /// Calls the observers. An observer that is removed before its turn is not called.
    func notify(_ value: Value) {
      for index in registrations.indices {
        // Only the closure is retained during the call. An observer that is canceled while it runs is released at
        // once.
        let observer = registrations[index].object?.observer
        observer?(value)
      }
    }
  }
}

/// A token that keeps a handler or observer registered. Releasing or canceling the token removes it.
@MainActor
public final class EventObservation {
  /// The only strong reference to the handler, observer or detour.
  private var registration: AnyObject?

  init(_ registration: AnyObject) {
    self.registration = registration
  }

  /// Removes the handler or observer immediately.
  public func cancel() {
    _ = exchange(&registration, with: nil)
  }
}

struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
