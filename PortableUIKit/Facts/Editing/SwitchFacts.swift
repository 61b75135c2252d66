import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct SwitchFacts {
  private let log = CallLog()
  private let control = UISwitch()

  init() {
    control.addAction(UIAction { [log] _ in log.add("changed") }, for: .valueChanged)
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

  /// `developer.apple.com/documentation/uikit/uiswitch/init(frame:)`
  @Test func theSizeOfAFrameIsIgnored() {
    let other = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 300))

    #expect(other.frame.origin == CGPoint(x: 10, y: 20))
    #expect(other.frame.size == control.frame.size)
  }
}
