public import Foundation
public import ListSource
public import PlatformUIKit

extension EventName {
  /// The name of the event that the footer of a paged list emits when the user taps to retry.
  ///
  /// In response, ``PagedTable`` and ``PagedCollection`` request the failed or canceled page again.
  public static let pageRetryTapped: EventName = "page.retryTapped"

  /// The name of the event that the footer of a paged list emits when the user taps to load more.
  ///
  /// In response, ``PagedTable`` and ``PagedCollection`` load the next page.
  public static let pageMoreTapped: EventName = "page.moreTapped"
}

/// A state that the footer of a paged list shows.
public enum PagedFooterState: Sendable, Equatable {
  /// A page is loading, and no refresh control indicates it.
  case loading

  /// The list is empty, and there are no more pages. If the adapter has an `emptyView`, that shows instead of a footer.
  case empty

  /// The next page, or the first page of an empty list, of stored rows or for other parameters, failed to load.
  case failure(PageFailure)

  /// Loading the first page was canceled, and the list is empty.
  case cancelled

  /// There may be another page, which the user can load.
  case more

  /// The list has rows, and there are no more pages.
  case end

  /// Creates the footer state for a list, or returns nil if the list is idle or paused.
  ///
  /// - Parameters:
  ///   - status: The status of the list.
  ///   - isEmpty: Whether the list has no rows.
  ///   - hasMore: Whether there may be another page.
  public init?(_ status: PageStatus, isEmpty: Bool, hasMore: Bool) {
    switch status {
    case .ongoing(let load) where isEmpty || load.kind != .refresh: self = .loading
    case .failure(let failure) where isEmpty || failure.load.kind != .refresh: self = .failure(failure)
    case .idle, .paused: return nil
    case .cancelled where isEmpty && !hasMore: self = .cancelled
    case .ongoing, .success, .noData, .failure, .cancelled:
      self = hasMore ? .more : isEmpty ? .empty : .end
    }
  }
}

/// The texts of a ``PagedFooterView`` at either end of a list. They are in English unless the app sets others.
public struct PagedTexts: Sendable {
  /// The text while a page is loading.
  public var loading = "Loading…"

  /// The text of a list without rows.
  public var empty = "There is nothing here."

  /// The text of an empty list whose first page was canceled.
  public var cancelled = "Nothing was loaded."

  /// The text below the last row.
  public var end = "That is all."

  /// The title of the button that requests a failed or canceled page again.
  public var retry = "Try again"

  /// The title of the button that requests another page.
  public var more = "More"

  /// A closure that returns the text of a failure, by default its ``PageFailure/message``.
  public var failure: @Sendable (PageFailure) -> String = { $0.message }

  /// Creates the English texts.
  public init() {}
}

/// The default footer and head of a paged list.
///
/// The view shows a message and, if the user can act, a button. The button emits
/// ``RouterEvents/EventName/pageRetryTapped`` or ``RouterEvents/EventName/pageMoreTapped`` up the responder chain.
public final class PagedFooterView: UIView {
  private let label = UILabel(frame: .zero)
  private let button: UIButton?

  /// Creates a footer with the message and the button for a state.
  public init(_ state: PagedFooterState, texts: PagedTexts = PagedTexts()) {
    button = state.action.map { _ in UIButton(configuration: .plain()) }
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    label.text = state.text(texts)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
    guard let button, let event = state.action else { return }
    button.configuration?.title = event == .pageMoreTapped ? texts.more : texts.retry
    button.emits(event, on: .touchUpInside)
    addSubview(button)
  }

  /// Returns nil, because the view cannot be created from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The message that the footer shows.
  public var text: String? { label.text }

  /// Returns a size with the specified width and the height that the content needs at that width, in points.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts(width: size.width).height)
  }

  /// Positions the message and, below it, the button.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let parts = parts(width: bounds.width)
    label.frame = parts.label
    button?.frame = parts.button
  }

  private func parts(width: CGFloat) -> (label: CGRect, button: CGRect, height: CGFloat) {
    let margin: CGFloat = 16
    let room = CGSize(width: max(0, width - 2 * margin), height: .greatestFiniteMagnitude)
    let text = label.text?.isEmpty == false ? label.sizeThatFits(room).height : 0
    let label = CGRect(x: margin, y: 12, width: room.width, height: text)
    guard let button else { return (label, .zero, label.maxY + 12) }
    let size = button.sizeThatFits(room)
    let place = CGRect(
      x: (width - size.width) / 2,
      y: text > 0 ? label.maxY + 8 : 4,
      width: size.width,
      height: size.height
    )
    return (label, place, place.maxY + 4)
  }
}

