public import Foundation

/// A control that runs actions when the user taps it (`developer.apple.com/documentation/uikit/uibutton`).
///
/// Unlike in UIKit, a button displays no images except chevrons, and it has no tint color.
open class UIButton: UIControl {
  /// The type of a button, which determines its appearance if the button has no configuration
  /// (`developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum`).
  public enum ButtonType: Int, Sendable {
    /// A button with a white title and no background.
    case custom
    /// A button with a blue title and no background.
    case system
  }

  private var titles: [UInt: String] = [:]
  private let label = UILabel()

  /// The type of the button, which determines its appearance if the button has no configuration
  /// (`developer.apple.com/documentation/uikit/uibutton/buttontype-swift.property`).
  open private(set) var buttonType = ButtonType.custom

  /// The configuration of the button's appearance, or `nil` to use the appearance of the button's type
  /// (`developer.apple.com/documentation/uikit/uibutton/configuration-swift.property`).
  open var configuration: UIButton.Configuration? {
    didSet { showConfiguration() }
  }

  /// The label that displays the button's title (`developer.apple.com/documentation/uikit/uibutton/titlelabel`).
  open var titleLabel: UILabel? { label }

  /// The menu that a tap opens if ``UIControl/showsMenuAsPrimaryAction`` is `true`, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uibutton/menu`).
  ///
  /// In UIKit, a long press opens the menu in any case.
  open var menu: UIMenu? {
    didSet { update() }
  }

  /// Whether the button tracks a selection in its menu
  /// (`developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction`).
  ///
  /// If a tap opens the menu, the button displays the title of the selected action, which is the first one unless
  /// another one is on. Without a menu, the property has no effect here.
  open var changesSelectionAsPrimaryAction = false {
    didSet { update() }
  }

  /// Whether the button is enabled (`developer.apple.com/documentation/uikit/uicontrol/isenabled`).
  ///
  /// A disabled button is dimmed.
  open override var isEnabled: Bool {
    didSet { update() }
  }

  /// Whether the button is selected (`developer.apple.com/documentation/uikit/uicontrol/isselected`).
  ///
  /// A selected button displays the title that is set for the selected state, if there is one.
  open override var isSelected: Bool {
    didSet { update() }
  }

  /// Whether the button is highlighted (`developer.apple.com/documentation/uikit/uicontrol/ishighlighted`).
  ///
  /// A highlighted button is dimmed.
  open override var isHighlighted: Bool {
    didSet { update() }
  }

  /// Creates a custom button with the given frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a custom button with an empty frame, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a custom button that runs an action and displays the action's title
  /// (`developer.apple.com/documentation/uikit/uibutton/init(frame:primaryaction:)`).
  ///
  /// If the action is `nil`, the button has no title.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      setTitle(primaryAction.title, for: .normal)
    }
  }

  /// Creates a button of the given type, without a title or an action
  /// (`developer.apple.com/documentation/uikit/uibutton/init(type:)`).
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button of the given type that runs an action and displays the action's title
  /// (`developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)`).
  ///
  /// If the action is `nil`, the button has no title.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    update()
  }

  /// Creates a button with a configuration and an action
  /// (`developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)`).
  ///
  /// The action's title replaces the configuration's title, unless the action's title is empty.
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

  /// Sets the title that the button displays in a state
  /// (`developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)`).
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` to remove the state's title.
  ///   - state: The state, or the combination of states, in which the button displays the title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    update()
  }

  /// Returns the title set for a state, or `nil` if none is set
  /// (`developer.apple.com/documentation/uikit/uibutton/title(for:)`).
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  /// The title that the button displays in its current state
  /// (`developer.apple.com/documentation/uikit/uibutton/currenttitle`).
  ///
  /// If no title is set for the state, the button displays the title for the normal state. If that isn't set either,
  /// the button displays the configuration's title. If there is no title at all, the value is `nil`.
  open var currentTitle: String? {
    selectedAction?.title ?? titles[state.rawValue] ?? titles[State.normal.rawValue] ?? configuration?.title
      ?? configuration?.image?.sign
  }

  // MARK: Layout and drawing

  /// The size of the title and the space around it, in points
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  ///
  /// A configuration determines the space with its content insets. Without a configuration, there are 6 points above
  /// and below the title, and the width is at least 30 points.
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
  ///
  /// The result doesn't depend on the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the title label within the content insets of the configuration
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  ///
  /// Without a configuration, the label fills the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(configuration?.contentInsets ?? .zero))
  }

  override func drawContent(in drawing: Drawing) {
    guard let background = configuration?.background else { return }
    var drawing = drawing
    drawing.opacity *= Double(strength)
    drawing.fill(bounds, with: background, cornerRadius: 6)
  }

  // MARK: Taps

  override var claimsTaps: Bool { isEnabled }

  /// Runs the actions for the given events.
  ///
  /// If the events include ``UIControl/Event/touchUpInside``, the method then also runs the actions for
  /// ``UIControl/Event/primaryActionTriggered``.
  override func send(_ events: Event) {
    super.send(events)
    if events.contains(.touchUpInside) { super.send(.primaryActionTriggered) }
  }

  override func tapped() {
    guard showsMenuAsPrimaryAction, let menu, let window else { return }
    let point = convert(CGPoint(x: 0, y: bounds.maxY), to: window)
    let view = ContextMenuView(menu, at: point, in: window) { [weak self] action in
      if self?.changesSelectionAsPrimaryAction == true { self?.select(action) }
      action.perform(sender: self)
    }
    window.addSubview(view)
  }

  /// The action whose title the button displays, or `nil` if the button tracks no selection.
  private var selectedAction: UIAction? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return nil }
    let actions = menu?.children.compactMap { $0 as? UIAction } ?? []
    return actions.first { $0.state == .on } ?? actions.first
  }

  private func select(_ action: UIAction) {
    for case let other as UIAction in menu?.children ?? [] { other.state = other === action ? .on : .off }
    update()
  }

  private var strength: CGFloat { isEnabled ? isHighlighted ? 0.6 : 1 : 0.4 }

  private func setUp() {
    label.textAlignment = .center
    addSubview(label)
    showConfiguration()
  }

  /// Applies the configuration to the label.
  ///
  /// Initializers call this method, because the observer of ``configuration`` doesn't run for the initial value.
  private func showConfiguration() {
    label.font = configuration == nil ? .systemFont(ofSize: 15) : .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = configuration != nil
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
