extension HTTPPageLoader {
  /// The same loader with other names for what it tells the service, and with more to tell it.
  ///
  /// - Parameters:
  ///   - page: what the page's number is called.
  ///   - size: what the number of rows is called.
  ///   - cursor: what the name that an answer gave its next page is called.
  ///   - first: the number of the first page.
  ///   - others: what is sent with every page; the list's parameters count before these.
  /// - Returns: the loader.
  public func parameters(
    page: String = "page",
    size: String = "size",
    cursor: String = "cursor",
    countingFrom first: Int = 1,
    and others: [String: String] = [:]
  ) -> Self {
    with { $0.query = PageQuery(page: page, size: size, cursor: cursor, first: first, others: others) }
  }

  /// The same loader with a header of its requests, in place of the server's one of that name.
  public func header(_ name: String, _ value: String) -> Self {
    with { $0.headers[name] = value }
  }

  /// The same loader with another limit to how long an answer may take than the server's.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Self {
    with { $0.timeout = (duration, clock) }
  }

  /// The same loader, sending `POST` with its parameters in a form. Such a request is never repeated.
  public func posting() -> Self {
    with { $0.isPosting = true }
  }

  /// The same loader with another way to repeat a request whose error `isTransient`. By default that is twice, after 0.5
  /// and 1 second.
  ///
  /// A `Retry-After` header of the answer lengthens the pause. If it asks for more than a minute, the request fails.
  ///
  /// - Parameters:
  ///   - count: how often at most; 0 for never.
  ///   - delay: how long to wait before the first time.
  ///   - backoff: how many times as long to wait before each further time; what is no such number is reported and taken
  ///     as 1.
  ///   - clock: the clock to wait by.
  /// - Returns: the loader.
  public func retry(
    _ count: Int,
    delay: Duration = .milliseconds(500),
    backoff: Double = 2,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    with {
      $0.retried = { answer in
        answer.retry(count, delay: delay, backoff: backoff, clock: clock) {
          ($0 as? RequestError)?.isTransient == true
        }
      }
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// What a service is told of the page that it is asked for, and under which names.
struct PageQuery: Sendable {
  var page = "page"
  var size = "size"
  var cursor = "cursor"
  var first = 1
  var others: [String: String] = [:]

  func parameters(for request: PageRequest) -> [String: String] {
    var parameters = others.merging(request.parameters) { $1 }
    parameters[size] = "\(request.size)"
    if let cursor = request.cursor {
      parameters[self.cursor] = cursor
    } else {
      parameters[page] = "\(first &+ request.index)"
    }
    return parameters
  }
}
