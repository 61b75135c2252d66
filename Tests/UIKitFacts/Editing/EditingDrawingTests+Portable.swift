#if !canImport(UIKit) || os(watchOS)
  import Foundation
  @testable import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct EditingDrawingTests {
    private let picture = Picture()

    @Test func aSwitchShowsWhetherItIsOn() {
      let control = UISwitch()
      picture.root.addSubview(control)
      let off = (picture.lines, picture.document)

      control.isOn = true
      let on = (picture.lines, picture.document)
      control.onTintColor = .systemOrange

      #expect(off.0 != on.0)
      #expect(!off.1.contains("#34C759"))
      #expect(on.1.contains("#34C759"))
      #expect(picture.document.contains("#FF9500"))
    }

    @Test func aStepperShowsItsSigns() {
      picture.root.addSubview(UIStepper())

      let line = picture.lines.joined()

      #expect(line.contains("−"))
      #expect(line.contains("+"))
    }

    @Test func aFieldShowsItsTextOrItsPlaceholder() {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 32))
      field.placeholder = "Name"
      picture.root.addSubview(field)
      let empty = picture.lines.joined()

      field.text = "Ada"

      #expect(empty.contains("Name"))
      #expect(picture.lines.joined().contains("Ada"))
      #expect(!picture.lines.joined().contains("Name"))
      #expect(field.intrinsicContentSize.width > 0)
    }
  }
#endif
