internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The place at the foot of a table, which is the app's where there is nothing to say.
@MainActor
final class PagedFoot {
  private var said: PagedFooter?
  private var view: UIView?
  private var own: UIView?
  private let width = WidthView(frame: .zero)

  /// Shows what there is to say, unless it shows.
  ///
  /// - Parameters:
  ///   - footer: what there is to say; nil where that is nothing.
  ///   - make: makes the view that says it; nil, or its answer of nil, leaves what the app has there.
  ///   - tableView: where it is said.
  ///   - isAnew: whether what shows may have been made by another closure.
  func show(
    _ footer: PagedFooter?,
    by make: (@MainActor (PagedFooter) -> UIView?)?,
    in tableView: UITableView?,
    anew isAnew: Bool = false
  ) {
    guard let tableView, isAnew || footer != said || isTaken(in: tableView) else { return }
    said = footer
    if view == nil || isTaken(in: tableView) { own = tableView.tableFooterView }
    view = footer.flatMap { make?($0) }
    measure(in: tableView)
    tableView.tableFooterView = view ?? own
    width.removeFromSuperview()
    guard view != nil else { return }
    width.stand(in: tableView) { [weak self] tableView in
      guard let self, let view, !isTaken(in: tableView) else { return }
      measure(in: tableView)
      tableView.tableFooterView = view
    }
  }

  /// Makes the view as wide as the table, and as high as it asks for at that width. A table without a width has not been
  /// laid out yet.
  private func measure(in tableView: UITableView) {
    let room = CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)
    guard let view, room.width > 0 else { return }
    let height = view.sizeThatFits(room).height
    view.frame.size = CGSize(width: room.width, height: height > 0 ? height : view.frame.height)
  }

  /// Whether the app has put a view of its own there meanwhile.
  private func isTaken(in tableView: UITableView) -> Bool {
    view != nil && tableView.tableFooterView !== view
  }
}

/// A view without height in a table view that notices when the table view's width changes: nothing tells anybody else.
private final class WidthView: UIView {
  private var known: CGFloat = 0
  private var onChange: (@MainActor (UITableView) -> Void)?

  /// Takes its place in a table view, and calls `body` whenever the width has changed from now on.
  func stand(in tableView: UITableView, onChange body: @escaping @MainActor (UITableView) -> Void) {
    known = tableView.bounds.width
    onChange = body
    frame = CGRect(x: 0, y: 0, width: known, height: 0)
    autoresizingMask = .flexibleWidth
    isUserInteractionEnabled = false
    tableView.addSubview(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let tableView = superview as? UITableView, bounds.width != known else { return }
    known = bounds.width
    onChange?(tableView)
  }
}
