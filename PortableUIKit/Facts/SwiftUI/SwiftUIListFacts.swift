// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import ListSource
  import RouterEvents
  import SwiftUI
  import Testing
  import UIKit

  extension EventName {
    fileprivate static let probed: EventName = "facts.listProbed"
  }

  private struct Song: Identifiable, Equatable {
    var id: Int
  }

  @MainActor
  private func songs(_ ids: Range<Int>) -> ListSource {
    ListSource {
      Rows(ids.map { Song(id: $0) }) { song, _ in
        var content = UIListContentConfiguration.cell()
        content.text = "song \(song.id)"
        return content
      }
    }
  }

  /// Hands the state of a view to a test.
  @MainActor
  private final class Remote {
    var count = 0
    var set: @MainActor (Set<Int>) -> Void = { _ in }
    var selected: @MainActor () -> Set<Int> = { [] }
  }

  private struct Player: View {
    let remote: Remote
    let table: UITableView.Style?
    @State private var ids: Set<Int> = []

    var body: some View {
      remote.set = { ids = $0 }
      remote.selected = { ids }
      remote.count += 1
      return ListSourceView(songs(0..<5), table: table, selection: $ids)
    }
  }

  private final class Link: EventResponder {
    var nextEventResponder: (any EventResponder)? { nil }
  }

  /// The kit's list view for SwiftUI, and what it relies on there.
  @MainActor
  @Suite(.onScreen)
  struct SwiftUIListFacts {
    private let host = Host()

    private func listView(in view: UIView) -> UIScrollView? {
      view.subviews.lazy.compactMap { $0 as? UITableView ?? $0 as? UICollectionView ?? listView(in: $0) }
        .first
    }

    private func selected(in view: UIScrollView?) -> [Int] {
      let places =
        (view as? UITableView)?.indexPathsForSelectedRows
        ?? (view as? UICollectionView)?.indexPathsForSelectedItems ?? []
      return places.map(\.row).sorted()
    }

    /// `developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)`: the view is updated when
    /// the state changes; *assumed*: also for a binding that a key path derives.
    @Test(arguments: [nil, UITableView.Style.plain])
    func theStateSelectsRows(table: UITableView.Style?) async {
      let window = host.makeWindow()
      let remote = Remote()
      let root = UIHostingController(rootView: Player(remote: remote, table: table))
      window.show(root)
      _ = await host.settles { listView(in: root.view) != nil }

      remote.set([1, 3])
      let isSelected = await host.settles { selected(in: listView(in: root.view)) == [1, 3] }

      #expect(isSelected)
    }

    /// `developer.apple.com/documentation/swiftui/binding/wrappedvalue`
    @Test func theUserChangesTheState() async {
      let window = host.makeWindow()
      let remote = Remote()
      let root = UIHostingController(rootView: Player(remote: remote, table: .plain))
      window.show(root)
      _ = await host.settles { (listView(in: root.view) as? UITableView)?.numberOfSections == 1 }

      let table = listView(in: root.view) as? UITableView
      table?.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      if let table { table.delegate?.tableView?(table, didSelectRowAt: [0, 2]) }
      let isSet = await host.settles { remote.selected() == [2] }
      let count = remote.count
      await host.settle()

      #expect(isSet)
      #expect(remote.count == count)
    }

    /// *Assumed*: the view of a representable is below the view of the controller that shows it.
    @Test func eventsOfRowsGoThroughTheNamedResponderFirst() async {
      let window = host.makeWindow()
      let link = Link()
      let root = UIHostingController(rootView: ListSourceView(songs(0..<3)).routerEvents(from: link))
      var hops: [String] = []
      let observations = [
        link.onRouterEvent(.probed, then: .handledAndForwarded) { _ in hops.append("link") },
        root.onRouterEvent(.probed) { _ in hops.append("root") },
      ]
      window.show(root)
      _ = await host.settles { listView(in: root.view)?.window === window }

      listView(in: root.view)?.routerEvent(name: .probed)

      #expect(hops == ["link", "root"])
      for observation in observations { observation.cancel() }
    }
  }
#endif
