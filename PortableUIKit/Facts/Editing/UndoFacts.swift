import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct UndoFacts {
  private let counter = Counter()
  private let manager = UndoManager()

  /// `developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:handler:)`
  @Test func undoCallsTheHandlerWithItsTarget() {
    counter.add(1, manager)

    manager.undo()

    #expect(counter.value == 0)
    #expect(!manager.canUndo)
  }

  /// `developer.apple.com/documentation/foundation/undomanager`: during undo, the manager saves the operations for redo.
  @Test func whatIsRegisteredDuringUndoIsForRedo() {
    counter.add(1, manager)

    manager.undo()
    let canRedo = manager.canRedo
    manager.redo()

    #expect(canRedo)
    #expect(counter.value == 1)
    #expect(manager.canUndo)
    #expect(!manager.canRedo)
  }

  /// *Assumed*: the pages of redo mention only that its stack is recorded during undo.
  @Test func whatIsRegisteredLaterClearsRedo() {
    counter.add(1, manager)
    manager.undo()

    counter.add(2, manager)

    #expect(!manager.canRedo)
  }

  /// *Assumed*: what an undo manager recorded before stays, if a redo records.
  @Test func redoKeepsTheOtherOperationsForRedo() {
    counter.addInGroup(1, manager)
    counter.addInGroup(2, manager)
    manager.undo()
    manager.undo()

    manager.redo()
    let canRedo = manager.canRedo
    manager.redo()

    #expect(canRedo)
    #expect(counter.value == 3)
  }

  /// `developer.apple.com/documentation/foundation/undomanager/isundoing` and
  /// `developer.apple.com/documentation/foundation/undomanager/isredoing`
  @Test func theManagerSaysThatItUndoesOrRedoes() {
    var seen: [[Bool]] = []
    @MainActor func note() {
      seen.append([manager.isUndoing, manager.isRedoing])
      manager.registerUndo(withTarget: counter) { _ in note() }
    }

    note()
    manager.undo()
    manager.redo()
    // The operation that `note` registered retains the manager.
    manager.removeAllActions()

    #expect(seen == [[false, false], [true, false], [false, true]])
    #expect(!manager.isUndoing)
    #expect(!manager.isRedoing)
  }

  // MARK: Groups

  /// `developer.apple.com/documentation/foundation/undomanager/groupsbyevent`
  @Test func operationsOfOnePassOfTheRunLoopAreOneGroup() {
    counter.add(1, manager)
    counter.add(2, manager)

    manager.undo()

    #expect(manager.groupsByEvent)
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
  }

  /// `developer.apple.com/documentation/foundation/undomanager/beginundogrouping()`
  @Test func aGroupIsUndoneAtOnce() {
    manager.groupsByEvent = false
    counter.addInGroup(1, manager)
    manager.beginUndoGrouping()
    counter.add(2, manager)
    counter.addInGroup(4, manager)
    manager.endUndoGrouping()

    manager.undo()

    #expect(counter.value == 1)
    manager.undo()
    #expect(counter.value == 0)
  }

  /// `developer.apple.com/documentation/foundation/undomanager/undonestedgroup()`: a group is recorded as one.
  @Test func aGroupIsRedoneAtOnce() {
    counter.add(1, manager)
    counter.add(2, manager)
    manager.undo()

    manager.redo()

    #expect(counter.value == 3)
    #expect(!manager.canRedo)
  }

  /// *Assumed*: no page says in which order the operations of a group are undone.
  @Test func theLastOperationOfAGroupIsUndoneFirst() {
    var undone: [Int] = []
    for number in 1...3 { manager.registerUndo(withTarget: counter) { _ in undone.append(number) } }

    manager.undo()

    #expect(undone == [3, 2, 1])
  }

  /// `developer.apple.com/documentation/foundation/undomanager/groupinglevel`
  @Test func theGroupingLevelIsTheNumberOfOpenGroups() {
    manager.groupsByEvent = false
    let levels = [manager.groupingLevel]
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()

    #expect(levels == [0])
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
  }

  /// `developer.apple.com/documentation/foundation/undomanager/levelsofundo`
  @Test func theOldestGroupsAreRemoved() {
    manager.levelsOfUndo = 2
    for number in [1, 2, 4] { counter.addInGroup(number, manager) }

    while manager.canUndo { manager.undo() }

    #expect(counter.value == 1)
  }

  // MARK: Registering and removing

  /// `developer.apple.com/documentation/foundation/undomanager/disableundoregistration()`
  @Test func nothingIsRegisteredWhileRegistrationIsDisabled() {
    manager.disableUndoRegistration()
    let isEnabled = manager.isUndoRegistrationEnabled
    counter.add(1, manager)
    manager.enableUndoRegistration()

    #expect(!isEnabled)
    #expect(manager.isUndoRegistrationEnabled)
    #expect(!manager.canUndo)
  }

  /// `developer.apple.com/documentation/foundation/undomanager/removeallactions(withtarget:)`
  @Test func theOperationsOfATargetAreRemovedFromBothStacks() {
    let other = Counter()
    counter.addInGroup(1, manager)
    other.addInGroup(1, manager)
    other.addInGroup(2, manager)
    manager.undo()

    manager.removeAllActions(withTarget: other)
    let canRedo = manager.canRedo
    manager.undo()

    #expect(!canRedo)
    #expect((counter.value, other.value) == (0, 1))
  }

  /// *Assumed*: no page says that a group disappears with its last operation.
  @Test func aGroupWithoutOperationsLeavesNothingToUndo() {
    counter.addInGroup(1, manager)

    manager.removeAllActions(withTarget: counter)

    #expect(!manager.canUndo)
  }

  /// *Assumed*: no page says that a group keeps the operations of other targets.
  @Test func theOtherOperationsOfAGroupStay() {
    let other = Counter()
    counter.add(1, manager)
    other.add(1, manager)

    manager.removeAllActions(withTarget: counter)
    manager.undo()

    #expect((counter.value, other.value) == (1, 0))
  }

  /// `developer.apple.com/documentation/foundation/undomanager/removeallactions()`
  @Test func allOperationsAreRemoved() {
    counter.addInGroup(1, manager)
    counter.addInGroup(2, manager)
    manager.undo()

    manager.removeAllActions()

    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
  }

  // MARK: Names

  /// `developer.apple.com/documentation/foundation/undomanager/undoactionname`. *Assumed*: the name of redo.
  @Test func aGroupKeepsItsNameOnTheOtherStack() {
    counter.addInGroup(1, manager, "Delete")
    counter.addInGroup(2, manager, "Insert")

    manager.undo()

    #expect(manager.undoActionName == "Delete")
    #expect(manager.redoActionName == "Insert")
  }

  /// `developer.apple.com/documentation/foundation/undomanager/undoactionname`
  @Test func withoutANameItIsEmpty() {
    counter.addInGroup(1, manager)

    #expect(manager.undoActionName == "")
    #expect(manager.redoActionName == "")
  }

  // MARK: Responders

  /// `developer.apple.com/documentation/uikit/uiresponder/undomanager`
  @Test func aResponderWithoutAWindowHasNoUndoManager() {
    #expect(UIView().undoManager == nil)
    #expect(UIViewController().undoManager == nil)
  }
}

@MainActor
private final class Counter {
  private(set) var value = 0

  func add(_ number: Int, _ manager: UndoManager) {
    value += number
    manager.registerUndo(withTarget: self) { [unowned manager] in $0.add(-number, manager) }
  }

  func addInGroup(_ number: Int, _ manager: UndoManager, _ name: String? = nil) {
    let groupsByEvent = manager.groupsByEvent
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    add(number, manager)
    if let name { manager.setActionName(name) }
    manager.endUndoGrouping()
    manager.groupsByEvent = groupsByEvent
  }
}
