internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The place at the foot of a list, which is the app's where there is nothing to say.
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
  ///   - listView: where it is said.
  ///   - isAnew: whether what shows may have been made by another closure.
  func show(
    _ footer: PagedFooter?,
    by make: (@MainActor (PagedFooter) -> UIView?)?,
    in listView: (any PagedListView)?,
    anew isAnew: Bool = false
  ) {
    guard let listView, isAnew || footer != said || isTaken(in: listView) else { return }
    said = footer
    if view == nil || isTaken(in: listView) { own = listView.foot }
    view = footer.flatMap { make?($0) }
    if !listView.measuresFoot { measure(in: listView) }
    listView.foot = view ?? own
    width.removeFromSuperview()
    guard view != nil, !listView.measuresFoot else { return }
    width.stand(in: listView) { [weak self] listView in
      guard let self, let view, !isTaken(in: listView) else { return }
      measure(in: listView)
      listView.foot = view
    }
  }

  /// Makes the view as wide as the list, and as high as it asks for at that width. A list view without a width has not
  /// been laid out yet.
  private func measure(in listView: any PagedListView) {
    let room = CGSize(width: listView.bounds.width, height: .greatestFiniteMagnitude)
    guard let view, room.width > 0 else { return }
    let height = view.sizeThatFits(room).height
    view.frame.size = CGSize(width: room.width, height: height > 0 ? height : view.frame.height)
  }

  /// Whether the app has put a view of its own there meanwhile.
  private func isTaken(in listView: any PagedListView) -> Bool {
    view != nil && listView.foot !== view
  }
}

/// A view without height in a list view that notices when the list view's width changes: nothing tells anybody else.
private final class WidthView: UIView {
  private var known: CGFloat = 0
  private var onChange: (@MainActor (any PagedListView) -> Void)?

  /// Takes its place in a list view, and calls `body` whenever the width has changed from now on.
  func stand(in listView: any PagedListView, onChange body: @escaping @MainActor (any PagedListView) -> Void)
  {
    known = listView.bounds.width
    onChange = body
    frame = CGRect(x: 0, y: 0, width: known, height: 0)
    autoresizingMask = .flexibleWidth
    isUserInteractionEnabled = false
    listView.addSubview(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let listView = superview as? any PagedListView, bounds.width != known else { return }
    known = bounds.width
    onChange?(listView)
  }
}
