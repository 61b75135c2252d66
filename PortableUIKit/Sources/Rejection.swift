import Foundation

/// A programming error that terminates the app with an error message.
///
/// For most of these errors, UIKit raises an Objective-C exception.
enum Rejection {
  case viewIsItsOwnSubview
  case cycleOfViews(UIView)
  case viewOfTwoControllers(UIView, owner: UIViewController, other: UIViewController)
  case noViewLoaded(UIViewController)
  case viewOutsideParent(UIViewController, parent: UIViewController, found: UIViewController)
  case cycleOfControllers(child: UIViewController, parent: UIViewController)
  case pushedTwice(UIViewController)
  case pushedNavigationController
  case stackWithDuplicates([UIViewController])
  case registeredClass(AnyClass, expected: UIView.Type)
  case unregisteredCell(String)
  case noDataSource
  case unsupportedInMacIdiom(String)
  case scrollToMissingSection(Int, count: Int)
  case scrollToMissingRow(IndexPath, count: Int)
  case otherCellForReconfiguredRow(IndexPath)
  case tableUpdate(UITableView, BatchUpdateViolation)
  case unregisteredReusable(String, identifier: String)
  case cellNotDequeued(IndexPath)
  case supplementaryNotDequeued(String, IndexPath)
  case scrollToMissingSectionOfItems(UICollectionView, Int, count: Int)
  case scrollToMissingItem(UICollectionView, IndexPath, count: Int)
  case otherCellForReconfiguredItem(IndexPath)
  case collectionUpdate(UICollectionView, BatchUpdateViolation)
  case noLayoutSection
  case repeatedAccessory(String)
  case presentedOnItself(UIViewController)
  case alreadyPresented(UIViewController, presenter: UIViewController)
  case presentedChild(UIViewController, parent: UIViewController)
  case noMenu(String)
  case repeatedCommand(String, String)
  case pickerMode
  case stepValue
  case undoWithoutGroup
  case undoRegistrationNotDisabled
  case noOpenUndoGroup
  case undoWithOpenGroups
  case redoDuringUndo

  /// Raises the error of a control that UIKit doesn't support in the Mac idiom, if the app has that idiom.
  @MainActor static func raiseInMacIdiom(_ control: String) {
    if UIDevice.current.userInterfaceIdiom == .mac { Rejection.unsupportedInMacIdiom(control).raise() }
  }

  func raise() -> Never {
    fatalError(message)
  }

