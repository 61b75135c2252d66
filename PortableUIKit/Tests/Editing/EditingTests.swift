// UIKit has all of this, too, but the check that compiles the facts as iOS code doesn't declare it.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct EditingTests {
    private let window = Host().makeWindow()
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let events = CallLog()

    init() {
      field.logEvents(to: events)
      window.addSubview(field)
      window.makeKeyAndVisible()
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/event` and the pages of its members
    @Test func editingSendsEvents() {
      field.becomeFirstResponder()
      field.insertText("ab")
      field.deleteBackward()
      field.resignFirstResponder()

      #expect(field.text == "a")
      #expect(events.calls == ["began", "changed", "changed", "ended"])
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/allcontrolevents`
    @Test func aControlKnowsTheEventsOfItsActions() {
      #expect(field.allControlEvents == [.editingDidBegin, .editingChanged, .editingDidEnd])
      #expect(UIControl().allControlEvents.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uiview/endediting(_:)`; that it applies to any view is *assumed*.
    @Test(arguments: [false, true])
    func endEditingResignsAWillingViewOrForcesIt(isForced: Bool) {
      let other = UIView()
      window.addSubview(other)
      let first = WillingView()
      window.addSubview(first)
      first.becomeFirstResponder()
      first.isWillingToResign = false

      other.endEditing(true)
      let staysElsewhere = first.isFirstResponder
      window.endEditing(isForced)

      #expect(staysElsewhere)
      #expect(first.isFirstResponder == !isForced)
    }
  }
#endif
