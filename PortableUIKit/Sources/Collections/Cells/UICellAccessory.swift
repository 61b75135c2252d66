import Foundation

/// An accessory at the leading or trailing edge of a list cell
/// (`developer.apple.com/documentation/uikit/uicellaccessory-swift.struct`).
///
/// The linked page documents each member. PortableUIKit has no insert, multiselect or pop-up menu
/// accessories, and no reserved layout widths. The symbols and sizes of accessories only resemble those in UIKit.
public struct UICellAccessory {
  /// The type of the closure that a button accessory calls when the user taps it.
  public typealias ActionHandler = () -> Void

  /// A condition for displaying an accessory, based on the collection view's editing mode.
  public enum DisplayedState {
    /// The accessory is displayed whether or not the collection view is in editing mode.
    case always
    /// The accessory is displayed only while the collection view is in editing mode.
    case whenEditing
    /// The accessory is displayed only while the collection view isn't in editing mode.
    case whenNotEditing
  }

  /// The edge of the cell at which a custom accessory is placed, and the condition for displaying the accessory.
  public enum Placement {
    /// The leading edge, before the content.
    case leading(displayed: DisplayedState = .always)
    /// The trailing edge, after the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The kind of an accessory.
  ///
  /// The cases are in display order, from the cell's content to its edge.
  enum Kind: Int, Comparable {
    case custom, label, checkmark, detail, disclosureIndicator, outlineDisclosure, delete, reorder

    static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
  }

  enum Content {
    case sign(String, color: UIColor?)
    case button(UIButton.Configuration, action: ActionHandler?)
    case label(String, font: UIFont, color: UIColor?)
    case view(UIView)
  }

  let kind: Kind
  let content: Content
  var isLeading = false
  var displayed = DisplayedState.always
  var isHidden = false

  /// Returns whether a cell shows the accessory.
  ///
  /// The result depends on `isEditing`, which specifies whether the collection view is in editing mode. An accessory
  /// whose ``isHidden`` property is `true` is never visible.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case _ where isHidden: false
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

extension UICellAccessory {
  /// Creates an accessory with a chevron, for an item that leads to more content.
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

  /// Creates an accessory with a checkmark, for an item that the user has chosen.
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

  /// Creates an accessory with a detail button, which calls the specified handler when the user taps it.
  ///
  /// In UIKit, the accessory requires iOS 15.4 or later.
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

  /// Creates an accessory with a chevron that turns by the `isExpanded` of the cell's configuration state.
  ///
  /// If `actionHandler` is `nil`, the button does nothing. In UIKit, it then expands the item in a section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var look = UIButton.Configuration.plain()
    look.title = AccessorySign.disclosure
    look.baseForegroundColor = options.tintColor
    return UICellAccessory(
      kind: .outlineDisclosure,
      content: .button(look, action: actionHandler),
      displayed: displayed,
      isHidden: options.isHidden
    )
  }

  /// Creates an accessory with a delete button, at the leading edge of the cell.
  ///
  /// If `actionHandler` is `nil`, the button does nothing. In UIKit, it then reveals the trailing swipe actions.
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

  /// Creates an accessory with a reorder symbol, for an item that the user can reorder.
  ///
  /// In PortableUIKit, the symbol isn't a drag handle. The user drags the item itself.
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

  /// Creates an accessory with a label that displays the specified text, for example a count.
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

  /// Creates an accessory with a custom view.
  ///
  /// The view is displayed at its intrinsic content size. In a dimension without an intrinsic length, the view keeps
  /// its current width or height.
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
  /// Returns the view that displays the content, after setting the size of the view.
  ///
  /// For a custom accessory, the method returns the accessory's view. For any other accessory, it creates a view.
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
