extension UIView {
  /// The content hugging and compression resistance priorities that were set for a view, by axis.
  struct ContentPriorities {
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  }

  /// Returns the priority with which the view resists being larger than its content
  /// (`developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)`).
  ///
  /// The default is ``UILayoutPriority/defaultLow``.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists being larger than its content
  /// (`developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)`).
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists being smaller than its content
  /// (`developer.apple.com/documentation/uikit/uiview/contentcompressionresistancepriority(for:)`).
  ///
  /// The default is ``UILayoutPriority/defaultHigh``.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.resistance[axis] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists being smaller than its content
  /// (`developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)`).
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }
}
