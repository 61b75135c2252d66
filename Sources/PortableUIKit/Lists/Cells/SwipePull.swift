import Foundation

/// The swipe actions beside a cell's content. Pulling them out moves the cell's bounds.
///
/// Measures are observed, not documented.
final class SwipePull: UIView {
  private let configuration: UISwipeActionsConfiguration
  private let isLeading: Bool
  private weak var cell: (any ListCell)?

  init(_ configuration: UISwipeActionsConfiguration, of cell: any ListCell, isLeading: Bool) {
    (self.configuration, self.cell, self.isLeading) = (configuration, cell, isLeading)
    super.init(frame: .zero)
    var width: CGFloat = 0
    for action in isLeading ? configuration.actions : configuration.actions.reversed() {
      let button = button(for: action)
      button.frame = CGRect(
        x: width,
        y: 0,
        width: max(74, button.intrinsicContentSize.width + 30),
        height: cell.bounds.height
      )
      addSubview(button)
      width += button.frame.width
    }
    let x = isLeading ? -width : cell.bounds.width
    frame = CGRect(x: x, y: 0, width: width, height: cell.bounds.height)
  }

  required init?(coder: NSCoder) { nil }

  /// Follows a touch at a horizontal distance from its start.
  func follow(_ distance: CGFloat) {
    cell?.bounds.origin.x = isLeading ? min(0, -distance) : max(0, -distance)
  }

  /// Stays open, closes or performs the first action, depending on how far the touch pulled before it ended.
  func settle() {
    guard let cell else { return }
    let distance = abs(cell.bounds.origin.x)
    if distance > cell.bounds.width * 0.6, configuration.performsFirstActionWithFullSwipe,
      let first = configuration.actions.first
    {
      perform(first)
    } else if distance >= frame.width / 2 {
      cell.bounds.origin.x = isLeading ? -frame.width : frame.width
    } else {
      cell.pull = nil
    }
  }

  private func button(for action: UIContextualAction) -> UIButton {
    let button = UIButton(
      type: .custom,
      primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in
        self?.perform(action)
      }
    )
    button.backgroundColor = action.backgroundColor
    return button
  }

  /// Performs an action. When its handler completes, the row closes, whether or not the action was performed (assumed).
  private func perform(_ action: UIContextualAction) {
    action.handler(action, self) { [weak self] _ in
      if let self, cell?.pull === self { cell?.pull = nil }
    }
  }
}
