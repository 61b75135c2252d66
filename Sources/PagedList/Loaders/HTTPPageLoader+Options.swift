extension HTTPPageLoader {
  /// Returns a copy of the loader with the specified parameter names and additional parameters.
  ///
  /// - Parameters:
  ///   - page: The name of the parameter for the page number.
  ///   - size: The name of the parameter for the page size.
  ///   - cursor: The name of the parameter for the cursor.
  ///   - first: The page number to send for the first page.
  ///   - others: Additional parameters of every request. The list's parameters override them.
  /// - Returns: A copy of the loader.
  public func parameters(
    page: String = "page",
    size: String = "size",
    cursor: String = "cursor",
    countingFrom first: Int = 1,
    and others: [String: String] = [:]
  ) -> Self {
    with { $0.query = PageQuery(page: page, size: size, cursor: cursor, first: first, others: others) }
  }

  /// Returns a copy of the loader with an additional request header. If the loader's `Server` sets a header of
  /// the same name, the new value replaces it.
  public func header(_ name: String, _ value: String) -> Self {
    with { $0.headers[name] = value }
  }

  /// Returns a copy of the loader with a timeout for each request. The timeout replaces the server's timeout.
  ///
  /// - Parameters:
  ///   - duration: The maximum duration until the response is complete. Each retry has the same timeout.
  ///   - clock: The clock that measures the duration.
  /// - Returns: A copy of the loader.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Self {
    with { $0.timeout = (duration, clock) }
  }

  /// Returns a copy of the loader that sends its parameters as a form in `POST` requests. The loader does not retry
  /// these requests.
  public func posting() -> Self {
    with { $0.isPosting = true }
  }

  /// Returns a copy of the loader that retries requests after transient errors.
  ///
  /// An error is transient if its `RequestError.isTransient` property is true. By default, a loader retries twice:
  /// after 0.5 seconds, and then after 1 second. A `Retry-After` header can extend the delay. If the header requests a
  /// delay of more than one minute, the loader does not retry the request.
  ///
  /// - Parameters:
  ///   - count: The maximum number of retries. Pass 0 to disable retries.
  ///   - delay: The delay before the first retry.
  ///   - backoff: The factor that multiplies the delay after each retry. A negative or non-finite factor is reported
  ///     and replaced by 1.
  ///   - clock: The clock that measures the delay.
  /// - Returns: A copy of the loader.
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

/// The parameter names, the first page number, and the additional parameters of page requests.
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
