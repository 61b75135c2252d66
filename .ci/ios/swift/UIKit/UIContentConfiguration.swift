// Apple documentation: "UIContentConfiguration", "UIContentView", "UIListContentConfiguration", "UIListContentView",
// "UIBackgroundConfiguration"; dotnet/macios: the same names; iOS 14.

@available(iOS 14.0, *)
public protocol UIContentConfiguration {
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  @available(iOS 16.0, *) func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 14.0, *)
extension UIContentView {
  @available(iOS 16.0, *) public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public var font: UIFont  //? TextProperties.font
    public var color: UIColor  //? TextProperties.color
    public var numberOfLines: Int  //? TextProperties.numberOfLines
    // developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/alignment
    public var alignment: TextAlignment
  }
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func valueCell() -> UIListContentConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func plainHeader() -> UIListContentConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func plainFooter() -> UIListContentConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func groupedFooter() -> UIListContentConfiguration { fatalError() }
  @available(iOS 18.0, *) public static func header() -> UIListContentConfiguration { fatalError() }
  public var image: UIImage?
  public var text: String?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryTextProperties: TextProperties
  public var prefersSideBySideTextAndSecondaryText: Bool
  // developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/directionallayoutmargins
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }  //? UIListContentConfiguration.updated
  public func hash(into hasher: inout Hasher) {}
  public static func == (first: Self, second: Self) -> Bool { true }
}

@available(iOS 14.0, *)
extension UIListContentConfiguration: _BridgedValue { public typealias _ObjectiveCType = __UIListContentConfiguration }

@available(iOS 14.0, *)
open class UIListContentView: UIView, UIContentView {
  public convenience init(configuration: UIListContentConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var configuration: any UIContentConfiguration { get { fatalError() } set {} }  // Apple documentation: "UIContentView.configuration", which it implements.
}

@available(iOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration { fatalError() }  //? UIBackgroundConfiguration.clear
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func listPlainCell() -> UIBackgroundConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func listGroupedCell() -> UIBackgroundConfiguration { fatalError() }
  public var cornerRadius: CGFloat { get { 0 } set {} }  // developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/cornerradius
  public var backgroundColor: UIColor?
  // developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/backgroundinsets
  public var backgroundInsets: NSDirectionalEdgeInsets
  public func hash(into hasher: inout Hasher) {}
  public static func == (first: Self, second: Self) -> Bool { true }
}

// Apple documentation: "UITableViewCell", "UICollectionViewCell", what each says of configurations.
@available(iOS 14.0, *)
extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? { get { nil } set {} }
  @MainActor @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? { get { nil } set {} }
  @available(iOS 15.0, *) @MainActor @preconcurrency
  public var configurationUpdateHandler: ConfigurationUpdateHandler? { get { nil } set {} }
}

@available(iOS 14.0, *)
extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? { get { nil } set {} }
  @MainActor @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? { get { nil } set {} }
  @available(iOS 15.0, *) @MainActor @preconcurrency
  public var configurationUpdateHandler: ConfigurationUpdateHandler? { get { nil } set {} }
}

@available(iOS 14.0, *)
extension UIListContentConfiguration.TextProperties {  // developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
  // developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/textalignment
  public enum TextAlignment: Hashable {
    case natural  // developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/textalignment/natural
    case center  // developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/textalignment/center
    case justified  // developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/textalignment/justified
  }
}
