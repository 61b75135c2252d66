public import Foundation

/// A bar that displays the title and the buttons of a navigation item
/// (`developer.apple.com/documentation/uikit/uinavigationbar`).
///
/// As in UIKit, bar button items aren't views. The bar creates a view for each item that it displays.
open class UINavigationBar: UIView {
  private let titleLabel = UILabel()
  private var leftButtons: [UIButton] = []
  private var rightButtons: [UIButton] = []
  private var showsTopItem = false
  private var searchBar: UISearchBar?

  /// The height of the title, the buttons and the search bar, in points.
  var height: CGFloat { UINavigationBar.titleHeight + (topItem?.searchController == nil ? 0 : 52) }

  private static let titleHeight: CGFloat = 44

  /// A closure that runs when the user taps the back button.
  var onBack: () -> Void = {}

  /// The navigation items, from the bottom to the top of the stack
  /// (`developer.apple.com/documentation/uikit/uinavigationbar/items`).
  ///
  /// The bar displays the last item.
  open internal(set) var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = {} }
      for item in items ?? [] { item.onChange = { [weak self] in self?.showAgain() } }
      showAgain()
    }
  }

  /// The navigation item that the bar displays, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uinavigationbar/topitem`).
  open var topItem: UINavigationItem? { items?.last }

  /// The navigation item directly below ``topItem`` on the stack, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uinavigationbar/backitem`).
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Creates a navigation bar with the given frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a navigation bar with an empty frame, and ignores the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Lays out the buttons at the left and right edges of the bar and the title in the center
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !showsTopItem { showTopItem() }
    let title = bounds.divided(atDistance: UINavigationBar.titleHeight, from: .minYEdge)
    searchBar?.frame = title.remainder
    let bounds = title.slice
    var left = bounds.minX
    for button in leftButtons {
      button.frame = CGRect(x: left, y: 0, width: button.intrinsicContentSize.width, height: bounds.height)
      left = button.frame.maxX
    }
    var right = bounds.maxX
    for button in rightButtons {
      right -= button.intrinsicContentSize.width
      button.frame = CGRect(x: right, y: 0, width: button.intrinsicContentSize.width, height: bounds.height)
    }
    titleLabel.frame = bounds.insetBy(dx: max(left - bounds.minX, bounds.maxX - right), dy: 0)
  }

  override func drawContent(in drawing: Drawing) {
    drawing.fill(bounds, with: .systemBackground)
    drawing.fill(CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1), with: .separator)
  }

  private func setUp() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
  }

  private func showAgain() {
    showsTopItem = false
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func showTopItem() {
    showsTopItem = true
    titleLabel.text = topItem?.title
    let search = topItem?.searchController?.searchBar
    if searchBar !== search {
      if searchBar?.superview === self { searchBar?.removeFromSuperview() }
      if let search { addSubview(search) }
      searchBar = search
    }
    for button in leftButtons + rightButtons { button.removeFromSuperview() }
    leftButtons = (topItem?.leftItems ?? []).map(button)
    rightButtons = (topItem?.rightItems ?? []).map(button)
    if leftButtons.isEmpty, let backItem { leftButtons = [backButton(to: backItem)] }
    for button in leftButtons + rightButtons { addSubview(button) }
  }

  private func button(for item: UIBarButtonItem) -> UIButton {
    item.onChange = { [weak self] in self?.showAgain() }
    let button = button(titled: item.title) { [weak item] in item?.primaryAction?.perform(sender: item) }
    button.isEnabled = item.isEnabled
    return button
  }

  private func backButton(to item: UINavigationItem) -> UIButton {
    button(titled: "‹ \(item.title ?? "Back")") { [weak self] in self?.onBack() }
  }

  private func button(titled title: String?, action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    button.titleLabel?.font = .systemFont(ofSize: 17)
    return button
  }
}
