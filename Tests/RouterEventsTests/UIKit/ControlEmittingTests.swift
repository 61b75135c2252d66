import KitSupport
import PlatformUIKit
import RouterEvents
import Testing

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

  @Test func replacesAnyEventOnTheSameControlEvents() {
    for name in [EventName.tapped, .inner, .tapped] { control.emits(name, on: .touchUpInside) }
    for number in 6...7 { control.emits(event: .message { Picked(number: number) }, on: .touchUpInside) }

    control.sendActions(for: .touchUpInside)

    #expect(view.caught.map { ($0.message as? Picked)?.number } == [7])
  }

  @Test func replacesAnEventOnlyForTheSameControlEvents() {
    control.emits(.tapped, on: [.touchUpInside, .touchDown])
    control.emits(.inner, on: [.touchUpInside, .valueChanged])

    for event: UIControl.Event in [.touchUpInside, .touchDown, .valueChanged] {
      control.sendActions(for: event)
    }

    #expect(view.caught.map(\.name) == [.inner, .tapped, .inner])
  }

  @Test func buttonEmitsOneEventForATap() {
    let button = UIButton()
    view.addSubview(button)
    let taps: [UIControl.Event] = [.touchUpInside, .primaryActionTriggered]
    for first in taps {
      for second in taps {
        button.emits(.inner, on: first)
        button.emits(.tapped, on: second)
        button.sendActions(for: .touchUpInside)
      }
    }
    button.emits(.tapped, on: [.touchUpInside, .primaryActionTriggered])
    button.sendActions(for: .touchUpInside)

    #expect(view.caught.map(\.name) == [.tapped, .tapped, .tapped, .tapped, .tapped])
  }

  @Test(arguments: 0..<9)
  func controlEmitsOneEventForItsPrimaryAction(number: Int) {
    let controls: [(UIControl, UIControl.Event)] = [
      (UISwitch(), .valueChanged), (UIStepper(), .valueChanged), (UITextField(), .editingDidEndOnExit),
      (UISlider(), .valueChanged), (UISegmentedControl(), .valueChanged), (UIDatePicker(), .valueChanged),
      (UIPageControl(), .valueChanged), (UIColorWell(), .valueChanged), (UIRefreshControl(), .valueChanged),
    ]
    let (control, event) = controls[number]
    view.addSubview(control)
    let choices: [UIControl.Event] = [event, .primaryActionTriggered, event.union(.primaryActionTriggered)]
    for first in choices {
      for second in choices {
        control.emits(.inner, on: first)
        control.emits(.tapped, on: second)
        for sent in [event, .primaryActionTriggered] { control.sendActions(for: sent) }
      }
    }

    #expect(view.caught.map(\.name) == Array(repeating: .tapped, count: 9))
  }

  @Test func emitsTwoEventsInTwoSlots() {
    for _ in 0..<2 {
      control.emits(.tapped, on: .touchUpInside)
      control.emits(.inner, on: .touchUpInside, slot: "second")
    }

    control.sendActions(for: .touchUpInside)

    #expect(view.caught.map(\.name) == [.tapped, .inner])
  }

  @Test func stopsEmittingForControlEventsOrASlot() {
    var ownActionRuns = 0
    control.addAction(UIAction { _ in ownActionRuns += 1 }, for: .touchUpInside)
    control.emits(.tapped, on: [.touchUpInside, .touchDown])
    control.emits(.inner, on: .touchUpInside, slot: "second")

    control.stopEmitting(on: .touchUpInside, slot: "")
    for event: UIControl.Event in [.touchUpInside, .touchDown] { control.sendActions(for: event) }
    control.stopEmitting()
    for event: UIControl.Event in [.touchUpInside, .touchDown] { control.sendActions(for: event) }

    #expect(view.caught.map(\.name) == [.inner, .tapped])
    #expect(ownActionRuns == 2)
  }

  @Test(arguments: [UIControl.Event.touchUpInside, .primaryActionTriggered])
  func buttonStopsEmittingForATap(event: UIControl.Event) {
    let button = UIButton()
    view.addSubview(button)
    button.emits(.tapped, on: .touchUpInside)
    button.emits(.inner, on: .primaryActionTriggered, slot: "second")

    button.stopEmitting(on: event)
    button.sendActions(for: .touchUpInside)

    #expect(view.caught.isEmpty)
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
