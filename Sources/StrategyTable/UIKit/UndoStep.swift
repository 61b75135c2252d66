internal import KitSupport
internal import PlatformUIKit
public import RouterEvents

extension On {
  /// Makes the strategy undoable: a closure prepares the event that reverts what the strategy does.
  ///
  /// ```swift
  /// On(.pageErased) { controller, event in controller.text = "" }.undoable("Erase") { controller, event in
  ///   let text = controller.text
  ///   return .message { PageWritten(text: text) }
  /// }
  /// ```
  ///
  /// The closure runs before the strategy, while what it deletes is there. If it returns nil, nothing is registered. The
  /// inverse is registered with the owner's `undoManager` once the strategy has succeeded, and is emitted from the owner,
  /// a `UIResponder`. The undo manager retains what the inverse captures: capture values, not the owner. An undoable
  /// strategy for the inverse lets the user redo. A dropped, throttled or forwarded event registers nothing. An inverse
  /// that fails, is canceled or is not taken can be undone again, unless something else was done or undone since.
  ///
  /// What a synchronous strategy emits is undone before it. What an asynchronous one emits is undone by itself. If the
  /// inverse of the inverse is the event itself, redo runs the strategy again, and then once more what it emits: give the
  /// inverse an inverse of its own, or emit nothing that is undoable.
  public func undoable(
    _ title: String,
    _ inverse: @escaping @MainActor (Owner, RouterEvent) -> PreparedEvent?
  ) -> On<Owner> {
    guard Owner.self is UIResponder.Type else {
      Reports.report(
        """
        The strategy for '\(declaration.name)' cannot be undone: \(Owner.self) is no UIResponder, so it has no undo \
        manager. The modifier was ignored. Move the strategy to a view or a view controller.
        """,
        position: declaration.position
      )
      return self
    }
    return changed(.answer, problem: "be undoable: a request changes nothing") {
      $0.undo = { object, event in
        guard let owner = object as? Owner, let inverse = inverse(owner, event) else { return nil }
        return UndoStep(title, inverse, of: object as? UIResponder)
      }
    }
  }
}

/// The inverse of an event, from before the event's strategy runs until its end, or until it is released because the
/// strategy failed or was canceled. During undo and redo, an undo manager records it only before the end.
@MainActor
final class UndoStep {
  /// The entry, until it is registered. From then on, the undo manager retains it.
  private var entry: UndoEntry?
  private weak var registered: UndoEntry?
  /// The entry whose undo or redo emitted the event.
  private let former: UndoEntry?
  private let isNested: Bool
  private weak var manager: UndoManager?
  /// The entries to register when the synchronous strategy ends: its own, then those of the events that it emits.
  private var waiting: [UndoEntry] = []
  /// The step of the synchronous strategy that runs outside of this one.
  private var outer: UndoStep?
  private static var running: UndoStep?

  init?(_ title: String, _ inverse: PreparedEvent, of owner: UIResponder?) {
    guard let owner, let manager = owner.undoManager else { return nil }
    (isNested, self.manager) = (manager.isNested, manager)
    let performed = isNested ? UndoEntry.performed : nil
    former = performed?.claim()
    entry = UndoEntry(performed?.title ?? title, of: owner, manager, performed?.group ?? 0)
    entry?.event = inverse
  }

  /// Begins a synchronous strategy. Events that it emits are registered after it, as their inverses are determined later.
  func enter() {
    (outer, Self.running) = (Self.running, self)
  }

  func leave() {
    Self.running = exchange(&outer, with: nil)
    for entry in exchange(&waiting, with: []) { register(entry, isLater: false) }
  }

  /// Registers the inverse if an undo or redo is in progress.
  func begin() {
    if isNested { register(isLater: false) }
  }

  /// Registers the inverse of a strategy that has succeeded.
  func succeed(isLater: Bool) {
    if isNested == entry?.manager?.isNested { register(isLater: isLater) }
    discard()
  }

  func discard() {
    (entry, registered) = (nil, nil)
  }

  private func register(isLater: Bool) {
    guard manager?.isUndoRegistrationEnabled == true, let entry = exchange(&entry, with: nil) else { return }
    registered = entry
    register(entry, isLater: isLater)
  }

  private func register(_ entry: UndoEntry, isLater: Bool) {
    var step = Self.running
    while let other = step, other.manager !== manager || other.isNested != isNested { step = other.outer }
    guard let step else { return entry.register(isLater: isLater) }
    guard step === self else { return step.waiting.append(entry) }
    for other in waiting { other.title = entry.title }
    waiting.insert(entry, at: 0)
  }

  deinit {
    // An undo or redo that is in progress ends before the task runs.
    if registered != nil {
      Task { @MainActor [former, weak registered] in registered?.takeBack(for: former) ?? () }
    }
  }
}

extension UndoManager {
  fileprivate var isNested: Bool { isUndoing || isRedoing }
}

