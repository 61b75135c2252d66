import Foundation
import KitSupport
import ListSource
import PagedList
import PlatformUIKit
import TestSupport

/// A service of messages that answers at once, or fails once if a test says so.
struct Messages: PageLoading {
  let service: WindowService
  let fails = Lock(false)

  func page(_ request: PageRequest) async throws -> LoadedPage<Row> {
    if fails.withLock({ exchange(&$0, with: false) }) { throw Broken() }
    let page = try await service.page(request)
    return LoadedPage(page.items.map { Row(id: $0) })
  }
}

/// A list view, the list that it shows, and what brings them together.
@MainActor
struct Chat {
  let view: any PagedTestView
  let list: PagedList<Row>
  let manager: PagedManager<Row>

  /// Lays out until no page loads any more.
  func settle() async {
    while true {
      view.window?.layoutIfNeeded()
      await manager.endCheck?.value
      let running = PageEnd.allCases.filter { list.status(at: $0).ongoing != nil }
      if running.isEmpty { return }
      for await update in list.updates where update.status.ongoing == nil {
        if list.status(at: .previous).ongoing == nil { break }
      }
    }
  }

  func scroll(by distance: CGFloat) async {
    view.contentOffset.y += distance
    await settle()
  }

  var first: String? { view.texts.first }

  /// How far the first visible row is cut off, in points.
  var offsetInRow: CGFloat { (view.contentOffset.y).truncatingRemainder(dividingBy: 40) }
}

extension UIScrollView {
  var rowAdapterOfTest: ListAdapter? {
    (self as? UITableView)?.listAdapter ?? (self as? UICollectionView)?.listAdapter
  }
}
