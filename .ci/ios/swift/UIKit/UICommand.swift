// Apple documentation: "UICommand", "UIKeyCommand", initializers and their versions.

extension UICommand {  // developer.apple.com/documentation/uikit/uicommand
  // developer.apple.com/documentation/uikit/uicommand/init(title:image:action:propertylist:alternates:discoverabilitytitle:attributes:state:)
  @available(iOS 13.0, *) @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { fatalError() }
}

extension UIKeyCommand {  // developer.apple.com/documentation/uikit/uikeycommand
  // developer.apple.com/documentation/uikit/uikeycommand/init(title:image:action:input:modifierflags:propertylist:alternates:discoverabilitytitle:attributes:state:)
  @available(iOS 13.0, *) @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { fatalError() }
}
