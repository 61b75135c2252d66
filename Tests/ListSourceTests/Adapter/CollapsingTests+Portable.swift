// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import Testing

  extension EventName {
    fileprivate static let sectionToggled: EventName = "section.toggled"
  }

  /// Sections that collapse by a tap on their header.
  @MainActor
  @Suite
  struct CollapsingTests {

    private enum Header: CaseIterable {
      case title, view, value
    }

    private func list(_ header: Header = .title, past: Int = 3, isCollapsed: Bool = false) -> ListSource {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      let past = section("past", items: 10..<10 + past)
      let declared =
        switch header {
        case .title: past.title("Past")
        case .view: past.header(view)
        case .value: past.header(showing: "30") { Banner() }
        }
      return ListSource {
        declared.collapsible(emits: .sectionToggled, isCollapsed: isCollapsed)
        section("next", title: "Next", items: 50..<52)
      }
    }

    @Test(arguments: ListKind.allCases, Header.allCases.flatMap { [($0, nil), ($0, 0)] })
    private func tapOnHeaderHidesAndShowsRows(kind: ListKind, way: (header: Header, limit: Int?)) {
      let screen = Screen(kind)
      screen.adapter.changeLimit = way.limit
      var events: [RouterEvent] = []
      let observation = screen.window.onRouterEvent(.sectionToggled) { events.append($0) }
      screen.show(list(way.header))
      let other = screen.cell(0, 1)

      screen.tapHeader()
      #expect(screen.texts == ["item 50", "item 51"])
      #expect(screen.adapter.isCollapsed("past"))
      screen.tapHeader()
      #expect(screen.texts == ["item 10", "item 11", "item 12", "item 50", "item 51"])

      #expect(events.map(\.name) == [.sectionToggled, .sectionToggled])
      #expect(events.map { $0.userInfo[.isCollapsed] } == [true, false])
      #expect(events.allSatisfy { $0.listPositions.map(\.section) == ["past"] })
      if way.limit == nil { #expect(screen.cell(0, 1) === other) }
      observation.cancel()
    }

    @Test(arguments: ListKind.allCases)
    func otherHeadersDoNothing(kind: ListKind) {
      let screen = Screen(kind, showing: list())
      screen.tapHeader(1)
      #expect(screen.texts.count == 5)
    }

    @Test(arguments: ListKind.allCases, [false, true])
    func startsCollapsedIfDeclared(kind: ListKind, keepsPosition: Bool) {
      let screen = Screen(kind, keepsPosition: keepsPosition, showing: list(isCollapsed: true))
      #expect(screen.texts == ["item 50", "item 51"])
      screen.tapHeader()
      #expect(screen.texts == ["item 10", "item 11", "item 12", "item 50", "item 51"])
      #expect(screen.listView.contentOffset.y == 0)
      screen.show(list(past: 4, isCollapsed: true))
      #expect(screen.texts.count == 6)
    }

    @Test(arguments: ListKind.allCases)
    func rowThatRepeatsIDOfHiddenRowIsLeftOut(kind: ListKind) {
      let screen = Screen(kind)
      let (_, reports) = Reports.collecting {
        screen.show(
          ListSource {
            section("past", items: 1..<3).collapsible(emits: .sectionToggled, isCollapsed: true)
            section("next", items: 2..<5)
          }
        )
      }
      #expect(screen.texts == ["item 3", "item 4"])
      #expect(reports.count == 1)
      screen.adapter.setCollapsed(false, section: "past")
      screen.layOut()
      #expect(screen.texts == ["item 1", "item 2", "item 3", "item 4"])
    }

    @Test(arguments: ListKind.allCases)
    func tapOnHeaderWithoutUserInteractionWorks(kind: ListKind) {
      let screen = Screen(kind)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
      screen.show(
        ListSource { section("past", items: 10..<13).header(label).collapsible(emits: .sectionToggled) }
      )
      screen.tapHeader()
      #expect(screen.texts.isEmpty)
    }

    @Test(arguments: ListKind.allCases)
    func visibleHeaderGainsAndLosesTap(kind: ListKind) {
      let screen = Screen(kind)
      let plain = section("past", title: "Past", items: 10..<13)
      screen.show(ListSource(sections: [plain]))
      screen.show(ListSource(sections: [plain.collapsible(emits: .sectionToggled)]))
      screen.tapHeader()
      #expect(screen.texts.isEmpty)
      screen.tapHeader()
      screen.show(ListSource(sections: [plain]))
      screen.tapHeader()
      #expect(screen.texts.count == 3)
    }

    @Test(arguments: ListKind.allCases)
    func setCollapsedWithoutListShowsNothing(kind: ListKind) async {
      let screen = Screen(kind)
      screen.adapter.setCollapsed(true, section: "past")
      screen.adapter.emptyView = { UILabel() }
      #expect(screen.view.backgroundView == nil)
      screen.show(list())
      #expect(screen.texts == ["item 50", "item 51"])
    }

    @Test(arguments: ListKind.allCases)
    func hiddenRowsCountAsRows(kind: ListKind) {
      let screen = Screen(kind)
      screen.adapter.emptyView = { UILabel() }
      screen.show(ListSource { section("past", title: "Past").collapsible(emits: .sectionToggled) })
      screen.tapHeader()
      #expect(screen.texts.isEmpty)
      #expect(screen.view.backgroundView == nil)
    }

    @Test(arguments: ListKind.allCases)
    func keepsStateByIDAcrossLists(kind: ListKind) {
      let screen = Screen(kind, showing: list())
      screen.tapHeader()
      screen.show(list(past: 5))
      #expect(screen.texts == ["item 50", "item 51"])
      screen.show(ListSource { section("other", items: 70..<71) })
      screen.show(list())
      #expect(screen.texts == ["item 50", "item 51"])
      #expect(screen.adapter.source.sections[0].count == 3)
      screen.adapter.setCollapsed(false, section: "past")
      screen.layOut()
      #expect(screen.texts.count == 5)
    }

    @Test(arguments: ListKind.allCases)
    func dragKeepsHiddenRows(kind: ListKind) {
      let screen = Screen(kind)
      func list(_ ids: [Int]) -> ListSource {
        ListSource {
          section("past", title: "Past", items: 10..<13).collapsible(
            emits: .sectionToggled,
            isCollapsed: true
          )
          ListSection("next") {
            Rows(Item.many(ids), cell: ItemCell.self).reorderable(emits: "items.reordered")
          }
        }
      }
      let observation = screen.window.onRouterEvent("items.reordered") { _ in }
      screen.show(list([1, 2, 3]))

      screen.drag(0, 1, to: 2, 1)

      #expect(screen.texts == ["item 2", "item 3", "item 1"])
      #expect(screen.adapter.source == list([2, 3, 1]))
      screen.tapHeader()
      #expect(screen.texts == ["item 10", "item 11", "item 12", "item 2", "item 3", "item 1"])
      observation.cancel()
    }

    @Test(arguments: ListKind.allCases)
    func reusedHeaderTogglesItsOwnSection(kind: ListKind) {
      let screen = Screen(kind)
      func list(_ ids: Range<Int>) -> ListSource {
        ListSource(
          sections: ids.map { id in
            section("\(id)", title: "\(id)", items: id * 10..<id * 10 + 8).collapsible(emits: .sectionToggled)
          }
        )
      }
      screen.show(list(0..<20))
      screen.scroll(to: 3000)
      screen.scroll(to: 0)
      screen.tapHeader(1)
      #expect((0..<20).filter { screen.adapter.isCollapsed("\($0)") } == [1])
    }
  }

  extension Screen {
    /// Taps the header of a section.
    fileprivate func tapHeader(_ section: Int = 0) {
      layOut()
      window.tap(at: listView.convert(CGPoint(x: 5, y: headerRect(section).midY), to: window))
      layOut()
    }
  }
#endif
