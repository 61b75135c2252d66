import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A node of an outline that is expanded and collapsed.
@MainActor
enum OutlineBenchmarks {
  static var all: [Benchmark] { [expanding(.table), expanding(.collection)] }

  private static func expanding(_ kind: Kind) -> Benchmark {
    Benchmark(
      name: "outline.expand.\(kind)",
      work: """
        a node of an outline of 100,000 expanded in a \(kind), from call to batch, and collapsed, with 100 children
        """,
      against: "the same children shown in a collapsible section beside 100,000 rows",
      goal: .atMost(2)
    ) {
      let nodes = (0..<100_000).map { number in
        Node(id: number, children: number == 50_000 ? (1...100).map { Node(id: -$0) } : [])
      }
      let outline = Toggled(
        kind,
        ListSource { ListSection("nodes") { rows(nodes).expandable(children: \.known) } }
      )
      let flat = Toggled(
        kind,
        ListSource {
          ListSection("before") { rows(nodes.map { Node(id: $0.id) }) }
          ListSection("children") { rows(nodes[50_000].children) }.collapsible(
            emits: "toggled",
            isCollapsed: true
          )
        }
      )
      var best = (work: Double.infinity, against: Double.infinity)
      for _ in 0..<10 {
        best.work = min(
          best.work,
          outline.time { $0.expand(50_000) } + outline.time { $0.collapse(50_000) }
        )
        best.against = min(
          best.against,
          flat.time { $0.setCollapsed(false, section: "children") }
            + flat.time { $0.setCollapsed(true, section: "children") }
        )
      }
      return Figure(value: best.work / best.against, sides: best)
    }
  }

  private static func rows(_ nodes: [Node]) -> Rows<Node> {
    Rows(nodes) { _, _ in UIListContentConfiguration.cell() }
  }

  enum Kind: String, CustomStringConvertible {
    case table, collection = "collection view"

    var description: String { rawValue }
  }
}

private struct Node: Identifiable, Equatable {
  let id: Int
  var children: [Node] = []

  var known: [Node]? { children.isEmpty ? nil : children }
}

/// A window with a list view whose rows are shown and hidden.
@MainActor
private final class Toggled {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view: any WatchedList
  private let adapter: ListAdapter

  init(_ kind: OutlineBenchmarks.Kind, _ list: ListSource) {
    switch kind {
    case .table:
      let table = WatchedTable(frame: window.bounds, style: .plain)
      (view, adapter) = (table, TableAdapter(table))
    case .collection:
      let collection = WatchedCollection(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      (view, adapter) = (collection, CollectionAdapter(collection))
    }
    window.addSubview(view)
    window.isHidden = false
    adapter.apply(list, animated: false)
    window.layoutIfNeeded()
  }

  /// Returns the nanoseconds from a call until the list view receives its batch.
  func time(_ call: (ListAdapter) -> Void) -> Double {
    window.layoutIfNeeded()
    let begin = Timing.now
    call(adapter)
    return view.batchBegin - begin
  }
}
