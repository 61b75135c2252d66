import Foundation

/// An accessory at an edge of a list cell
/// (`developer.apple.com/documentation/uikit/uicellaccessory-swift.struct`); each member has its page there.
///
/// Insertion, multiple selection, outline disclosure, menus and reserved widths are left out. Symbols and measures are
/// close to UIKit's.
public struct UICellAccessory {
  /// A closure that runs when the user taps an accessory.
  public typealias ActionHandler = () -> Void

  /// The editing states in which an accessory is displayed.
  public enum DisplayedState: Sendable {
    /// The accessory is always displayed.
    case always
    /// The accessory is displayed while the collection view is editing.
    case whenEditing
    /// The accessory is displayed while the collection view isn't editing.
    case whenNotEditing
  }

  /// The edge that a custom accessory is placed at.
  public enum Placement {
    /// The leading edge, before the content.
    case leading(displayed: DisplayedState = .always)
    /// The trailing edge, after the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The kind of an accessory, in order from the content to the edge.
  enum Kind: Int, Comparable {
    case custom, label, checkmark, detail, disclosureIndicator, delete, reorder

    static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
  }

  /// The content of an accessory.
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

  /// Returns whether the accessory is displayed, given whether the collection view is editing.
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
  /// A symbol for an item that leads to more content.
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

  /// A symbol for a chosen item.
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

  /// A button that shows details. UIKit has it since iOS 15.4.
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

  /// A button before the content that deletes the item. Without a handler it does nothing, whereas UIKit's shows the
  /// trailing swipe actions.
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

  /// A symbol for an item that can be reordered. Here it isn't a handle: the item is dragged like any other.
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

  /// A short text, such as a count.
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

  /// A custom view in its intrinsic content size. An extent without one keeps the view's own.
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
  /// Makes the view for this content, in its final size.
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
