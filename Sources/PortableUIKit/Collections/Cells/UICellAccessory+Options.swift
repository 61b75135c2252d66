extension UICellAccessory {
  /// The appearance of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The color of the symbol.
    public var tintColor: UIColor?

    /// Makes options. `nil` stands for the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// The appearance of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The color of the symbol.
    public var tintColor: UIColor?

    /// Makes options. `nil` stands for the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// The appearance of a detail button.
  public struct DetailOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The color of the symbol.
    public var tintColor: UIColor?

    /// Makes options. `nil` stands for the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// The appearance of a delete button.
  public struct DeleteOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The color of the symbol.
    public var tintColor: UIColor?
    /// The color behind the symbol.
    public var backgroundColor: UIColor?

    /// Makes options. `nil` stands for the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {
      (self.isHidden, self.tintColor, self.backgroundColor) = (isHidden, tintColor, backgroundColor)
    }
  }

  /// The appearance of a reorder control.
  public struct ReorderOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The color of the symbol.
    public var tintColor: UIColor?

    /// Makes options. `nil` stands for the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// The appearance of a label.
  public struct LabelOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The color of the text.
    public var tintColor: UIColor?
    /// The font of the text.
    public var font: UIFont?

    /// Makes options. `nil` stands for the system's default.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil, font: UIFont? = nil) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
    }
  }

  /// A custom view as an accessory, and its placement.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The edge that the view is placed at.
    public let placement: Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool?

    /// Makes a configuration. `nil` stands for the system's default.
    public init(customView: UIView, placement: Placement, isHidden: Bool? = nil) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
    }
  }
}