  private var message: String {
    switch self {
    case .viewIsItsOwnSubview:
      "NSInvalidArgumentException: Can't add self as subview"
    case .cycleOfViews(let view):
      "CALayerInvalid: layer of \(view) is a part of cycle in its layer tree"
    case .viewOfTwoControllers(let view, let owner, let other):
      """
      UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view \
      controller at a time! View \(view) is associated with \(owner). Clear this association before \
      associating this view with \(other).
      """
    case .noViewLoaded(let controller):
      "NSInternalInconsistencyException: loadView() of \(controller) returned without setting its view."
    case .viewOutsideParent(let child, let parent, let found):
      """
      UIViewControllerHierarchyInconsistency: child view controller:\(child) should have parent view \
      controller:\(found) but actual parent is:\(parent)
      """
    case .cycleOfControllers(let child, let parent):
      """
      UIViewControllerHierarchyInconsistency: \(child) cannot be a child of \(parent): it is that view \
      controller or contains it.
      """
    case .pushedTwice(let controller):
      """
      NSInvalidArgumentException: Pushing the same view controller instance more than once is not \
      supported (\(controller))
      """
    case .pushedNavigationController:
      "NSInvalidArgumentException: Pushing a navigation controller is not supported"
    case .stackWithDuplicates(let controllers):
      """
      NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct \
      (\(controllers))
      """
    case .presentedOnItself(let controller):
      """
      NSInvalidArgumentException: Application tried to present modal view controller on itself. \
      Presenting controller is \(controller).
      """
    case .alreadyPresented(let controller, let presenter):
      """
      NSInvalidArgumentException: Application tried to present modally a view controller \(controller) \
      that is already being presented by \(presenter).
      """
    case .presentedChild(let controller, let parent):
      """
      NSInvalidArgumentException: Application tried to present modally a view controller \(controller) \
      that has a parent view controller \(parent).
      """
    case .noMenu(let identifier):
      "NSInternalInconsistencyException: there is no menu with the identifier \(identifier)"
    case .pickerMode:
      "NSInternalInconsistencyException: UIDatePickerMode countDownTimer is unsupported when using style compact."
    case .stepValue:
      "NSInvalidArgumentException: stepValue must be greater than 0"
    case .repeatedCommand(let menu, let command):
      """
      NSInternalInconsistencyException: inserted menu has duplicate submenu, command or key command, or a key \
      command is missing input or action: '\(command)' in '\(menu)'
      """
    case .undoWithoutGroup:
      "NSInternalInconsistencyException: NSUndoManager is in invalid state, must begin a group before registering undo"
    case .undoRegistrationNotDisabled:
      """
      NSInternalInconsistencyException: NSUndoManager is in invalid state, enableUndoRegistration may only be invoked \
      with matching call to disableUndoRegistration
      """
    case .noOpenUndoGroup:
      """
      NSInternalInconsistencyException: NSUndoManager is in invalid state, endUndoGrouping called with no matching begin
      """
    case .undoWithOpenGroups:
      """
      NSInternalInconsistencyException: NSUndoManager is in invalid state, undo was called with too many nested undo \
      groups
      """
    case .redoDuringUndo:
      "NSInternalInconsistencyException: NSUndoManager is in invalid state, redo was called during undo or redo"
    case .registeredClass(let found, let expected):
      "NSInvalidArgumentException: must pass a class of kind \(expected), not \(found)"
    case .unregisteredCell(let identifier):
      """
      NSInternalInconsistencyException: unable to dequeue a cell with identifier \(identifier) - must register \
      a nib or a class for the identifier or connect a prototype cell in a storyboard
      """
    case .noDataSource:
      "NSInternalInconsistencyException: UITableView dataSource is not set"
    case .unsupportedInMacIdiom(let control):
      """
      \(control) is not supported when running Catalyst apps in the Mac idiom. See UIBehavioralStyle for possible \
      alternatives.
      """
    case .scrollToMissingSection(let section, let count):
      """
      NSRangeException: -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: section \
      (\(section)) beyond bounds (\(count)).
      """
    case .scrollToMissingRow(let row, let count):
      """
      NSRangeException: -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row \
      (\(row.row)) beyond bounds (\(count)) for section (\(row.section)).
      """
    case .otherCellForReconfiguredRow(let row):
      """
      NSInternalInconsistencyException: the data source did not return the existing cell of row \(row), which \
      it was asked to reconfigure
      """
    case .noLayoutSection:
      """
      NSInternalInconsistencyException: Invalid section definition. Please specify a valid section definition when \
      content is to be rendered for a section. This is a client error.
      """
    case .repeatedAccessory(let kind):
      // Apple documents UIKit's exception but not its message.
      "NSInternalInconsistencyException: a list cell has more than one system accessory of the kind \(kind)"
    case .tableUpdate(let table, let violation):
      "NSInternalInconsistencyException: \(violation.message(for: .table)) Table view: \(table)"
    case .unregisteredReusable(let kind, let identifier):
      """
      NSInternalInconsistencyException: could not dequeue a view of kind: \(kind) with identifier \(identifier) - \
      must register a nib or a class for the identifier or connect a prototype cell in a storyboard
      """
    case .cellNotDequeued(let item):
      """
      NSInternalInconsistencyException: the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
      reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: \
      (\(item))
      """
    case .supplementaryNotDequeued(let kind, let place):
      """
      NSInternalInconsistencyException: the view returned from \
      -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(place)) was not retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
      """
    case .scrollToMissingSectionOfItems(let view, let section, let count):
      """
      NSInternalInconsistencyException: Attempted to scroll the collection view to an out-of-bounds section \
      (\(section)) when there are only \(count) sections. Collection view: \(view)
      """
    case .scrollToMissingItem(let view, let item, let count):
      """
      NSInternalInconsistencyException: Attempted to scroll the collection view to an out-of-bounds item \
      (\(item.item)) when there are only \(count) items in section \(item.section). Collection \
      view: \(view)
      """
    case .otherCellForReconfiguredItem(let item):
      """
      NSInternalInconsistencyException: the data source did not return the existing cell of item \(item), which \
      it was asked to reconfigure
      """
    case .collectionUpdate(let view, let violation):
      "NSInternalInconsistencyException: \(violation.message(for: .collection)) Collection view: \(view)"
    }
  }
}
