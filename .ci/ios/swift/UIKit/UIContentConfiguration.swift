// Apple documentation: "UIContentConfiguration", "UIContentView", "UIListContentConfiguration", "UIListContentView",
// "UIBackgroundConfiguration"; dotnet/macios: the same names; iOS 14.

@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
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
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
}

@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public enum TextAlignment: Hashable, Sendable { case natural, center, justified }
    public var font: UIFont
    public var color: UIColor
    public var alignment: TextAlignment
    public var numberOfLines: Int
    public var adjustsFontForContentSizeCategory: Bool
  }
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat
    nonisolated public func hash(into hasher: inout Hasher) {}
    nonisolated public static func == (first: Self, second: Self) -> Bool { true }
  }
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func valueCell() -> UIListContentConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func plainHeader() -> UIListContentConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func plainFooter() -> UIListContentConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func groupedFooter() -> UIListContentConfiguration { fatalError() }
  @available(iOS 15.0, *) public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { fatalError() }
  @available(iOS 18.0, *) public static func header() -> UIListContentConfiguration { fatalError() }
  @available(iOS 18.0, *) public static func footer() -> UIListContentConfiguration { fatalError() }
  public var image: UIImage?
  public var imageProperties: ImageProperties
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextHorizontalPadding: CGFloat
  public var textToSecondaryTextVerticalPadding: CGFloat
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
  nonisolated public func hash(into hasher: inout Hasher) {}
  nonisolated public static func == (first: Self, second: Self) -> Bool { true }
}

@available(iOS 14.0, *)
extension UIListContentConfiguration: _BridgedValue { public typealias _ObjectiveCType = __UIListContentConfiguration }

@available(iOS 14.0, *)
open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var configuration: any UIContentConfiguration { get { fatalError() } set {} }
}

@available(iOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func listPlainCell() -> UIBackgroundConfiguration { fatalError() }
  @available(iOS, introduced: 14.0, deprecated: 18.0) public static func listGroupedCell() -> UIBackgroundConfiguration { fatalError() }
  @available(iOS 18.0, *) public static func listCell() -> UIBackgroundConfiguration { fatalError() }
  public var customView: UIView?
  public var cornerRadius: CGFloat
  public var backgroundInsets: NSDirectionalEdgeInsets
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat
  @MainActor @preconcurrency public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  public func hash(into hasher: inout Hasher) {}
  public static func == (first: Self, second: Self) -> Bool { true }
}

// Apple documentation: "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", what each says of
// configurations.
@available(iOS 14.0, *)
extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? { get { nil } set {} }
  @MainActor @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? { get { nil } set {} }
  @available(iOS 15.0, *) @MainActor @preconcurrency
  public var configurationUpdateHandler: ConfigurationUpdateHandler? { get { nil } set {} }
  @available(iOS 16.0, *) @MainActor @preconcurrency
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}

@available(iOS 14.0, *)
extension UITableViewHeaderFooterView {
  @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? { get { nil } set {} }
  @MainActor @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? { get { nil } set {} }
}

@available(iOS 14.0, *)
extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? { get { nil } set {} }
  @MainActor @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? { get { nil } set {} }
  @available(iOS 15.0, *) @MainActor @preconcurrency
  public var configurationUpdateHandler: ConfigurationUpdateHandler? { get { nil } set {} }
  @available(iOS 16.0, *) @MainActor @preconcurrency
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}
