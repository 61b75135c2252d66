package import PagedList

extension PagedList {
  /// Waits until nothing is loading, and returns the status.
  @discardableResult
  package func settled() async -> PageStatus {
    for await update in updates where update.status.ongoing == nil { return update.status }
    return status
  }
}
