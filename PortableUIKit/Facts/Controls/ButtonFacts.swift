import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ButtonFacts {
  /// `developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)`
  @Test func aPrimaryActionsTitleIsTheButtons() {
    let action = UIAction(title: "Buy") { _ in }

    let buttons = [
      UIButton(primaryAction: action),
      UIButton(type: .custom, primaryAction: action),
      UIButton(frame: .zero, primaryAction: action),
    ]

    #expect(buttons.map(\.currentTitle) == ["Buy", "Buy", "Buy"])
  }

  /// `developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)`
  @Test func aConfiguredButtonShowsItsTitleAtOnce() {
    var gray = UIButton.Configuration.gray()
    gray.title = "Buy"
    let later = UIButton(type: .system)
    later.configuration = gray

    let buttons = [
      UIButton(configuration: gray),
      UIButton(configuration: .gray(), primaryAction: UIAction(title: "Buy") { _ in }),
    ]

    for button in buttons {
      button.layoutIfNeeded()
      #expect(button.configuration?.title == "Buy")
      #expect(button.titleLabel?.text == "Buy")
      #expect(button.intrinsicContentSize == later.intrinsicContentSize)
    }
  }

  /// `developer.apple.com/documentation/uikit/uibutton/init(type:)`
  @Test func aButtonHasItsType() {
    let types = [UIButton(type: .system), UIButton(type: .custom), UIButton()].map(\.buttonType)

    #expect(types == [.system, .custom, .custom])
  }

  /// `developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)`
  @Test func theNormalTitleIsUsedForStatesWithoutATitle() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)

    let normal = button.currentTitle
    button.isHighlighted = true
    let highlighted = button.currentTitle
    button.isHighlighted = false
    button.isEnabled = false

    #expect(normal == "Buy")
    #expect(highlighted == "Buy")
    #expect(button.currentTitle == "Sold")
    #expect(button.title(for: .disabled) == "Sold")
  }

  /// `developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets`
  @Test func insetsMakeAButtonLarger() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Buy"
    button.configuration?.contentInsets = .zero
    let narrow = button.intrinsicContentSize

    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 20,
      bottom: 3,
      trailing: 40
    )

    #expect(abs(button.intrinsicContentSize.width - narrow.width - 60) < 1)
    #expect(button.intrinsicContentSize.height > narrow.height)
  }

  /// `developer.apple.com/documentation/uikit/uibutton/titlelabel`
  @Test func theLabelShowsTheTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)

    button.layoutIfNeeded()

    #expect(button.titleLabel?.text == "Buy")
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
  }
}
