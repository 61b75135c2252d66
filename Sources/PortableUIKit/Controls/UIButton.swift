public import Foundation

/// A control that runs an action when it is tapped (`developer.apple.com/documentation/uikit/uibutton`).
///
/// Unlike UIKit's, it has no images, no menus and no tint color of its own.
open class UIButton: UIControl {
  /// The appearance of a button without a configuration
  /// (`developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum`).
  public enum ButtonType: Int, Sendable {
    /// A button with a white title.
    case custom
    /// A button with a tinted title.
    case system
  }

  private var titles: [State: String] = [:]
  private let label = UILabel()

  /// The appearance of the button without a configuration
  /// (`developer.apple.com/documentation/uikit/uibutton/buttontype-swift.property`).
  open private(set) var buttonType = ButtonType.custom

  /// The appearance of the button, or `nil` to use the button type's
  /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.property`).
  open var configuration: UIButton.Configuration? {
    didSet { showConfiguration() }
  }

  /// The label of the title (`developer.apple.com/documentation/uikit/uibutton/titlelabel`).
  open var titleLabel: UILabel? { label }

  /// Whether the button is enabled. A disabled button is dimmed
  /// (`developer.apple.com/documentation/uikit/uicontrol/isenabled`).
  open override var isEnabled: Bool {
    didSet { update() }
  }

  /// Whether the button is selected. It then displays its title for that state
  /// (`developer.apple.com/documentation/uikit/uicontrol/isselected`).
  open override var isSelected: Bool {
    didSet { update() }
  }

  /// Whether the button is highlighted. It is dimmed while it is
  /// (`developer.apple.com/documentation/uikit/uicontrol/ishighlighted`).
  open override var isHighlighted: Bool {
    didSet { update() }
  }

  /// Makes a custom button with a frame
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty custom button. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a custom button with an action and the action's title
  /// (`developer.apple.com/documentation/uikit/uibutton/init(frame:primaryaction:)`).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      setTitle(primaryAction.title, for: .normal)
    }
  }

  /// Makes a button with a type (`developer.apple.com/documentation/uikit/uibutton/init(type:)`).
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Makes a button with a type, an action and the action's title
  /// (`developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)`).
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    update()
  }

  /// Makes a button with a configuration and an action. The action's title, unless it is empty, replaces the
  /// configuration's (`developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)`).
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      if !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
    }
    self.configuration = configuration
    showConfiguration()
  }

  // MARK: Title

  /// Sets the title for a state
  /// (`developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)`).
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    update()
  }

  /// Returns the title that was set for a state
  /// (`developer.apple.com/documentation/uikit/uibutton/title(for:)`).
  open func title(for state: UIControl.State) -> String? { titles[state] }

  /// The title for the current state, the one for the normal state, or the configuration's
  /// (`developer.apple.com/documentation/uikit/uibutton/currenttitle`).
  open var currentTitle: String? { titles[state] ?? titles[.normal] ?? configuration?.title }

  // MARK: Layout and drawing

  /// The size of the title and the space around it, in points
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize {
    let title = label.intrinsicContentSize
    guard let insets = configuration?.contentInsets else {
      return CGSize(width: max(30, title.width), height: title.height + 12)
    }
    return CGSize(
      width: title.width + insets.leading + insets.trailing,
      height: title.height + insets.top + insets.bottom
    )
  }

  /// Returns the size of the title and the space around it, in points
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the title (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration?.contentInsets ?? .zero
    label.frame = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    )
  }

  override func drawContent(in drawing: Drawing) {
    guard let background = configuration?.background else { return }
    var drawing = drawing
    drawing.opacity *= Double(strength)
    drawing.fill(bounds, with: background, cornerRadius: 6)
  }

  // MARK: Taps

  override var claimsTaps: Bool { isEnabled }

  /// Sends the events, and triggers the primary action with every touch that ends inside.
  override func send(_ events: Event) {
    super.send(events)
    if events.contains(.touchUpInside) { super.send(.primaryActionTriggered) }
  }

  private var strength: CGFloat { isEnabled ? isHighlighted ? 0.6 : 1 : 0.4 }

  private func setUp() {
    label.textAlignment = .center
    addSubview(label)
    showConfiguration()
  }

  /// Applies the configuration. Initializers of this class must call it, because property observers don't run in them.
  private func showConfiguration() {
    label.font = .systemFont(ofSize: configuration == nil ? 15 : 17)
    update()
  }

  private func update() {
    let typeColor = buttonType == .system ? UIColor.systemBlue : .white
    label.text = currentTitle
    label.textColor = configuration?.foreground ?? typeColor
    label.alpha = strength
    invalidateIntrinsicContentSize()
  }
}
