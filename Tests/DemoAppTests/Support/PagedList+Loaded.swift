import PagedList

extension PagedList {
  /// Loads the first page and waits for it.
  func loadedFirst() async {
    loadFirstPage()
    await settled()
  }

  /// Waits until nothing is under way.
  func settled() async {
    for await update in updates where update.status.ongoing == nil { return }
  }
}
