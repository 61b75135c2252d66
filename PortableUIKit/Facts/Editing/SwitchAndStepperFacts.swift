import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct SwitchAndStepperFacts {
  private let stepper = UIStepper()
  private let log = CallLog()
  private let control = UISwitch()

  init() {
    control.addAction(UIAction { [log] _ in log.add("changed") }, for: .valueChanged)
  }

  /// `developer.apple.com/documentation/uikit/uistepper`, the pages of its properties
  @Test func aStepperGoesFromZeroToAHundredByOne() {
    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(!stepper.wraps)
  }

  /// `developer.apple.com/documentation/uikit/uistepper/value`
  @Test(arguments: [(-1.0, 0.0), (0, 0), (7.5, 7.5), (101, 100)])
  func theValueStaysInTheRange(set: Double, expected: Double) {
    stepper.value = set

    #expect(stepper.value == expected)
  }

  /// `developer.apple.com/documentation/uikit/uistepper`; which end gives way is *assumed*, because its rule and its
  /// example differ, and the page of `minimumValue` speaks of an exception.
  @Test func anEndOfTheRangeMovesTheOtherIfItPassesIt() {
    stepper.minimumValue = 200
    let raised = stepper.maximumValue
    stepper.maximumValue = 50

    #expect(raised == 200)
    #expect(stepper.minimumValue == 50)
    #expect(stepper.maximumValue == 50)
  }

  /// *Assumed*: the pages do not say so.
  @Test func aNarrowerRangeLimitsTheValue() {
    stepper.value = 50

    stepper.maximumValue = 20

    #expect(stepper.value == 20)
  }

  /// `developer.apple.com/documentation/uikit/uiswitch/ison`
  @Test func aSwitchIsOffByDefault() {
    let isOn = control.isOn

    #expect(!isOn)
    #expect(control.onTintColor == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)`
  @Test func turningTheSwitchByCodeSendsNoEvent() {
    control.setOn(true, animated: false)
    let isOn = control.isOn

    control.isOn = false

    #expect(isOn)
    #expect(!control.isOn)
    #expect(log.calls.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uiswitch/init(frame:)`; for a stepper it is *assumed*, by analogy.
  @Test func theSizeOfTheFrameIsIgnored() {
    let frame = CGRect(x: 10, y: 20, width: 300, height: 300)

    let frames = [UISwitch(frame: frame), UIStepper(frame: frame)].map(\.frame)

    #expect(frames.map(\.origin) == [frame.origin, frame.origin])
    #expect(frames.map(\.size) == [control.frame.size, stepper.frame.size])
  }

}
