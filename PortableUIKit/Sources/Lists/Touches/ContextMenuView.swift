import Foundation

/// A view that displays a context menu above a window's content.
///
/// A tap outside the menu closes the view. When the user opens a submenu, the submenu replaces the menu. Apple doesn't
/// document the appearance of context menus.
final class ContextMenuView: UIView {
  private let menu: UIMenu
  private let point: CGPoint
  private let background = MenuBackground()

  /// Performs a chosen action.
  private let perform: @MainActor (UIAction) -> Void

  init(
    _ menu: UIMenu,
    at point: CGPoint,
    in window: UIWindow,
    perform: @escaping @MainActor (UIAction) -> Void = { $0.perform(sender: nil) }
  ) {
    (self.menu, self.point, self.perform) = (menu, point, perform)
    super.init(frame: window.bounds)
    backgroundColor = .black.withAlphaComponent(0.2)
    addSubview(background)
    let lines = lines(of: menu)
    let height = CGFloat(lines.count) * 44
    background.frame = CGRect(
      x: max(8, min(point.x, bounds.width - 258)),
      y: max(0, min(point.y, bounds.height - height)),
      width: 250,
      height: height
    )
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: 16, y: CGFloat(index) * 44, width: 234, height: 44)
      background.addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.view === self { removeFromSuperview() }
  }

  private func lines(of menu: UIMenu) -> [UIView] {
    let heading = UILabel()
    heading.text = menu.title
    heading.font = .systemFont(ofSize: 13)
    heading.textColor = .secondaryLabel
    return (menu.title.isEmpty ? [] : [heading]) + menu.children.flatMap(lines)
  }

  private func lines(of element: UIMenuElement) -> [UIView] {
    if let action = element as? UIAction {
      if action.attributes.contains(.hidden) { return [] }
      let marks = [UIMenuElement.State.off: "", .on: "✓ ", .mixed: "– "]
      let title = (marks[action.state] ?? "") + action.title
      let isDestructive = action.attributes.contains(.destructive)
      let line = line(title, image: action.image, isDestructive: isDestructive) { $0.choose(action) }
      line.isEnabled = !action.attributes.contains(.disabled)
      return [line]
    }
    guard let menu = element as? UIMenu else { return [] }
    if menu.options.contains(.displayInline) { return lines(of: menu) }
    return [line(menu.title + " ›", image: menu.image) { $0.open(menu) }]
  }

  private func line(
    _ title: String,
    image: UIImage?,
    isDestructive: Bool = false,
    _ choose: @escaping @MainActor (ContextMenuView) -> Void
  ) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in
      if let self { choose(self) }
    }
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = isDestructive ? .systemRed : .label
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.titleLabel?.textAlignment = .natural
    let picture = UIImageView(frame: CGRect(x: 198, y: 0, width: Symbol.side, height: 44))
    (picture.image, picture.color) = (image, isDestructive ? .systemRed : .label)
    picture.isUserInteractionEnabled = false
    button.addSubview(picture)
    return button
  }

  private func choose(_ action: UIAction) {
    removeFromSuperview()
    perform(action)
  }

  private func open(_ menu: UIMenu) {
    guard let window else { return }
    removeFromSuperview()
    window.addSubview(ContextMenuView(menu, at: point, in: window, perform: perform))
  }
}

private final class MenuBackground: UIView {
  override func drawContent(in drawing: Drawing) {
    drawing.fill(bounds, with: .secondarySystemGroupedBackground, cornerRadius: 13)
    for line in subviews.dropFirst() {
      let separator = CGRect(x: 0, y: line.frame.minY - 0.5, width: bounds.width, height: 0.5)
      drawing.fill(separator, with: .separator)
    }
  }
}

extension Finger {
  /// Turns the touch into a long press on the touched row or item.
  ///
  /// If the row or item has a context menu, the menu opens. If it has drag items, moving the finger then drags it. In
  /// either case, the method cancels the touch. Otherwise, the method does nothing.
  ///
  /// - Returns: Whether a context menu opened.
  @discardableResult
  package func pressLong() -> Bool {
    guard let touch, let view = touch.view else { return false }
    let lists = sequence(first: view, next: \.superview).compactMap { $0 as? any TouchableList }
    guard let list = lists.first else { return false }
    let place = list.touchedPlace(touch)
    let lifted = place.flatMap { ListDrag($0, of: list, at: touch.point) }
    let menu = list.showMenu(of: place, touch)
    guard lifted != nil || menu != nil else { return false }
    cancel()
    drag = lifted
    drag?.menu = menu
    return menu != nil
  }
}

extension TouchableList {
  /// Opens the context menu of the touched row or item, or of the space between items.
  ///
  /// - Returns: The view of the menu, or `nil` if there is no menu or the list isn't in a window.
  fileprivate func showMenu(of place: IndexPath?, _ touch: UITouch) -> UIView? {
    guard let window, let configuration = menu(at: place, point: touch.location(in: self)),
      let menu = configuration.actionProvider?([])
    else { return nil }
    let view = ContextMenuView(menu, at: touch.point, in: window)
    window.addSubview(view)
    return view
  }
}
