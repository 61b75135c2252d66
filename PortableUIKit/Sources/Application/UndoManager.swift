// Apple's systems have this class in Foundation.
#if !canImport(ObjectiveC)
  /// A recorder of operations that enables undo and redo (`developer.apple.com/documentation/foundation/undomanager`).
  ///
  /// The pass of the run loop that groups operations is a job of the main actor here. Nothing is localized, and no
  /// notifications are posted.
  @MainActor
  open class UndoManager: NSObject {
    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    private var disableCount = 0
    /// The number of the pass of the run loop whose end closes the open group.
    private var pass = 0

    private final class Group {
      var operations: [Operation] = []
      var actionName = ""

      init(actionName: String = "") {
        self.actionName = actionName
      }
    }

    private enum Operation {
      case call(target: ObjectIdentifier, @MainActor () -> Void)
      case group(Group)
    }

    /// Creates an undo manager without operations (`developer.apple.com/documentation/foundation/undomanager`).
    public override nonisolated init() {
      super.init()
    }

    // MARK: Registering

    /// Registers an operation for the stack that is recorded: that of redo during undo, otherwise that of undo
    /// (`developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:handler:)`).
    ///
    /// The undo manager doesn't retain the target. If the target is deallocated when the operation takes place, the app
    /// terminates, as with UIKit. Except during undo and redo, the redo stack is cleared.
    @preconcurrency
    open func registerUndo<TargetType>(
      withTarget target: TargetType,
      handler: @escaping @MainActor (TargetType) -> Void
    ) where TargetType: AnyObject {
      guard isUndoRegistrationEnabled else { return }
      if openGroups.isEmpty {
        guard groupsByEvent else { Rejection.undoWithoutGroup.raise() }
        beginUndoGrouping()
        closeGroupAfterThisPass()
      }
      openGroups.last?.operations.append(
        .call(target: ObjectIdentifier(target)) { [unowned target] in handler(target) }
      )
      if !isUndoing && !isRedoing { redoStack = [] }
    }

    private func closeGroupAfterThisPass() {
      pass += 1
      Task { [weak self, pass] in
        guard let self, self.pass == pass, openGroups.count == 1, !isUndoing, !isRedoing else { return }
        endUndoGrouping()
      }
    }

    /// Whether operations are recorded
    /// (`developer.apple.com/documentation/foundation/undomanager/isundoregistrationenabled`).
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Stops recording until a balancing call of ``enableUndoRegistration()``
    /// (`developer.apple.com/documentation/foundation/undomanager/disableundoregistration()`).
    open func disableUndoRegistration() {
      disableCount += 1
    }

    /// Balances a call of ``disableUndoRegistration()``
    /// (`developer.apple.com/documentation/foundation/undomanager/enableundoregistration()`).
    open func enableUndoRegistration() {
      guard disableCount > 0 else { Rejection.undoRegistrationNotDisabled.raise() }
      disableCount -= 1
    }

    // MARK: Groups

    /// Whether the first operation of a pass of the run loop opens a group, which the end of the pass closes
    /// (`developer.apple.com/documentation/foundation/undomanager/groupsbyevent`).
    ///
    /// The default is `true`.
    open var groupsByEvent = true

    /// The number of open groups (`developer.apple.com/documentation/foundation/undomanager/groupinglevel`).
    open var groupingLevel: Int { openGroups.count }

    /// The maximum number of top-level groups, or 0 for no limit
    /// (`developer.apple.com/documentation/foundation/undomanager/levelsofundo`).
    ///
    /// If there are more, the oldest ones are removed.
    open var levelsOfUndo = 0 {
      didSet { removeOldestGroups() }
    }

    /// Opens a group, inside the one that is open (`developer.apple.com/documentation/foundation/undomanager/beginundogrouping()`).
    open func beginUndoGrouping() {
      openGroups.append(Group())
    }

    /// Closes the group that was opened last (`developer.apple.com/documentation/foundation/undomanager/endundogrouping()`).
    ///
    /// A group without operations leaves nothing to undo.
    open func endUndoGrouping() {
      guard let group = openGroups.popLast() else { Rejection.noOpenUndoGroup.raise() }
      guard !group.operations.isEmpty else { return }
      if let outer = openGroups.last {
        outer.operations.append(.group(group))
        if outer.actionName.isEmpty { outer.actionName = group.actionName }
      } else if isUndoing {
        redoStack.append(group)
      } else {
        undoStack.append(group)
      }
      removeOldestGroups()
    }

    private func removeOldestGroups() {
      guard levelsOfUndo > 0 else { return }
      undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
      redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undo and redo

    /// Whether there is an operation to undo, possibly in a group that is still open
    /// (`developer.apple.com/documentation/foundation/undomanager/canundo`).
    open var canUndo: Bool {
      !undoStack.isEmpty || !isUndoing && openGroups.contains { !$0.operations.isEmpty }
    }

    /// Whether there is an operation to redo (`developer.apple.com/documentation/foundation/undomanager/canredo`).
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Whether ``undo()`` runs (`developer.apple.com/documentation/foundation/undomanager/isundoing`).
    open private(set) var isUndoing = false

    /// Whether ``redo()`` runs (`developer.apple.com/documentation/foundation/undomanager/isredoing`).
    open private(set) var isRedoing = false

    /// Closes the top-level group if it is open, and undoes the last one
    /// (`developer.apple.com/documentation/foundation/undomanager/undo()`).
    open func undo() {
      if openGroups.count == 1 { endUndoGrouping() }
      undoNestedGroup()
    }

    /// Undoes the last group, and records the operations for redo as one group
    /// (`developer.apple.com/documentation/foundation/undomanager/undonestedgroup()`).
    ///
    /// PortableUIKit undoes top-level groups only.
    open func undoNestedGroup() {
      guard openGroups.isEmpty, !isUndoing, !isRedoing else { Rejection.undoWithOpenGroups.raise() }
      guard let group = undoStack.popLast() else { return }
      isUndoing = true
      perform(group)
      isUndoing = false
    }

    /// Performs the last group of the redo stack, and records the operations for undo as one group
    /// (`developer.apple.com/documentation/foundation/undomanager/redo()`).
    open func redo() {
      guard !isUndoing, !isRedoing else { Rejection.redoDuringUndo.raise() }
      if openGroups.count == 1, groupsByEvent { endUndoGrouping() }
      guard let group = redoStack.popLast() else { return }
      isRedoing = true
      perform(group)
      isRedoing = false
    }

    /// Performs the operations of a group, the last one first.
    private func perform(_ group: Group) {
      beginUndoGrouping()
      openGroups.last?.actionName = group.actionName
      call(group)
      while openGroups.count > 1 { endUndoGrouping() }
      endUndoGrouping()
    }

    private func call(_ group: Group) {
      for operation in group.operations.reversed() {
        switch operation {
        case .call(_, let body): body()
        case .group(let inner): call(inner)
        }
      }
    }

    // MARK: Removing

    /// Removes all operations, and enables the recording
    /// (`developer.apple.com/documentation/foundation/undomanager/removeallactions()`).
    open func removeAllActions() {
      (undoStack, redoStack, openGroups, disableCount) = ([], [], [], 0)
    }

    /// Removes the operations of one target, and the groups that are then empty
    /// (`developer.apple.com/documentation/foundation/undomanager/removeallactions(withtarget:)`).
    ///
    /// Apple doesn't say what becomes of the groups.
    open func removeAllActions(withTarget target: Any) {
      let target = ObjectIdentifier(target as AnyObject)
      for group in openGroups { _ = removeOperations(of: target, in: group) }
      undoStack.removeAll { removeOperations(of: target, in: $0) }
      redoStack.removeAll { removeOperations(of: target, in: $0) }
    }

    /// Returns whether the group is then empty.
    private func removeOperations(of target: ObjectIdentifier, in group: Group) -> Bool {
      group.operations.removeAll { operation in
        switch operation {
        case .call(let other, _): other == target
        case .group(let inner): removeOperations(of: target, in: inner)
        }
      }
      return group.operations.isEmpty
    }

    // MARK: Names

    /// Names the group that is open, or the last one
    /// (`developer.apple.com/documentation/foundation/undomanager/setactionname(_:)-8lzip`).
    open func setActionName(_ actionName: String) {
      (openGroups.first ?? undoStack.last)?.actionName = actionName
    }

    /// The name of the action to undo, or an empty string
    /// (`developer.apple.com/documentation/foundation/undomanager/undoactionname`).
    open var undoActionName: String {
      (isUndoing ? nil : openGroups.first { !$0.operations.isEmpty })?.actionName ?? undoStack.last?
        .actionName ?? ""
    }

    /// The name of the action to redo, or an empty string
    /// (`developer.apple.com/documentation/foundation/undomanager/redoactionname`).
    open var redoActionName: String { redoStack.last?.actionName ?? "" }

    /// The title of a menu item that undoes, such as `Undo Delete`
    /// (`developer.apple.com/documentation/foundation/undomanager/undomenuitemtitle`).
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item that redoes, such as `Redo Delete`
    /// (`developer.apple.com/documentation/foundation/undomanager/redomenuitemtitle`).
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns `Undo`, followed by the name
    /// (`developer.apple.com/documentation/foundation/undomanager/undomenutitle(forundoactionname:)`).
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns `Redo`, followed by the name
    /// (`developer.apple.com/documentation/foundation/undomanager/redomenutitle(forundoactionname:)`).
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
  }
#endif
