/// The updates of a ``PagedList``, for any number of readers, each of which sees the state it finds first.
///
/// A reader that is slower than the list misses no change, but sees several as one: the pages that came meanwhile are one
/// range, and so forth. So a reader never keeps more than one update waiting. It ends with the list, which it does not
/// hold.
public struct PagedListUpdates<Item: Sendable>: AsyncSequence, Sendable {
  /// What a reader gets.
  public typealias Element = PagedListUpdate<Item>

  let open: @Sendable () async -> Reading<Item>?

  /// Begins to read.
  public func makeAsyncIterator() -> Iterator { Iterator(open: open) }

  /// One reader.
  public struct Iterator: AsyncIteratorProtocol {
    let open: @Sendable () async -> Reading<Item>?
    private var mailbox: Mailbox<Item>?
    private var arrivals: AsyncStream<Void>.Iterator?

    fileprivate init(open: @escaping @Sendable () async -> Reading<Item>?) {
      self.open = open
    }

    /// The next update, at first the list as it is now; nil once the list is gone or the task is cancelled.
    public mutating func next() async -> PagedListUpdate<Item>? {
      if arrivals == nil {
        let reading = await open()
        mailbox = reading?.mailbox
        arrivals = reading?.arrivals.makeAsyncIterator()
      }
      while await arrivals?.next() != nil {
        if let update = mailbox?.take() { return update }
      }
      return nil
    }
  }
}
