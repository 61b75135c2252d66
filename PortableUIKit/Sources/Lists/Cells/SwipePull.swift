import Foundation

/// A view that displays a cell's swipe actions beside the cell's content.
///
/// Moving the origin of the cell's bounds reveals this view. Apple doesn't document the metrics.
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

  /// Moves the cell's content by `distance`, the horizontal movement of the touch in points.
  ///
  /// The content moves only in the direction that reveals the swipe actions.
  func follow(_ distance: CGFloat) {
    cell?.bounds.origin.x = isLeading ? min(0, -distance) : max(0, -distance)
  }

  /// Finishes the swipe when the touch ends.
  ///
  /// A swipe over more than 60% of the cell's width performs the first action, if the configuration permits it.
  /// Otherwise, a swipe over at least half of this view's width leaves the view open. A shorter swipe hides it.
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

  /// Performs an action, and hides the swipe actions when the action calls its completion handler.
  ///
  /// The method hides the swipe actions even if the action reports a failure. Apple doesn't document this case.
  private func perform(_ action: UIContextualAction) {
    action.handler(action, self) { [weak self] _ in
      if let self, cell?.pull === self { cell?.pull = nil }
    }
  }
}
