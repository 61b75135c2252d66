import PagedList

extension PagedList {
  /// Waits until nothing is under way.
  @discardableResult
  func settled() async -> PageStatus {
    for await update in updates where update.status.ongoing == nil { return update.status }
    return status
  }
}
