// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import TestSupport
  import Testing

  /// Children that come when a node is first expanded.
  @MainActor
  @Suite
  struct OutlineLoadingTests {
    private struct Failure: Error {}

    /// A service whose answers wait for a test.
    @MainActor
    private final class Service {
      var gate = TestGate()
      var fails = false
      private(set) var asked: [String] = []
      private(set) var cancelled = 0

      func children(of node: Node) async throws -> [Node] {
        asked.append(node.id)
        do { try await gate.pass() } catch {
          cancelled += 1
          throw error
        }
        if fails { throw Failure() }
        return [Node("\(node.id)1"), Node("\(node.id)2", [])]
      }

      func list(_ nodes: [Node] = [Node("a", []), Node("b", [])]) -> ListSource {
        NodeCells.content.list(nodes) { rows in
          rows.expandable(emits: .nodeToggled) { try await self.children(of: $0) }
        }
      }
    }

    private struct Folder: CellModel, Identifiable, Equatable {
      var id: Int
      var height: CellHeight { .fixed(60) }
    }

    /// Shows a list and taps its first row. Returns the screen, and what was reported meanwhile.
    private func expanded(_ list: ListSource, _ kind: ListKind) -> (Screen, [Report]) {
      let screen = Screen(kind)
      let (_, reports) = Reports.collecting {
        screen.show(list)
        screen.tap(0)
        screen.layOut()
      }
      return (screen, reports)
    }

    private func shows(_ texts: [String], on screen: Screen) async -> Bool {
      for _ in 0..<1_000 where screen.texts != texts {
        await Task.yield()
        screen.layOut()
      }
      return screen.texts == texts
    }

    @Test(arguments: ListKind.allCases)
    func rowSaysLoadingUntilChildrenCome(kind: ListKind) async throws {
      let service = Service()
      let screen = Screen(kind, showing: service.list())
      #expect(service.asked.isEmpty)

      screen.tap(0)
      #expect(screen.texts == ["a", "Loading…", "b"])
      screen.tap(1)
      try await service.gate.reached()
      screen.show(service.list())
      #expect(screen.texts == ["a", "Loading…", "b"])
      service.gate.open()
      #expect(await shows(["a", "a1", "a2", "b"], on: screen))
      screen.tap(2)
      #expect(await shows(["a", "a1", "a2", "a21", "a22", "b"], on: screen))
      screen.tap(0)
      screen.show(service.list())
      screen.tap(0)

      #expect(screen.texts == ["a", "a1", "a2", "a21", "a22", "b"])
      #expect(service.asked == ["a", "a2"])
      #expect(screen.adapter.reveal("a22"))
      screen.show(service.list([Node("a", [Node("own")]), Node("b", [])]))
      #expect(screen.texts == ["a", "own", "b"])
      // The app has removed them. Those that were loaded before do not come back.
      screen.show(service.list())
      #expect(screen.texts == ["a", "b"])
    }

    @Test(arguments: ListKind.inRows, [CellHeight.fixed(60), .aspectRatio(4), .measured])
    func rowThatSaysLoadingHasTheHeightOfTheOutline(kind: ListKind, height: CellHeight) {
      let service = Service()
      let list = ListSource {
        ListSection("nodes") {
          NodeCells.content.rows([Node("a", [])]).height(height)
            .expandable(loading: { try await service.children(of: $0) })
        }
        .layout(.waterfall(columns: 1))
      }

      let (screen, reports) = expanded(list, kind)

      #expect(screen.texts == ["a", "Loading…"])
      #expect(screen.heights[1] == screen.heights[0] && reports.isEmpty)
      #expect(height != .fixed(60) || screen.heights == [60, 60])
    }

    @Test(arguments: ListKind.inRows)
    func rowThatSaysLoadingHasTheHeightOfItsModel(kind: ListKind) {
      let gate = TestGate()
      let rows = Rows([Folder(id: 1)]) { folder, _ in
        var content = UIListContentConfiguration.cell()
        content.text = "folder \(folder.id)"
        return content
      }
      .expandable(loading: { _ in
        try await gate.pass()
        return []
      })
      let list = ListSource { ListSection("folders") { rows }.layout(.waterfall(columns: 1)) }

      let (screen, reports) = expanded(list, kind)

      #expect(screen.texts == ["folder 1", "Loading…"])
      #expect(screen.heights == [60, 60] && reports.isEmpty)
      screen.adapter.collapse(1)
    }

    @Test(arguments: ListKind.allCases)
    func eventIsAddedToALoad(kind: ListKind) {
      let service = Service()
      let list = NodeCells.content.list([Node("a", [])]) { rows in
        rows.expandable(loading: { try await service.children(of: $0) }).expandable(emits: .nodeToggled)
      }
      let screen = Screen(kind, showing: list)

      screen.tap(0)

      #expect(screen.texts == ["a", "Loading…"])
    }

    @Test(arguments: ListKind.allCases)
    func failureShowsRowThatTriesAgain(kind: ListKind) async {
      let service = Service()
      service.fails = true
      service.gate.open()
      let screen = Screen(kind, showing: service.list())

      screen.tap(1)
      #expect(await shows(["a", "b", "Could not load. Tap to try again."], on: screen))
      service.fails = false
      service.gate = TestGate()
      screen.tap(2)

      #expect(await shows(["a", "b", "Loading…"], on: screen))
      service.gate.open()
      #expect(await shows(["a", "b", "b1", "b2"], on: screen))
      #expect(service.asked == ["b", "b"])
    }

    @Test(arguments: ListKind.allCases, [ListSelection.single, .multiple])
    func tryingAgainKeepsTheSelection(kind: ListKind, selection: ListSelection) async {
      let service = Service()
      service.fails = true
      service.gate.open()
      let screen = Screen(kind, selection: selection, showing: service.list())
      screen.adapter.emitsSelection = true
      screen.adapter.expand("b")
      #expect(await shows(["a", "b", "Could not load. Tap to try again."], on: screen))
      screen.tap(0)
      var changes = 0
      let observation = screen.window.onRouterEvent(message: SelectionChanged.self) { _, _ in changes += 1 }

      service.fails = false
      screen.tap(2)

      #expect(await shows(["a", "b", "b1", "b2"], on: screen))
      #expect(screen.selectedPlaces == [[0, 0]] && changes == 0 && service.asked == ["b", "b"])
      observation.cancel()
    }

    /// A subclass of the adapter may answer for all rows whether they can be selected.
    @Test(arguments: ListKind.allCases)
    func failedRowThatIsSelectedTriesAgain(kind: ListKind) async {
      let service = Service()
      service.fails = true
      service.gate.open()
      let screen = Screen(kind, selection: .single, showing: service.list())
      screen.adapter.expand("b")
      #expect(await shows(["a", "b", "Could not load. Tap to try again."], on: screen))
      service.fails = false

      screen.select(2)

      #expect(await shows(["a", "b", "b1", "b2"], on: screen))
      #expect(screen.selectedPlaces.isEmpty && service.asked == ["b", "b"])
    }

    @Test(arguments: ListKind.allCases)
    func rowThatSaysLoadingIsNotSelected(kind: ListKind) {
      let service = Service()
      let screen = Screen(kind, selection: .multiple, showing: service.list())
      screen.adapter.emitsSelection = true
      var changes = 0
      let observation = screen.window.onRouterEvent(message: SelectionChanged.self) { _, _ in changes += 1 }
      screen.adapter.expand("a")
      screen.layOut()

      screen.tap(1)
      #expect(screen.texts == ["a", "Loading…", "b"])
      #expect(screen.selectedPlaces.isEmpty && changes == 0)
      screen.tap(2)

      #expect(screen.selectedPlaces == [[0, 2]] && changes == 1)
      observation.cancel()
    }

    enum End: CaseIterable { case collapse, removal, otherAdapter }

    @Test(arguments: ListKind.allCases, End.allCases)
    func collapsingCancels(kind: ListKind, end: End) async throws {
      let service = Service()
      let screen = Screen(kind, showing: service.list())
      screen.tap(0)
      try await service.gate.reached()

      switch end {
      case .collapse: screen.tap(0)
      case .removal:
        screen.show(service.list([Node("b", [])]))
        #expect(service.cancelled == 0)
        screen.show(service.list([Node("b", [])]))
      case .otherAdapter: _ = Reports.collecting { screen.view.makeAdapter() }
      }
      for _ in 0..<1_000 where service.cancelled == 0 { await Task.yield() }

      #expect(service.cancelled == 1)
      guard end == .collapse else { return }
      #expect(screen.texts == ["a", "b"])
      service.gate = TestGate()
      service.gate.open()
      screen.tap(0)
      #expect(await shows(["a", "a1", "a2", "b"], on: screen))
    }
  }
#endif
