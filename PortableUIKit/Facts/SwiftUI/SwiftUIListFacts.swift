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
  private func songs(
    _ ids: Range<Int>,
    onConfigure: @escaping @MainActor (_ id: Int) -> Void = { _ in }
  ) -> ListSource {
    ListSource {
      Rows(ids.map { Song(id: $0) }) { song, _ in
        onConfigure(song.id)
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
    var change: @MainActor (_ number: Int, _ isShown: Bool) -> Void = { _, _ in }
    var place: @MainActor () -> ListPlace? = { nil }

    /// Whether animations were on when the cells of songs were last configured, by id.
    var animations: [Int: Bool] = [:]
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

  private struct Library: View {
    let remote: Remote
    @State private var ids: Set<Int> = []
    @State private var place: ListPlace?
    @State private var number = 80
    @State private var isShown = true

    private var list: ListSource {
      songs(0..<number) { [remote] in remote.animations[$0] = UIView.areAnimationsEnabled }
    }

    var body: some View {
      remote.change = { (number, isShown) = ($0, $1) }
      remote.selected = { ids }
      remote.place = { place }
      return VStack {
        if isShown { ListSourceView(list, table: .plain, selection: $ids, position: $place) }
      }
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

    /// Shows a library in a window, and returns its table view.
    private func showLibrary(_ remote: Remote, in window: UIWindow) async throws -> UITableView {
      let root = UIHostingController(rootView: Library(remote: remote))
      window.show(root)
      _ = await host.settles { (listView(in: root.view) as? UITableView)?.visibleCells.isEmpty == false }
      return try #require(listView(in: root.view) as? UITableView)
    }

    /// `developer.apple.com/documentation/swiftui/binding/wrappedvalue`
    @Test func aScrollChangesThePosition() async throws {
      let remote = Remote()
      let window = host.makeWindow()
      let table = try await showLibrary(remote, in: window)

      table.scrollToRow(at: [0, 40], at: .top, animated: false)
      table.delegate?.scrollViewDidEndDecelerating?(table)
      let isSet = await host.settles { remote.place()?.id(as: Int.self) == 40 }

      #expect(isSet)
    }

    /// `developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)`
    @Test func aListViewThatIsGoneChangesNothing() async throws {
      let remote = Remote()
      let window = host.makeWindow()
      let table = try await showLibrary(remote, in: window)

      remote.change(80, false)
      let isGone = await host.settles { table.window == nil }
      table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      table.delegate?.tableView?(table, didSelectRowAt: [0, 2])
      await host.settle()

      #expect(isGone)
      #expect(remote.selected().isEmpty)
    }

    /// `developer.apple.com/documentation/swiftui/withanimation(_:_:)` and
    /// `developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/transaction`; that the table view requests the
    /// cell of an inserted row during its batch update is *assumed*.
    @Test(arguments: [true, false])
    func aChangeInAnAnimationIsAnimated(isAnimated: Bool) async throws {
      let remote = Remote()
      let window = host.makeWindow()
      let table = try await showLibrary(remote, in: window)
      remote.change(1, true)
      _ = await host.settles { table.numberOfRows(inSection: 0) == 1 }

      if isAnimated { withAnimation { remote.change(2, true) } } else { remote.change(2, true) }
      _ = await host.settles { table.numberOfRows(inSection: 0) == 2 }

      #expect(remote.animations[1] == isAnimated)
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
