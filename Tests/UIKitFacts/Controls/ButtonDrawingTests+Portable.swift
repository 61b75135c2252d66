#if !canImport(UIKit) || os(watchOS)
  import Foundation
  @testable import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ButtonDrawingTests {
    private let picture = Picture()

    @Test func aFilledButtonIsWhiteOnRoundedBlue() {
      show(.filled())

      let document = picture.document

      #expect(document.contains("#007AFF"))
      #expect(document.contains("rx=\"6\""))
      #expect(document.contains(">Buy</text>"))
    }

    @Test func aPlainButtonHasNoGround() {
      show(.plain())

      let document = picture.document

      #expect(!document.contains("rx=\"6\""))
      #expect(document.contains(">Buy</text>"))
    }

    @Test func aButtonThatCannotBeUsedIsDim() {
      let button = show(.filled())
      let bright = picture.document

      button.isEnabled = false
      let disabled = picture.document
      button.isEnabled = true
      button.isHighlighted = true
      let highlighted = picture.document

      #expect(Set([bright, disabled, highlighted]).count == 3)
      #expect(button.titleLabel?.alpha == 0.6)
    }

    @Test func ownColorsAreUsed() {
      var configuration = UIButton.Configuration.filled()
      configuration.baseBackgroundColor = .systemRed
      configuration.baseForegroundColor = .black

      let button = show(configuration)

      #expect(picture.document.contains("#FF3B30"))
      #expect(button.titleLabel?.textColor == .black)
    }

    @discardableResult
    private func show(_ configuration: UIButton.Configuration) -> UIButton {
      var configuration = configuration
      configuration.title = "Buy"
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 16, width: 100, height: 34)
      picture.root.addSubview(button)
      picture.root.layoutIfNeeded()
      return button
    }
  }
#endif
