public import Foundation

/// The content that a navigation bar displays for a controller
/// (`developer.apple.com/documentation/uikit/uinavigationitem`).
@MainActor
open class UINavigationItem: NSObject {
  /// A closure that the item calls after a change of its title or buttons.
  ///
  /// The bar that displays the item sets this closure to display the change.
  var onChange: () -> Void = {}

  /// The title of the item, which a back button to the item also displays
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/title`).
  open var title: String? {
    didSet { onChange() }
  }

  /// The search controller whose search bar is below the title, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller`).
  open var searchController: UISearchController? {
    didSet { onChange() }
  }

  /// The buttons on the left side of the bar, ordered from the edge inward
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitems`).
  ///
  /// If there is at least one such button, the bar displays no back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }

  /// The buttons on the right side of the bar, ordered from the edge inward
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems`).
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }

  /// The groups of buttons at the leading edge, after the left buttons
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/leadingitemgroups`).
  ///
  /// In UIKit, setting these groups replaces the left buttons.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { onChange() }
  }

  /// The groups of buttons in the center of the bar
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/centeritemgroups`).
  ///
  /// Here, the bar displays them after the leading groups.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { onChange() }
  }

  /// The groups of buttons at the trailing edge, after the right buttons
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/trailingitemgroups`).
  ///
  /// In UIKit, setting these groups replaces the right buttons.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { onChange() }
  }

  /// The group of buttons that stays at the trailing edge, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/pinnedtrailinggroup`).
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { onChange() }
  }

  var leftItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (leadingItemGroups + centerItemGroups).flatMap(\.barButtonItems)
  }

  var rightItems: [UIBarButtonItem] {
    let groups = [pinnedTrailingGroup].compactMap { $0 } + trailingItemGroups.reversed()
    return (rightBarButtonItems ?? []) + groups.flatMap { $0.barButtonItems.reversed() }
  }

  /// The first button on the left side of the bar, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem`).
  ///
  /// Setting this button replaces all buttons on that side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right side of the bar, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem`).
  ///
  /// Setting this button replaces all buttons on that side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Creates a navigation item with a title (`developer.apple.com/documentation/uikit/uinavigationitem/init(title:)`).
  public init(title: String) {
    self.title = title
    super.init()
  }
}
