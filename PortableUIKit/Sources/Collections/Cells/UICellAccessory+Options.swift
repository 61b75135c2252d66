extension UICellAccessory {
  /// The appearance of a disclosure indicator accessory.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden regardless of its displayed state.
    public var isHidden: Bool
    /// The color of the symbol, or `nil` for the system's default.
    public var tintColor: UIColor?

    /// Creates options for a disclosure indicator. A `nil` value selects the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
    }
  }

  /// The appearance of a checkmark accessory.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden regardless of its displayed state.
    public var isHidden: Bool
    /// The color of the symbol, or `nil` for the system's default.
    public var tintColor: UIColor?

    /// Creates options for a checkmark. A `nil` value selects the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
    }
  }

  /// The appearance of an outline disclosure accessory.
  public struct OutlineDisclosureOptions {
    /// What a tap on a cell with the accessory does.
    public enum Style: Hashable, Sendable {
      /// The cell determines the style.
      case automatic
      /// A tap anywhere expands the item. PortableUIKit treats it like `cell`.
      case header
      /// A tap on the accessory expands the item, and a tap on the cell selects it.
      case cell
    }

    /// What a tap on the cell does.
    public var style: Style
    /// Whether the accessory is hidden regardless of its displayed state.
    public var isHidden: Bool
    /// The color of the symbol, or `nil` for the system's default.
    public var tintColor: UIColor?

    /// Creates options for an outline disclosure. A `nil` value selects the system's default.
    public init(style: Style? = nil, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style ?? .automatic, isHidden ?? false, tintColor)
    }
  }

  /// The appearance of a detail accessory.
  public struct DetailOptions {
    /// Whether the accessory is hidden regardless of its displayed state.
    public var isHidden: Bool
    /// The color of the symbol, or `nil` for the system's default.
    public var tintColor: UIColor?

    /// Creates options for a detail button. A `nil` value selects the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
    }
  }

  /// The appearance of a delete accessory.
  public struct DeleteOptions {
    /// Whether the accessory is hidden regardless of its displayed state.
    public var isHidden: Bool
    /// The color of the symbol, or `nil` for the system's default.
    public var tintColor: UIColor?
    /// The background color of the button, or `nil` for the system's default.
    public var backgroundColor: UIColor?

    /// Creates options for a delete button. A `nil` value selects the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {
      (self.isHidden, self.tintColor, self.backgroundColor) = (isHidden ?? false, tintColor, backgroundColor)
    }
  }

  /// The appearance of a reorder accessory.
  public struct ReorderOptions {
    /// Whether the accessory is hidden regardless of its displayed state.
    public var isHidden: Bool
    /// The color of the symbol, or `nil` for the system's default.
    public var tintColor: UIColor?

    /// Creates options for a reorder symbol. A `nil` value selects the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
    }
  }

  /// The appearance of a label accessory.
  public struct LabelOptions {
    /// Whether the accessory is hidden regardless of its displayed state.
    public var isHidden: Bool
    /// The color of the text, or `nil` for the system's default.
    public var tintColor: UIColor?
    /// The font of the text.
    public var font: UIFont

    /// Creates options for a label. A `nil` value selects the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil, font: UIFont? = nil) {
      (self.isHidden, self.tintColor, self.font) = (
        isHidden ?? false, tintColor, font ?? .systemFont(ofSize: 17)
      )
    }
  }

  /// The settings of a custom accessory.
  public struct CustomViewConfiguration {
    /// The view that the accessory displays.
    public let customView: UIView
    /// The edge of the cell at which the view is placed, and the condition for displaying the view.
    public let placement: Placement
    /// Whether the accessory is hidden regardless of its displayed state.
    public var isHidden: Bool

    /// Creates a configuration for the specified view and placement.
    public init(customView: UIView, placement: Placement, isHidden: Bool? = nil) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
    }
  }
}
