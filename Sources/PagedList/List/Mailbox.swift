internal import KitSupport

/// What waits for one reader of a list's updates: one update at most.
final class Mailbox<Item: Sendable>: Sendable {
  private let bell: AsyncStream<Void>.Continuation
  private let waiting: Lock<PagedListUpdate<Item>?>

  init(_ update: PagedListUpdate<Item>, _ bell: AsyncStream<Void>.Continuation) {
    self.bell = bell
    waiting = Lock(update)
    bell.yield()
  }

  /// Puts an update in, together with the one that waits.
  func put(_ update: PagedListUpdate<Item>) {
    let earlier = waiting.withLock { waiting in
      var update = update
      if let before = waiting?.change {
        update.change = update.change.map(before.followed) ?? before
      }
      return exchange(&waiting, with: update)
    }
    bell.yield()
    withExtendedLifetime(earlier) {}
  }

  func take() -> PagedListUpdate<Item>? {
    waiting.withLock { exchange(&$0, with: nil) }
  }

  /// Ends the reading, once what waits is read.
  func close() {
    bell.finish()
  }

}

/// What one reader of a list's updates holds. It ends when that is let go: nobody else may hold the stream.
struct Reading<Item: Sendable>: Sendable {
  let mailbox: Mailbox<Item>

  /// Has an element where something was put in since the last one.
  let arrivals: AsyncStream<Void>
}

/// The readers of a list's updates. They end with it.
final class Mailboxes<Item: Sendable>: Sendable {
  private struct State {
    var open: [Int: Mailbox<Item>] = [:]
    var last = 0
  }

  private let state = Lock(State())

  /// How many are reading.
  var count: Int { state.withLock { $0.open.count } }

  deinit {
    for mailbox in state.withLock({ $0.open.values }) { mailbox.close() }
  }

  func open(with update: PagedListUpdate<Item>) -> Reading<Item> {
    let (arrivals, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let mailbox = Mailbox(update, bell)
    let number = state.withLock { state in
      state.last += 1
      state.open[state.last] = mailbox
      return state.last
    }
    bell.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.open.removeValue(forKey: number) }
    }
    return Reading(mailbox: mailbox, arrivals: arrivals)
  }

  func put(_ update: PagedListUpdate<Item>) {
    for mailbox in state.withLock({ Array($0.open.values) }) { mailbox.put(update) }
  }
}
