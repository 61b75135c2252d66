public import Foundation
public import ListSource

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension EventName {
  /// The user wants the page that failed to be asked for again. A footer of a ``PagedTable`` or ``PagedCollection`` emits
  /// it.
  public static let pageRetryTapped: EventName = "page.retryTapped"

  /// The user wants the next page. A footer of a ``PagedTable`` or ``PagedCollection`` emits it.
  public static let pageMoreTapped: EventName = "page.moreTapped"
}

/// What the foot of a paged list says.
public enum PagedFooter: Sendable, Equatable {
  /// A page is on its way, and nothing else says so.
  case loading

  /// There are no rows, and no page that could bring some.
  case empty

  /// A page did not come that the list needs to go on.
  case failure(PageFailure)

  /// The first page was cancelled, and there are no rows.
  case cancelled

  /// There may be another page.
  case more

  /// There are no more pages.
  case end

  /// What a list has to say; nil where that is nothing.
  ///
  /// - Parameters:
  ///   - status: what the list is doing.
  ///   - isEmpty: whether it has no rows.
  ///   - hasMore: whether there may be another page.
  public init?(_ status: PageStatus, isEmpty: Bool, hasMore: Bool) {
    switch status {
    case .ongoing(let load) where isEmpty || load.kind == .next: self = .loading
    case .failure(let failure) where isEmpty || failure.load.kind == .next: self = .failure(failure)
    case .notExecuted, .paused: return nil
    case .cancelled where isEmpty && !hasMore: self = .cancelled
    case .ongoing, .success, .noData, .failure, .cancelled:
      self = hasMore ? .more : isEmpty ? .empty : .end
    }
  }
}

/// The foot of a paged list, where the app gives it no other: a sentence, and a button where there is something to do.
///
/// The button emits ``RouterEvents/EventName/pageRetryTapped`` or ``RouterEvents/EventName/pageMoreTapped`` up the
/// responder chain.
public final class PagedFooterView: UIView {
  private let label = UILabel(frame: .zero)
  private let button: UIButton?

  /// Makes a view as high as what it says needs, once it has the list's width.
  public init(_ footer: PagedFooter) {
    button = footer.action.map { _ in UIButton(configuration: .plain()) }
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    label.text = footer.text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
    guard let button, let action = footer.action else { return }
    button.configuration?.title = action.title
    button.emits(action.event, on: .touchUpInside)
    addSubview(button)
  }

  /// This view is not made from a storyboard.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What it says.
  public var text: String? { label.text }

  /// The height of what it says, in points, at a width.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts(width: size.width).height)
  }

  /// Puts the sentence above the button.
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

extension PagedFooter {
  /// What is said, in English.
  fileprivate var text: String {
    switch self {
    case .loading: "Loading …"
    case .empty: "There is nothing here."
    case .failure(let failure): failure.message
    case .cancelled: "Nothing was loaded."
    case .more: ""
    case .end: "That is all."
    }
  }

  fileprivate var action: (title: String, event: EventName)? {
    switch self {
    case .failure, .cancelled: ("Try again", .pageRetryTapped)
    case .more: ("More", .pageMoreTapped)
    case .loading, .empty, .end: nil
    }
  }
}
