import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import TestSupport
import Testing

/// Header views and values that move randomly among sections.
@MainActor
@Suite
struct RandomHeaderTests {
  private let views = (0..<8).map { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20 + CGFloat($0))) }

  @Test(arguments: ListKind.allCases)
  func viewMovedToAnotherSectionShowsThere(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(
      ListSource {
        section("a").header(views[0])
        section("b").footer(views[1])
      }
    )

    screen.show(
      ListSource {
        section("a").footer(views[1])
        section("b").header(views[0])
      }
    )

    #expect(screen.hasSupplement(views[0]))
    #expect(screen.hasSupplement(views[1]))
    #expect(screen.containerRect(of: views[0]) == screen.headerRect(1))
    #expect(screen.containerRect(of: views[1]) == screen.footerRect(0))
  }

  @Test(arguments: ListKind.allCases)
  func viewRequestedByTwoStagesShowsWhereDeclared(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(
      ListSource {
        section("b", items: 0..<40)
        section("c").header(views[0])
      }
    )

    screen.show(
      ListSource {
        section("a", items: 50..<52).header(views[0])
        section("b", items: 0..<2)
        section("c")
      }
    )

    #expect(screen.hasSupplement(views[0]))
    #expect(screen.containerRect(of: views[0]) == screen.headerRect(0))
  }

  @Test(arguments: ListKind.allCases)
  func randomViewsShowWhereDeclared(kind: ListKind) async {
    for random in RandomCase.all(100, "LIST_CASES") {
      var generator = random.generator

      if let complaint = await complaint(on: kind, using: &generator) {
        Issue.record("\(random): \(complaint)")
        return
      }
    }
  }

  /// The first problem after a sequence of random headers.
  private func complaint(on kind: ListKind, using generator: inout SeededGenerator) async -> String? {
    let screen = kind == .table ? Screen(style: .grouped) : Screen(kind)
    var banners: [String: Banner] = [:]
    for deal in 0..<6 {
      let ids = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(.random(in: 1...4, using: &generator))
      var views = views.shuffled(using: &generator)
      var rows = Array(0..<8).shuffled(using: &generator)
      var edges: [(section: Int, isHeader: Bool, view: () -> UIView?)] = []
      var sections: [ListSection] = []
      for (place, id) in ids.enumerated() {
        let count = Int.random(in: 0...2, using: &generator)
        var section = ListSection(id) { Rows(Item.many(rows.suffix(count)), cell: ItemCell.self) }
        rows.removeLast(count)
        for isHeader in [true, false] {
          let view = views.removeLast()
          let text = "\(Int.random(in: 20..<40, using: &generator))"
          let name = "\(id) \(isHeader)"
          let make = {
            banners[name] = Banner()
            return banners[name] ?? Banner()
          }
          switch Int.random(in: 0..<4, using: &generator) {
          case 0:
            section =
              isHeader ? section.header(showing: text) { make() } : section.footer(showing: text) { make() }
            edges.append((place, isHeader, { banners[name] }))
          case 1: section = isHeader ? section.title(text) : section.footerTitle(text)
          case 2: break
          default:
            section = isHeader ? section.header(view) : section.footer(view)
            edges.append((place, isHeader, { view }))
          }
        }
        sections.append(section)
      }
      let source = ListSource(sections: sections)
      let (situation, animated) = (Situation.random(using: &generator), Bool.random(using: &generator))
      _ = await Reports.collecting { await screen.show(source, in: situation, animated: animated) }
      for (section, isHeader, view) in edges {
        let rect = isHeader ? screen.headerRect(section) : screen.footerRect(section)
        let name = "deal \(deal), \(situation): \(isHeader ? "header" : "footer") of \(ids[section])"
        guard rect.maxY <= 480 else { continue }
        guard let view = view(), screen.hasSupplement(view) else { return "\(name) is not there" }
        guard screen.containerRect(of: view) == rect else { return "\(name) is not at \(rect)" }
        guard view.frame == CGRect(origin: .zero, size: rect.size) else {
          return "\(name) has \(view.frame)"
        }
      }
    }
    return nil
  }
}
