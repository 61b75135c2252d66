extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions {
    /// Whether it does not show.
    public var isHidden: Bool?
    /// The color of the sign.
    public var tintColor: UIColor?

    /// Makes options; `nil` is what the system has.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// How a checkmark looks.
  public struct CheckmarkOptions {
    /// Whether it does not show.
    public var isHidden: Bool?
    /// The color of the sign.
    public var tintColor: UIColor?

    /// Makes options; `nil` is what the system has.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// How a button for details looks.
  public struct DetailOptions {
    /// Whether it does not show.
    public var isHidden: Bool?
    /// The color of the sign.
    public var tintColor: UIColor?

    /// Makes options; `nil` is what the system has.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// How a button for deletion looks.
  public struct DeleteOptions {
    /// Whether it does not show.
    public var isHidden: Bool?
    /// The color of the sign.
    public var tintColor: UIColor?
    /// The color around the sign.
    public var backgroundColor: UIColor?

    /// Makes options; `nil` is what the system has.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {
      (self.isHidden, self.tintColor, self.backgroundColor) = (isHidden, tintColor, backgroundColor)
    }
  }

  /// How a sign for dragging looks.
  public struct ReorderOptions {
    /// Whether it does not show.
    public var isHidden: Bool?
    /// The color of the sign.
    public var tintColor: UIColor?

    /// Makes options; `nil` is what the system has.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// How a text looks.
  public struct LabelOptions {
    /// Whether it does not show.
    public var isHidden: Bool?
    /// The color of the text.
    public var tintColor: UIColor?
    /// The font of the text.
    public var font: UIFont?

    /// Makes options; `nil` is what the system has.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil, font: UIFont? = nil) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
    }
  }

  /// A view of the app as an accessory, and where it stands.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The edge that it stands at.
    public let placement: Placement
    /// Whether it does not show.
    public var isHidden: Bool?

    /// Makes a configuration; `nil` is what the system has.
    public init(customView: UIView, placement: Placement, isHidden: Bool? = nil) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
    }
  }
}
