import Foundation

/// What stands at an edge of a list cell
/// (`developer.apple.com/documentation/uikit/uicellaccessory-swift.struct`); each member has its page there.
///
/// Insertion, multiple selection, outline disclosure, menus and reserved widths are left out. Signs and measures are
/// about those of UIKit.
public struct UICellAccessory {
  /// What the user's tap on an accessory does.
  public typealias ActionHandler = () -> Void

  /// When an accessory shows.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the collection view edits.
    case whenEditing
    /// While the collection view does not edit.
    case whenNotEditing
  }

  /// The edge that a custom accessory stands at.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A kind of accessory, in the order from the content to the edge.
  enum Kind: Int, Comparable {
    case custom, label, checkmark, detail, disclosureIndicator, delete, reorder

    static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
  }

  /// What an accessory shows.
  enum Content {
    case sign(String, color: UIColor?)
    case button(UIButton.Configuration, action: ActionHandler?)
    case label(String, font: UIFont?, color: UIColor?)
    case view(UIView)
  }

  let kind: Kind
  let content: Content
  var isLeading = false
  var displayed = DisplayedState.always
  var isHidden: Bool?

  /// Whether the accessory shows in a collection view that edits or does not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case _ where isHidden == true: false
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

extension UICellAccessory {
  /// A sign that the item leads to more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .disclosureIndicator,
      content: .sign(AccessorySign.disclosure, color: options.tintColor),
      displayed: displayed,
      isHidden: options.isHidden
    )
  }

  /// A sign that the item is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .checkmark,
      content: .sign(AccessorySign.checkmark, color: options.tintColor),
      displayed: displayed,
      isHidden: options.isHidden
    )
  }

  /// A button that brings up details, since iOS 15.4.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var look = UIButton.Configuration.plain()
    look.title = "ⓘ"
    look.baseForegroundColor = options.tintColor
    return UICellAccessory(
      kind: .detail,
      content: .button(look, action: actionHandler),
      displayed: displayed,
      isHidden: options.isHidden
    )
  }

  /// A button before the content that deletes the item. Without a handler it does nothing; UIKit's shows the trailing
  /// swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var look = UIButton.Configuration.filled()
    look.title = "−"
    look.baseForegroundColor = options.tintColor
    look.baseBackgroundColor = options.backgroundColor ?? .systemRed
    return UICellAccessory(
      kind: .delete,
      content: .button(look, action: actionHandler),
      isLeading: true,
      displayed: displayed,
      isHidden: options.isHidden
    )
  }

  /// A sign that the item can be dragged. Here it is no handle: an item is dragged as one without it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .reorder,
      content: .sign("≡", color: options.tintColor),
      displayed: displayed,
      isHidden: options.isHidden
    )
  }

  /// A text, such as a count.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .label,
      content: .label(text, font: options.font, color: options.tintColor),
      displayed: displayed,
      isHidden: options.isHidden
    )
  }

  /// A view of the app, as large as its content asks for, else as large as it is.
  @MainActor
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    return UICellAccessory(
      kind: .custom,
      content: .view(configuration.customView),
      isLeading: isLeading,
      displayed: displayed,
      isHidden: configuration.isHidden
    )
  }
}

extension UICellAccessory.Content {
  /// Makes the view that shows this, as large as it is to be.
  @MainActor
  func makeView() -> UIView {
    switch self {
    case .sign(let sign, let color):
      let label = UILabel()
      label.text = sign
      label.font = AccessorySign.font
      label.textColor = color ?? AccessorySign.color
      label.textAlignment = AccessorySign.alignment
      label.frame.size = CGSize(width: AccessorySign.width, height: AccessorySign.font.lineHeight)
      return label
    case .button(var look, let action):
      look.contentInsets = .zero
      let button = UIButton(configuration: look, primaryAction: UIAction { _ in action?() })
      button.frame.size = CGSize(width: AccessorySign.width, height: AccessorySign.width)
      return button
    case .label(let text, let font, let color):
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = color ?? AccessorySign.color
      label.frame.size = label.intrinsicContentSize
      return label
    case .view(let view):
      let content = view.intrinsicContentSize
      if content.width > 0 { view.frame.size.width = content.width }
      if content.height > 0 { view.frame.size.height = content.height }
      return view
    }
  }
}
