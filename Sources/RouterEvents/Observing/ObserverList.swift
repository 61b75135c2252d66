/// Those who want to be told values of one kind, as long as their observations live.
///
/// Accesses are not checked for overlaps at run time (5 % of a dispatch, measured): everything runs on the main actor,
/// and each access reads the list, replaces it with what was made of a copy before, or changes it without running
/// anyone's code.
@MainActor
final class ObserverList<Value> {
  typealias Observer = @MainActor (Value) -> Void

  /// Whether an observer wants to know of an event with a name. Asked when the event is emitted, by the task that emits it.
  typealias Condition = @MainActor (EventName) -> Bool

  @exclusivity(unchecked) private var registrations: [WeakReference<Registration>] = []

  /// Whether an observer has a condition.
  @exclusivity(unchecked) private(set) var hasConditions = false

  fileprivate final class Registration {
    let condition: Condition?
    let observer: Observer

    init(_ condition: Condition?, _ observer: @escaping Observer) {
      self.condition = condition
      self.observer = observer
    }
  }

  /// Whether nobody observes. Costs nothing while nobody ever did since the last look.
  var isEmpty: Bool { registrations.isEmpty || isEmptyWithoutEnded }

  @inline(never)
  private var isEmptyWithoutEnded: Bool {
    let known = registrations
    // By index, because a weak reference that is taken out of an array is copied, which costs more than to read it.
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

  /// Everyone who observes now, perhaps with some who ended since the last look at ``isEmpty``; nil if nobody does.
  var audience: Audience? { registrations.isEmpty ? nil : Audience(registrations: registrations) }

  /// Whether somebody observes events of that name.
  func hasAudience(for name: EventName) -> Bool {
    hasConditions ? chosenAudience(for: name) != nil : !isEmpty
  }

  /// Everyone who observes events of that name now, as ``audience``; nil if nobody does.
  func audience(for name: EventName) -> Audience? { hasConditions ? chosenAudience(for: name) : audience }

  @inline(never)
  private func chosenAudience(for name: EventName) -> Audience? {
    let known = registrations
    let chosen = known.filter { $0.object.map { $0.condition?(name) ?? true } ?? false }
    return chosen.isEmpty ? nil : Audience(registrations: chosen)
  }

  /// Tells everyone who observes now and still does when their turn comes.
  func notify(_ value: Value) {
    audience?.notify(value)
  }

  /// Those who observed at one time, and are not kept alive by that.
  @MainActor
  struct Audience {
    fileprivate let registrations: [WeakReference<Registration>]

    /// Tells everyone of them who still observes when their turn comes.
    func notify(_ value: Value) {
      for index in registrations.indices {
        // Read first: an observer that is cancelled while it runs must not be retained by its turn.
        let observer = registrations[index].object?.observer
        observer?(value)
      }
    }
  }
}
