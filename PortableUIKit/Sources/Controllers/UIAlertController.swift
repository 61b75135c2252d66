public import Foundation

/// A button of an alert (`developer.apple.com/documentation/uikit/uialertaction`).
@MainActor
public final class UIAlertAction: NSObject {
  /// The style of a button (`developer.apple.com/documentation/uikit/uialertaction/style-swift.enum`).
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default`
    /// A button that cancels, below all others.
    case cancel
    /// A button that may change or delete data, in red.
    case destructive
  }

  /// The title of the button (`developer.apple.com/documentation/uikit/uialertaction/title`).
  public let title: String?

  /// The style of the button (`developer.apple.com/documentation/uikit/uialertaction/style-swift.property`).
  public let style: Style

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button
  /// (`developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)`).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// The place from which a popover is presented
/// (`developer.apple.com/documentation/uikit/uipopoverpresentationcontroller`).
///
/// PortableUIKit shows no popovers.
@MainActor
public final class UIPopoverPresentationController: NSObject {
  /// The view that the popover points to
  /// (`developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceview`).
  public var sourceView: UIView?

  /// The rectangle that the popover points to
  /// (`developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect`).
  public var sourceRect = CGRect.null
}

/// A controller that shows a message and buttons (`developer.apple.com/documentation/uikit/uialertcontroller`).
///
/// The buttons are one below the other at the lower edge, whatever the style. Unlike in UIKit, there are no text fields,
/// and a touch beside the buttons does nothing.
public final class UIAlertController: UIViewController {
  /// Where the buttons are (`developer.apple.com/documentation/uikit/uialertcontroller/style`).
  public enum Style: Int, Sendable {
    /// The buttons are at the lower edge of the screen, or in a popover.
    case actionSheet
    /// The buttons are in the middle of the screen.
    case alert
  }

  /// The message below the title (`developer.apple.com/documentation/uikit/uialertcontroller/message`).
  public var message: String?

  /// Where the buttons are (`developer.apple.com/documentation/uikit/uialertcontroller/preferredstyle`).
  public let preferredStyle: Style

  /// The buttons (`developer.apple.com/documentation/uikit/uialertcontroller/actions`).
  public private(set) var actions: [UIAlertAction] = []

  private let popover = UIPopoverPresentationController()

  /// Creates a controller without buttons
  /// (`developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)`).
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Returns `nil`, because an alert can't be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button (`developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)`).
  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// The place from which an action sheet is presented
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller`).
  public override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet ? popover : nil
  }

  /// Adds the texts and buttons to the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    let texts = [title, message].compactMap(\.self).map { text in
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      return label
    }
    let buttons = (actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }).map(
      button
    )
    let lines = UIStackView(arrangedSubviews: texts + buttons)
    lines.axis = .vertical
    lines.distribution = .fillEqually
    lines.backgroundColor = .secondarySystemGroupedBackground
    view?.addSubview(lines)
    viewDidLayoutSubviews()
  }

  /// Places the texts and buttons at the lower edge.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let view = viewIfLoaded, let lines = view.subviews.last as? UIStackView else { return }
    let height = CGFloat(lines.arrangedSubviews.count) * 50
    lines.frame = CGRect(
      x: 8,
      y: view.bounds.height - height - 8,
      width: view.bounds.width - 16,
      height: height
    )
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = action.title
    configuration.baseForegroundColor = action.style == .destructive ? .systemRed : .systemBlue
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in
        self?.dismiss(animated: true)
        action.handler?(action)
      }
    )
  }
}
