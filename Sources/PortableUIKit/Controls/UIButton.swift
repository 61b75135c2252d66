public import Foundation

/// A control that does something when it is tapped (`developer.apple.com/documentation/uikit/uibutton`).
///
/// It differs from UIKit's in what it does not have: images, menus and a tint color of its own.
open class UIButton: UIControl {
  /// What a button looks like without a configuration
  /// (`developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum`).
  public enum ButtonType: Int, Sendable {
    /// A white title.
    case custom
    /// A title in the tint.
    case system
  }

  private var titles: [State: String] = [:]
  private let label = UILabel()

  /// What the button looks like without a configuration
  /// (`developer.apple.com/documentation/uikit/uibutton/buttontype-swift.property`).
  open private(set) var buttonType = ButtonType.custom

  /// How the button looks, or `nil` for what its type says
  /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.property`).
  open var configuration: UIButton.Configuration? {
    didSet { showConfiguration() }
  }

  /// The view of the title (`developer.apple.com/documentation/uikit/uibutton/titlelabel`).
  open var titleLabel: UILabel? { label }

  /// Whether the button can be used, which it shows
  /// (`developer.apple.com/documentation/uikit/uicontrol/isenabled`).
  open override var isEnabled: Bool {
    didSet { update() }
  }

  /// Whether the button is chosen, which it says with the title for that state
  /// (`developer.apple.com/documentation/uikit/uicontrol/isselected`).
  open override var isSelected: Bool {
    didSet { update() }
  }

  /// Whether the button is pressed, which it shows
  /// (`developer.apple.com/documentation/uikit/uicontrol/ishighlighted`).
  open override var isHighlighted: Bool {
    didSet { update() }
  }

  /// Makes a custom button with the given frame
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty custom button: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a custom button that does an action when it is tapped, and says its title
  /// (`developer.apple.com/documentation/uikit/uibutton/init(frame:primaryaction:)`).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      setTitle(primaryAction.title, for: .normal)
    }
  }

  /// Makes a button of a type (`developer.apple.com/documentation/uikit/uibutton/init(type:)`).
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Makes a button of a type that does an action when it is tapped, and says its title
  /// (`developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)`).
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    update()
  }

  /// Makes a button that looks as configured and does an action when it is tapped; it says the action's title
  /// if that has one (`developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)`).
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

  /// Sets what the button says in a state
  /// (`developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)`).
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    update()
  }

  /// What was set for the button to say in a state
  /// (`developer.apple.com/documentation/uikit/uibutton/title(for:)`).
  open func title(for state: UIControl.State) -> String? { titles[state] }

  /// What the button says: what was set for its state, else for the normal one, else in its configuration
  /// (`developer.apple.com/documentation/uikit/uibutton/currenttitle`).
  open var currentTitle: String? { titles[state] ?? titles[.normal] ?? configuration?.title }

  // MARK: Layout and drawing

  /// The size of the title and the room around it
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

  /// The size of the title and the room around it
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

  /// Triggers the primary action with every touch that ends inside.
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

  /// Shows what was configured; an initializer of this class must ask for it, because no observer hears it set.
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