extension PagedFooterState {
  fileprivate func text(_ texts: PagedTexts) -> String {
    switch self {
    case .loading: texts.loading
    case .empty: texts.empty
    case .failure(let failure): texts.failure(failure)
    case .cancelled: texts.cancelled
    case .more: ""
    case .end: texts.end
    }
  }

  fileprivate var action: EventName? {
    switch self {
    case .failure, .cancelled: .pageRetryTapped
    case .more: .pageMoreTapped
    case .loading, .empty, .end: nil
    }
  }
}

/// A view above the rows of a list that grows at its beginning, in an inset of the list view.
///
/// The inset follows the content offset, because section headers that stay in view are below it: only the visible part of
/// the head adds to it. The table header view of the app stays below the head.
final class PagedHeadView: UIView {
  private static var height: CGFloat { 84 }

  /// The part of the list view's top inset that the head adds.
  private(set) var inset: CGFloat = 0 {
    didSet { if inset != oldValue { (superview as? UIScrollView)?.contentInset.top += inset - oldValue } }
  }

  /// Shows the head for a state, or an empty one, in a list view.
  func show(_ content: UIView?, in listView: UIScrollView) {
    subviews.first?.removeFromSuperview()
    if superview == nil {
      frame = CGRect(x: 0, y: -Self.height, width: listView.bounds.width, height: Self.height)
      autoresizingMask = .flexibleWidth
      listView.addSubview(self)
      // The content of a list view that is not laid out has no size yet.
      if window != nil { listView.layoutIfNeeded() }
    }
    guard let content else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Adds the visible part to the inset. A head that is not needed only shrinks, and leaves once it is invisible.
  func follow(isNeeded: Bool) {
    guard let listView = superview as? UIScrollView else { return }
    let (insets, bounds) = (listView.adjustedContentInset, listView.bounds)
    let others = insets.top - inset
    // Without a bounce, the user could not pull the head into view.
    let bounces = listView.bounces && listView.contentSize.height + others + insets.bottom > bounds.height
    let visible = bounces ? min(Self.height, max(0, -bounds.minY - others)) : Self.height
    inset = isNeeded ? visible : bounces ? min(visible, inset) : 0
    if !isNeeded, inset == 0 { removeFromSuperview() }
  }

  func leave() {
    inset = 0
    removeFromSuperview()
  }
}

/// An object that shows the footer of a paged list. If there is no footer to show, it restores the app's own footer.
@MainActor
final class PagedFooterPresenter {
  private var state: PagedFooterState?
  private var view: UIView?
  private var appFooter: UIView?
  private let widthObserver = WidthObserver(frame: .zero)

  /// Shows the footer for a state. If the state, the closure or its result is nil, restores the app's own footer.
  func show(
    _ newState: PagedFooterState?,
    by make: (@MainActor (PagedFooterState) -> UIView?)?,
    in listView: (any PagedListView)?,
    forced isForced: Bool = false
  ) {
    guard let listView, isForced || newState != state || isReplaced(in: listView) else { return }
    state = newState
    if view == nil || isReplaced(in: listView) { appFooter = listView.pagedFooter }
    view = newState.flatMap { make?($0) }
    if !listView.sizesFooter { measure(in: listView) }
    listView.pagedFooter = view ?? appFooter
    widthObserver.removeFromSuperview()
    guard view != nil, !listView.sizesFooter else { return }
    widthObserver.observe(listView) { [weak self] listView in
      guard let self, let view, !isReplaced(in: listView) else { return }
      measure(in: listView)
      listView.pagedFooter = view
    }
  }

  /// If the footer's content has no height, the footer keeps its height.
  private func measure(in listView: any PagedListView) {
    let room = CGSize(width: listView.bounds.width, height: .greatestFiniteMagnitude)
    guard let view, room.width > 0 else { return }
    let height = view.sizeThatFits(room).height
    view.frame.size = CGSize(width: room.width, height: height > 0 ? height : view.frame.height)
  }

  private func isReplaced(in list: any PagedListView) -> Bool { view != nil && list.pagedFooter !== view }
}

/// A subview of zero height that observes the width of its list view. UIKit does not notify other objects.
private final class WidthObserver: UIView {
  private var lastWidth: CGFloat = 0
  private var onChange: (@MainActor (any PagedListView) -> Void)?

  func observe(_ listView: any PagedListView, onChange body: @escaping @MainActor (any PagedListView) -> Void)
  {
    lastWidth = listView.bounds.width
    onChange = body
    frame = CGRect(x: 0, y: 0, width: lastWidth, height: 0)
    autoresizingMask = .flexibleWidth
    isUserInteractionEnabled = false
    listView.addSubview(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let listView = superview as? any PagedListView, bounds.width != lastWidth else { return }
    lastWidth = bounds.width
    onChange?(listView)
  }
}