/// An operation of an undo manager, which emits an event from its owner. The handler retains it, not the undo manager.
@MainActor
final class UndoEntry {
  fileprivate var title: String
  /// The number of the undo manager's group. It stays the same when the group moves to the other stack.
  fileprivate private(set) var group: Int
  fileprivate private(set) weak var manager: UndoManager?
  private weak var owner: UIResponder?
  fileprivate var event: PreparedEvent?
  /// The entry that this placeholder registers again on the other stack.
  private var waiting: UndoEntry?
  private var isForRedo = false
  /// Whether the entry is not registered, for example because its undo or redo has begun.
  private var isSpent = true
  private var isClaimed = false
  private var isDropped = false
  private weak var placeholder: UndoEntry?

  /// A part of an owner. When it is deallocated, its entries are removed.
  private final class OwnerEnd {
    deinit { Task { @MainActor in UndoEntry.all.forEach { if $0()?.owner == nil { $0()?.remove() } } } }
  }

  /// The entry whose event is being emitted.
  private(set) static var performed: UndoEntry?
  /// The entries of all undo managers, in the order of their registrations. Released ones are removed when half are.
  private static var all: [@MainActor () -> UndoEntry?] = []
  private static var limit = 16
  private static var groupCount = 0
  /// The entry that is taken back, and the one to register instead.
  private static var exchanged: (failed: UndoEntry, former: UndoEntry)?

  fileprivate init(_ title: String, of owner: UIResponder?, _ manager: UndoManager?, _ group: Int) {
    (self.title, self.owner, self.manager, self.group) = (title, owner, manager, group)
  }

  /// Returns the entry for the first undoable strategy that handles its event.
  fileprivate func claim() -> UndoEntry? {
    defer { isClaimed = true }
    return isClaimed ? nil : self
  }

  /// Registers the entry, after an asynchronous strategy in a group of its own, otherwise in the group of the turn.
  fileprivate func register(isLater: Bool = false) {
    guard let manager, let owner, manager.isUndoRegistrationEnabled else { return }
    let isOpen = manager.groupingLevel > 0
    if !manager.isNested {
      let open = isOpen ? Self.latest(of: manager)?.group : nil
      if open == nil { Self.groupCount += 1 }
      group = open ?? Self.groupCount
    }
    (isForRedo, isSpent, isClaimed, isDropped) = (manager.isUndoing, false, false, false)
    Self.all.append { [weak self] in self }
    if Self.all.count > Self.limit {
      Self.all.removeAll { $0() == nil }
      Self.limit = max(16, 2 * Self.all.count)
    }
    if owner[associated: OwnerEnd.self] == nil { owner[associated: OwnerEnd.self] = OwnerEnd() }
    let groupsByEvent = manager.groupsByEvent
    let isAlone = !isOpen && !manager.isNested && (isLater || !groupsByEvent)
    if isAlone {
      manager.groupsByEvent = false
      manager.beginUndoGrouping()
    }
    manager.registerUndo(withTarget: self) { [self] _ in perform() }
    manager.setActionName(title)
    if isAlone {
      manager.endUndoGrouping()
      manager.groupsByEvent = groupsByEvent
    }
  }

  private static func latest(of manager: UndoManager) -> UndoEntry? {
    while let last = all.last, last() == nil { all.removeLast() }
    return all.last { $0()?.manager === manager }?()
  }

  private func perform() {
    isSpent = true
    if event == nil { return waiting?.register() ?? () }
    if let (failed, former) = Self.exchanged {
      if failed === self { return former.register() }
      placeholder = makePlaceholder()
      return
    }
    guard let owner else { return }
    let outer = exchange(&Self.performed, with: self)
    let outcome = event?.emit(from: owner)
    _ = exchange(&Self.performed, with: outer)
    guard outcome?.isHandled != true || isDropped else { return }
    // No strategy has taken the event. An undo manager cannot register the entry again on this stack until the undo ends.
    let placeholder = makePlaceholder()
    Task { placeholder.takeBack(for: self) }
  }

  /// Notes that a strategy drops an event, which may be the event of the entry.
  static func noteDrop(of event: RouterEvent) {
    if performed?.event?.name == event.name { performed?.isDropped = true }
  }

  private func makePlaceholder() -> UndoEntry {
    let placeholder = UndoEntry(title, of: owner, manager, group)
    placeholder.waiting = self
    placeholder.register()
    return placeholder
  }

  /// Removes the entry after a failure, and registers `former` again, on the other stack.
  /// A plain registration would clear the redo stack. Therefore, the group moves to the other stack, where `former` takes
  /// the place of the entry. Other entries of the group get a placeholder there.
  fileprivate func takeBack(for former: UndoEntry?) {
    placeholder?.event = former?.event
    guard placeholder == nil, let manager, !isSpent else { return }
    guard let former, former.owner != nil, !manager.isNested, manager.groupingLevel == 0,
      let latest = Self.latest(of: manager), (latest.group, latest.isForRedo) == (group, isForRedo)
    else { return remove() }
    Self.exchanged = (self, former)
    if isForRedo { manager.redo() } else { manager.undo() }
    // The app has registered an operation of its own since. It moves back.
    if !isSpent, isForRedo { manager.undo() } else if !isSpent { manager.redo() }
    Self.exchanged = nil
    if !isSpent { remove() }
  }

  private func remove() {
    manager?.removeAllActions(withTarget: self)
  }
}
