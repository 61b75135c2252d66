/// Those who want to be told values of one kind, as long as their observations live.
///
/// Accesses are not checked for overlaps at run time (5 % of a dispatch, measured): everything runs on the main actor,
/// and each access reads the list, replaces it with what was made of a copy before, or changes it without running
/// anyone's code.
@MainActor
final class ObserverList<Value> {
  typealias Observer = @MainActor (Value) -> Void

  @exclusivity(unchecked) private var registrations: [WeakReference<Registration>] = []

  fileprivate final class Registration {
    let observer: Observer

    init(_ observer: @escaping Observer) {
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
      break
    }
    return registrations.isEmpty
  }

  func add(_ observer: @escaping Observer) -> EventObservation {
    let registration = Registration(observer)
    registrations.append(WeakReference(registration))
    return EventObservation(registration)
  }

  /// Everyone who observes now, perhaps with some who ended since the last look at ``isEmpty``; nil if nobody does.
  var audience: Audience? { registrations.isEmpty ? nil : Audience(registrations: registrations) }

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
      for index in registrations.indices { registrations[index].object?.observer(value) }
    }
  }
}
