import Foundation
import KitSupport
import PagedList
import PlatformUIKit
import TestSupport
import Testing

/// Random schedules of scrolling, failures, refreshes, deleted and arriving messages, and jumps, in a view.
///
/// The user sees all messages in order, at most the bound is held, and nothing moves but by scrolling and jumps.
///
/// The suite assumes of UIKit what these facts show: `theDelegateIsCalledForEveryNewOffset`,
/// `scrollingShowsAndRemovesRows`, `deletionsReferToBeforeAndInsertionsToAfterInAnyOrder`,
/// `countsAreKnownBeforeTheFirstLayout`, and `aViewWhoseContentShrinksIsScrolledBack`. The stand-in keeps the offset
/// when rows are inserted above the screen. Where UIKit moves it, the kit sets it again.
@MainActor
@Suite(.watchdog)
struct RandomChatTests {
  @Test(arguments: PagedKind.allCases)
  func nothingMovesAndNothingIsLost(kind: PagedKind) async {
    for random in RandomCase.all(20, "CHAT_CASES") {
      let life = ChatLife(kind, random)
      await life.run()
      if let problem = life.problem {
        Issue.record("\(random), \(kind): \(problem) after \(life.events)")
        return
      }
    }
  }
}

/// A chat of 300 messages, 40 points high each, that begins in the middle.
@MainActor
private final class ChatLife {
  private static let bound = 60

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let service = WindowService(.keys, rows: 0..<300)
  private let messages: Messages
  private let chat: Chat
  private var generator: SeededGenerator
  private(set) var events: [String] = []
  private(set) var problem: String?

  init(_ kind: PagedKind, _ random: RandomCase) {
    generator = random.generator
    messages = Messages(service: service)
    let anchor = Int.random(in: 0..<300, using: &generator)
    let list = PagedList(messages, pageSize: 10, uniqueBy: \.id, around: anchor, keeping: Self.bound)
    let view = kind.makeView()
    window.addSubview(view)
    window.isHidden = false
    chat = Chat(view: view, list: list, manager: view.makeManager(showing: list))
    events.append("around \(anchor)")
  }

  func run() async {
    _ = await chat.manager.loadFirstPage().finished
    await chat.settle()
    for _ in 0..<Int.random(in: 1...40, using: &generator) where problem == nil {
      await step()
      check()
    }
    messages.fails.withLock { $0 = false }
    for end in PageEnd.allCases { chat.list.retry(at: end) }
    await chat.settle()
    await walk(by: -200) { self.chat.list.hasPrevious }
    await walk(by: 200) { self.chat.list.hasNext }
  }

  private func step() async {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<5: await scroll(by: CGFloat(Int.random(in: -240...240, using: &generator)))
    case 5...6:
      events.append("message")
      await holdingStill {
        chat.list.append(Row(id: service.change { $0.insert() }))
      }
    case 7: await remove()
    case 8:
      guard let row = service.rows.randomElement(using: &generator) else { return }
      events.append("jump to \(row)")
      let load = chat.manager.jump(to: row)
      await chat.settle()
      if await load.finished == .success(PageLoad(.refresh)), !shown.contains(row) {
        problem = "no \(row) in \(shown)"
      }
    case 9:
      events.append("refresh")
      await holdingStill { _ = await chat.manager.refreshAroundFirstVisibleRow().finished }
    case 10:
      events.append("fail")
      messages.fails.withLock { $0 = true }
    default:
      events.append("retry")
      for end in PageEnd.allCases { chat.list.retry(at: end) }
      await chat.settle()
    }
  }

  private func remove() async {
    guard let row = chat.list.items.randomElement(using: &generator) else { return }
    events.append("remove \(row.id)")
    service.change { $0.delete(row.id) }
    await holdingStill { chat.list.edit { $0.removeAll { $0 == row } } }
  }

  /// Scrolls within the rows that are there, as a user does.
  private func scroll(by distance: CGFloat) async {
    let view = chat.view
    let last = max(-view.adjustedContentInset.top, view.contentSize.height - view.bounds.height)
    let target = min(max(view.contentOffset.y + distance, -view.adjustedContentInset.top), last)
    events.append("scroll by \(target - view.contentOffset.y)")
    let place = self.place
    let moved = target - view.contentOffset.y
    await chat.scroll(by: moved)
    guard let place, let now = self.place, target >= 0, target < last else { return }
    if now != place + moved { problem = "scrolled from \(place) by \(moved) to \(now)" }
  }

  private func walk(by distance: CGFloat, while hasMore: () -> Bool) async {
    for _ in 0..<200 where problem == nil && hasMore() {
      await scroll(by: distance)
      check()
    }
    guard problem == nil else { return }
    let expected = distance < 0 ? service.rows.first : service.rows.last
    let found = distance < 0 ? chat.list.items.first : chat.list.items.last
    if hasMore() || found?.id != expected {
      problem = "\(found as Any) instead of \(expected as Any) at the end"
    }
  }

  /// Checks that the visible rows stay where they are, as far as they are still there and the list is long enough.
  private func holdingStill(_ change: () async -> Void) async {
    let view = chat.view
    // The head covers the rows above this one.
    let first = shown.first { top(of: $0).map { $0 + 40 > view.adjustedContentInset.top } ?? false }
    let before = first.flatMap(top)
    await change()
    await chat.settle()
    let last = view.contentSize.height - view.bounds.height
    guard let before, let after = first.flatMap(top), view.contentOffset.y < last else { return }
    if after != before { problem = "\(first ?? 0) moved from \(before) to \(after)" }
  }

  /// The distance between the tops of the view and of a row.
  private func top(of row: Int) -> CGFloat? {
    chat.list.items.firstIndex(of: Row(id: row)).map { CGFloat($0) * 40 - chat.view.contentOffset.y }
  }

  private var shown: [Int] { chat.view.texts.compactMap { Int($0.dropFirst(4)) } }

  /// The distance between the top of the view and the service's first row.
  private var place: CGFloat? {
    guard chat.view.contentOffset.y >= 0, let row = shown.first else { return nil }
    return service.rows.firstIndex(of: row).map { CGFloat($0) * 40 + chat.offsetInRow }
  }

  private func check() {
    guard problem == nil else { return }
    let items = chat.list.items.map(\.id)
    if chat.view.rowCount != items.count { problem = "\(chat.view.rowCount) rows of \(items.count)" }
    if items.count > Self.bound { problem = "\(items.count) rows" }
    let rows = service.rows
    if let first = items.first, let start = rows.firstIndex(of: first) {
      if Array(rows[start...].prefix(items.count)) != items {
        problem = "\(items) is no part of the messages"
      }
    }
    let row = shown.first.flatMap(items.firstIndex) ?? 0
    if Array(items[row...].prefix(shown.count)) != shown { problem = "\(shown) of \(items)" }
  }
}
