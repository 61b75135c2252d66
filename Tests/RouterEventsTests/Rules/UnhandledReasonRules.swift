import Foundation
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite("Rule 22: why an event is unhandled")
struct UnhandledReasonRules {
  private let view = UIView()

  @Test("22: the reason names a view without a window")
  func viewWithoutWindowIsTheReason() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)

    let reason = reason(of: inner)

    #expect(reason == .viewNotInWindow(view: "UIView"))
    #expect(
      reason?.description == """
        its route ends at UIView, a view that is not in a window. \
        Add the view to a window before it emits, or emit from a responder that is in one.
        """
    )
  }

  @Test("22: the reason is where the chain itself ended, not its detour")
  func reasonIsWhereTheChainItselfEnded() {
    let view = DetouringView()
    view.coordinator = ScriptedLink("coordinator")

    let reason = reason(of: view)

    #expect(reason == .viewNotInWindow(view: "DetouringView"))
  }

  @Test("22: the reason names a controller that is not on screen")
  func controllerOffScreenIsTheReason() {
    let controller = UIViewController()
    controller.view.addSubview(view)

    let reason = reason(of: view)

    #expect(
      reason
        == .controllerNotOnScreen(controller: "UIViewController", parent: nil, presenter: nil)
    )
    #expect(
      reason?.description == """
        its route ends at UIViewController, a controller that is not on screen. \
        Emit after the controller appears, or route its events through an EventDetour.
        """
    )
  }

  @Test("22: the reason for a child whose view was not added names its parent")
  func childWithoutItsViewNamesItsParent() {
    let parent = ParentController()
    let child = UIViewController()
    parent.addChild(child)
    child.view.addSubview(view)

    let reason = reason(of: view)

    #expect(
      reason?.description == """
        its route ends at UIViewController, whose view is not in the view of its parent ParentController. \
        Emit while ParentController shows the controller, or route its events through an EventDetour. addChild(_:) \
        does not add the controller's view: a container of your own must add it.
        """
    )
  }

  @Test("22: the reason for a covered controller names its navigation controller")
  func coveredControllerNamesItsParent() {
    let covered = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: covered)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()

    let reason = reason(of: covered)

    #expect(
      reason
        == .controllerNotOnScreen(
          controller: "UIViewController",
          parent: "UINavigationController",
          presenter: nil
        )
    )
    #expect(reason?.remedy.hasPrefix("Emit while UINavigationController shows the controller") == true)
  }

  @Test("22: the reason for a presented controller off screen names its presenter")
  func presentedControllerOffScreenNamesItsPresenter() {
    let presented = PresentedController()
    presented.presenter = ParentController()
    presented.view.addSubview(view)

    let reason = reason(of: view)

    #expect(
      reason?.description == """
        its route ends at PresentedController, whose view is not on screen although ParentController presents it. \
        Emit after the controller appears, or route its events through an EventDetour.
        """
    )
  }

  @Test("22: a cell that emits while it is configured is not in its list")
  func cellBeingConfiguredIsNotInItsList() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = EmittingSource()
    table.register(EmittingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    var reasons: [UnhandledReason] = []
    let observation = EventRouter.onUnhandled { _, reason in reasons.append(reason) }

    table.reloadData()
    table.layoutIfNeeded()
    observation.cancel()

    #expect(reasons == [.cellNotInList(cell: "EmittingCell")])
    #expect(
      reasons.first?.description == """
        its route ends at EmittingCell, a cell that is not in its list. \
        Emit when the user acts on the cell, for example taps a button in it. A list adds a cell after it is \
        configured, and may remove it when it scrolls off screen.
        """
    )
  }

  @Test("22: the reason names the cell or header that is not in its list")
  func viewInACellOutsideAListIsNotInItsList() {
    let cell = EmittingCell(style: .default, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let inner = UIView()
    let outer = UIView()
    cell.contentView.addSubview(inner)
    header.contentView.addSubview(outer)

    #expect(reason(of: inner) == .cellNotInList(cell: "EmittingCell"))
    #expect(reason(of: outer) == .cellNotInList(cell: "UITableViewHeaderFooterView"))
  }

  @Test("22: a cell in a table without a window is in its list")
  func cellInTableWithoutWindow() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = EmittingSource()
    source.emits = false
    table.register(EmittingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.reloadData()
    table.layoutIfNeeded()

    let reasons = table.visibleCells.map { reason(of: $0) }

    #expect(reasons == [.viewNotInWindow(view: "UITableView")])
  }

  @Test("22: a window is a regular end of a chain")
  func windowIsARegularEnd() {
    let responder = ScriptedResponder("lone")

    let reason = reason(of: responder)

    #expect(reason == .noHandler(last: "ScriptedResponder"))
  }

  private func reason(of source: any EventResponder) -> UnhandledReason? {
    var reported: UnhandledReason?
    let observation = EventRouter.onUnhandled { _, reason in reported = reason }
    source.routerEvent(name: .tapped)
    observation.cancel()
    return reported
  }
}

private final class DetouringView: UIView, EventDetour {
  var coordinator: (any EventResponder)?
  var eventDetour: (any EventResponder)? { coordinator }
}

private final class ParentController: UIViewController {}

/// A presented controller whose view has not been added yet: its view's superview follows it in the chain.
private final class PresentedController: UIViewController {
  var presenter: UIViewController?
  override var presentingViewController: UIViewController? { presenter }
  override var next: UIResponder? { viewIfLoaded?.superview }
}

private final class EmittingCell: UITableViewCell {}

private final class EmittingSource: NSObject, UITableViewDataSource {
  var emits = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if emits { cell.routerEvent(name: .tapped) }
    return cell
  }
}
