// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import TestSupport
  import Testing

  extension EventName {
    fileprivate static let sectionToggled: EventName = "section.toggled"
  }

  /// What assistive technologies and the rows of outlines say, and what they can do.
  @MainActor
  @Suite
  struct DisclosureWordsTests {
    private static var german: ListTexts {
      var texts = ListTexts()
      (texts.loading, texts.failure) = ("Lädt …", "Nicht geladen.")
      (texts.expand, texts.collapse) = ("Öffnen", "Schließen")
      (texts.expanded, texts.collapsed) = ("offen", "geschlossen")
      return texts
    }

    private func screen(_ kind: ListKind, _ source: ListSource) -> Screen {
      let screen = Screen(kind)
      screen.adapter.texts = Self.german
      screen.show(source)
      return screen
    }

    @Test(arguments: ListKind.allCases, NodeCells.allCases)
    func actionOfCellExpandsItsNode(kind: ListKind, cells: NodeCells) throws {
      let screen = screen(kind, cells.list(Node.letters) { $0.onSelect { _, _ in } })
      var toggled: [Bool?] = []
      let observation = screen.window.onRouterEvent(.nodeToggled) {
        toggled.append($0.userInfo[.isCollapsed])
      }
      func action() throws -> UIAccessibilityCustomAction {
        try #require(screen.cell(1)?.accessibilityCustomActions?.last)
      }
      let own = UIAccessibilityCustomAction(name: "Own") { _ in true }
      screen.cell(1)?.accessibilityCustomActions?.insert(own, at: 0)
      #expect(screen.cell(0)?.accessibilityCustomActions == nil)
      #expect(screen.cell(1)?.accessibilityValue == "geschlossen")

      for name in ["Öffnen", "Schließen", "Öffnen"] {
        let action = try action()
        #expect(action.name == name)
        #expect(action.actionHandler?(action) == true)
        screen.layOut()
      }

      #expect(toggled == [false, true, false])
      #expect(screen.texts == ["a", "b", "b1", "b2", "b3", "c"])
      #expect(screen.cell(1)?.accessibilityCustomActions?.map(\.name) == ["Own", "Schließen"])
      #expect(screen.cell(1)?.accessibilityValue == "offen")
      observation.cancel()
    }

    /// A cell of a class of the app may not be an accessibility element. Its chevron is one.
    @Test(arguments: [ListKind.table, .grid])
    func chevronSaysTheState(kind: ListKind) throws {
      let list = ListSource {
        ListSection("nodes") {
          kind == .table
            ? Rows(Node.letters, cell: TextedCell<Node>.self).expandable(children: \.children)
            : Rows(Node.letters, cell: BareNodeItem.self).expandable(children: \.children)
        }
      }
      let screen = screen(kind, list)
      func words() throws -> [String?] {
        let chevron = try #require(screen.view.cell(at: [0, 1])?.buttons.first)
        return [chevron.accessibilityLabel, chevron.accessibilityValue]
      }
      #expect(try words() == ["Öffnen", "geschlossen"])

      screen.adapter.expand("b")
      screen.layOut()

      #expect(try words() == ["Schließen", "offen"])
    }

    @Test(arguments: ListKind.allCases)
    func cellOfALeafLosesValueAndAction(kind: ListKind) {
      let screen = Screen(kind, showing: NodeCells.own.list(Node.letters))
      screen.cell(0)?.accessibilityValue = "the app's"
      let cell = screen.cell(2)
      #expect(cell?.accessibilityCustomActions?.count == 1)

      screen.show(NodeCells.own.list(Node.letters.map { Node($0.id) }))

      #expect(screen.visibleCells.map(\.accessibilityValue) == ["the app's", nil, nil])
      #expect(screen.visibleCells.allSatisfy { $0.accessibilityCustomActions?.isEmpty != false })
    }

    @Test(arguments: ListKind.allCases)
    func rowsOfLoadsSayTheTextsOfTheApp(kind: ListKind) async throws {
      struct Failure: Error {}
      let gate = TestGate()
      let source = NodeCells.content.list([Node("a", [])]) { rows in
        rows.expandable(emits: .nodeToggled) { _ in
          try await gate.pass()
          throw Failure()
        }
      }
      let screen = screen(kind, source)

      screen.tap(0)
      #expect(screen.texts == ["a", "Lädt …"])
      gate.open()
      for _ in 0..<1_000 where screen.texts.last != "Nicht geladen." {
        await Task.yield()
        screen.layOut()
      }

      #expect(screen.texts == ["a", "Nicht geladen."])
    }

    @Test(arguments: ListKind.allCases)
    func titleIsAButtonWithAState(kind: ListKind) throws {
      let past = section("past", title: "Past", items: 10..<13)
      let screen = screen(kind, ListSource(sections: [past.collapsible(emits: .sectionToggled)]))
      let header = try #require(screen.view.titleView(isHeader: true, of: 0))
      #expect(header.isAccessibilityElement)
      #expect(header.accessibilityTraits == [.header, .button])
      #expect([header.accessibilityLabel, header.accessibilityValue] == ["Past", "offen"])

      screen.adapter.setCollapsed(true, section: "past")
      screen.layOut()
      #expect(header.accessibilityValue == "geschlossen")
      screen.show(ListSource(sections: [past.title("Old").collapsible(emits: .sectionToggled)]))
      #expect(screen.view.titleView(isHeader: true, of: 0)?.accessibilityLabel == "Old")

      screen.show(ListSource(sections: [past]))

      let other = try #require(screen.view.titleView(isHeader: true, of: 0))
      #expect(!other.isAccessibilityElement && !other.accessibilityTraits.contains(.button))
      #expect(other.accessibilityLabel == nil && other.accessibilityValue == nil)
    }

    @Test(arguments: ListKind.allCases)
    func viewOfTheAppIsAButtonButNoElementByItself(kind: ListKind) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      view.accessibilityLabel = "The app's"
      let past = section("past", items: 10..<13).header(view)

      let screen = screen(kind, ListSource(sections: [past.collapsible(emits: .sectionToggled)]))
      #expect(!view.isAccessibilityElement && view.accessibilityTraits == [.header, .button])
      screen.adapter.setCollapsed(true, section: "past")
      screen.layOut()

      #expect([view.accessibilityLabel, view.accessibilityValue] == ["The app's", "geschlossen"])
    }
  }

  private final class BareNodeItem: UICollectionViewCell, ViewConfigurable {
    func configure(with node: Node) {}
  }
#endif
