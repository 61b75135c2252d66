import KitSupport
import RouterEvents
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ControlEmittingTests {
  private let view = CatchingView()
  private let control = UIControl()

  init() {
    view.addSubview(control)
  }

  @Test func emitsFromTheControlForEachControlEvent() {
    control.emits(.tapped, on: .touchUpInside)

    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)

    #expect(view.caught.map(\.name) == [.tapped, .tapped])
    #expect(view.routes == [["UIControl", "CatchingView"], ["UIControl", "CatchingView"]])
  }

  @Test func emitsForATapByDefault() {
    control.emits(.tapped)

    control.sendActions(for: .primaryActionTriggered)

    #expect(view.caught.map(\.name) == [.tapped])
  }

  @Test func createsTheUserInfoForEachEmission() {
    var count = 0
    control.emits(.tapped, on: .valueChanged) {
      count += 1
      return ["count": count]
    }

    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)

    #expect(view.caught.map { $0.userInfo["count"] as? Int } == [1, 2])
  }

  @Test func replacesTheSameEventOnTheSameControlEvents() {
    for sku in ["A-1", "A-2"] {
      control.emits(.tapped, on: .touchUpInside) { ["sku": sku] }
    }

    control.sendActions(for: .touchUpInside)

    #expect(view.caught.map { $0.userInfo["sku"] as? String } == ["A-2"])
  }

  @Test func addsOtherEventsAndControlEvents() {
    control.emits(.tapped, on: .touchUpInside)
    control.emits(.inner, on: .touchUpInside)
    control.emits(.tapped, on: .touchDown)

    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)

    #expect(view.caught.map(\.name) == [.tapped, .inner, .tapped])
  }

  @Test func emitsATypedEvent() {
    control.emits(.message { Picked(number: 7) }, on: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    #expect(view.caught.map { ($0.message as? Picked)?.number } == [7])
  }

  @Test func emitsNothingWithoutAMessage() {
    let (_, reports) = Reports.collecting {
      control.emits(.message { nil as Picked? }, on: .touchUpInside)
      control.sendActions(for: .touchUpInside)
    }

    #expect(view.caught.isEmpty)
    #expect(reports.isEmpty)
  }

  @Test func removingTheActionByItsIdentifierStopsEmitting() {
    let identifier = control.emits(.tapped, on: .touchUpInside)
    control.emits(.inner, on: .touchUpInside)

    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)

    #expect(view.caught.map(\.name) == [.inner])
  }

  @Test func emittingDoesNotRetainTheControl() {
    weak var weakControl: UIControl?

    do {
      let control = UIControl()
      weakControl = control
      control.emits(.tapped, on: .touchUpInside)
      view.addSubview(control)
      control.sendActions(for: .touchUpInside)
      control.removeFromSuperview()
    }

    #expect(weakControl == nil)
    #expect(view.caught.count == 1)
  }
}
