import PagedList

extension PagedList {
  /// Loads the first page and waits for it.
  func loadedFirst() async {
    loadFirstPage()
    await settled()
  }
}
