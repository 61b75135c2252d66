import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ControlFacts {
  private let log = CallLog()
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  /// `developer.apple.com/documentation/uikit/uicontrol/state-swift.property`
  @Test func theStateIsMadeOfFlags() {
    let first = control.state

    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true

    #expect(first == .normal)
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  /// `developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)`
  @Test func anActionRunsForItsEvents() {
    let added = action("it")
    control.addAction(added, for: [.touchDown, .valueChanged])
    control.addAction(added, for: .touchUpOutside)

    for event: UIControl.Event in [.valueChanged, .touchUpInside, .touchDown, .touchUpOutside] {
      control.sendActions(for: event)
      log.add("sent")
    }

    #expect(log.calls == ["it", "sent", "sent", "it", "sent", "it", "sent"])
  }

  /// `developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)`
  @Test func anActionReplacesOneWithTheSameIdentifier() {
    control.addAction(action("old", identifier: "same"), for: .touchUpInside)
    control.addAction(action("other", identifier: "other"), for: .touchUpInside)

    control.addAction(action("new", identifier: "same"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)

    #expect(log.calls.sorted() == ["new", "other"])
  }

  /// `developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)`
  @Test func actionsWithoutIdentifiersAreDistinct() {
    control.addAction(action("first"), for: .touchUpInside)
    control.addAction(action("second"), for: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    #expect(log.calls.sorted() == ["first", "second"])
  }

  /// `developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)`
  @Test func aRemovedActionRunsOnlyForOtherEvents() {
    let removed = action("it")
    control.addAction(removed, for: [.touchDown, .touchUpInside])

    control.removeAction(removed, for: .touchDown)
    control.sendActions(for: .touchDown)
    let callsOfTouchDown = log.calls
    control.sendActions(for: .touchUpInside)

    #expect(callsOfTouchDown.isEmpty)
    #expect(log.calls == ["it"])
  }

  /// `developer.apple.com/documentation/uikit/uicontrol/removeaction(identifiedby:for:)`
  @Test func anActionIsRemovedByItsIdentifier() {
    control.addAction(action("it", identifier: "name"), for: .touchDown)

    control.removeAction(identifiedBy: UIAction.Identifier("name"), for: .touchDown)
    control.sendActions(for: .allEvents)

    #expect(log.calls.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)` and
  /// `developer.apple.com/documentation/uikit/uicontrol/event/primaryactiontriggered`
  @Test func thePrimaryActionRunsWhenItIsTriggered() {
    let made = UIControl(frame: .zero, primaryAction: action("primary"))
    let button = UIButton(primaryAction: action("button's"))

    for control in [made, button] { control.sendActions(for: .primaryActionTriggered) }

    #expect(log.calls == ["primary", "button's"])
  }

  /// `developer.apple.com/documentation/uikit/uiaction/sender`
  @Test func theControlIsTheSenderWhileItsActionRuns() {
    weak var sender: UIControl?
    let sent = UIAction { sender = $0.sender as? UIControl }

    control.addAction(sent, for: .valueChanged)
    control.sendActions(for: .valueChanged)

    #expect(sender === control)
  }

  /// `developer.apple.com/documentation/uikit/uicontrol/sendaction(_:)`
  @Test func aControlSendsActionsThatWereNotAdded() {
    control.sendAction(action("it"))

    control.sendAction(action("that"))

    #expect(log.calls == ["it", "that"])
  }

  /// `developer.apple.com/documentation/uikit/uicontrol/sendaction(_:)`
  @Test func aSubclassSeesEachActionItSends() {
    let logging = LoggingControl(log: log)
    logging.addAction(action("it"), for: .valueChanged)

    logging.sendActions(for: .valueChanged)

    #expect(log.calls == ["sendAction", "it"])
  }

  /// `developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:identifier:discoverabilitytitle:attributes:state:handler:)`
  @Test func anActionHasItsInitialValues() {
    let name = UIAction.Identifier("delete")

    let made = UIAction(title: "Delete", identifier: name, attributes: .destructive) { _ in }

    #expect(made.title == "Delete")
    #expect(made.identifier == name)
    #expect(made.attributes == .destructive)
    #expect(made.sender == nil)
  }

  /// *Assumed*: no page says so.
  @Test func aControlRetainsItsActionsUntilItIsReleased() {
    weak var added: UIAction?
    weak var made: UIControl?

    Host.drain {
      let control = UIControl(frame: .zero)
      let action = UIAction { _ in }
      control.addAction(action, for: .touchDown)
      (added, made) = (action, control)
    }

    #expect(added == nil)
    #expect(made == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiview/gesturerecognizers` and
  /// `developer.apple.com/documentation/uikit/uigesturerecognizer/view`
  @Test func settingTheRecognizersAttachesAndDetachesThem() {
    let (view, other) = (UIView(), UIView())
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    view.addGestureRecognizer(first)
    other.addGestureRecognizer(second)

    view.gestureRecognizers = [second]

    #expect(first.view == nil)
    #expect(second.view === view)
    #expect(view.gestureRecognizers == [second])
    #expect(other.gestureRecognizers?.isEmpty ?? true)
  }

  /// `developer.apple.com/documentation/uikit/uicontextualaction/init(style:title:handler:)`
  @Test func aContextualActionHasItsInitialValues() {
    var performed: Bool?
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      completion(true)
    }

    action.handler(action, UIView()) { performed = $0 }

    #expect(action.style == .destructive)
    #expect(action.title == "Delete")
    #expect(performed == true)
  }

  /// `developer.apple.com/documentation/uikit/uicontextualaction/backgroundcolor`
  @Test func theStyleOfAContextualActionHasItsOwnColor() {
    let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    let first = action.backgroundColor
    action.backgroundColor = .systemOrange
    let second = action.backgroundColor

    action.backgroundColor = nil

    #expect(first != nil)
    #expect(second == .systemOrange)
    #expect(action.backgroundColor == first)
  }

  private func action(_ name: String, identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in log.add(name) }
  }
}

private final class LoggingControl: UIControl {
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sendAction(_ action: UIAction) {
    log.add("sendAction")
    super.sendAction(action)
  }
}
