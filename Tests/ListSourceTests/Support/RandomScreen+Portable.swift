// The stand-in alone: nobody makes touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PortableUIKit
  import RouterEvents

  /// A table view in a window that shows random lists.
  @MainActor
  final class RandomScreen {
    let screen: Screen
    private var views: [Int: UIView] = [:]

    init(style: UITableView.Style) {
      screen = Screen(ListTableView(frame: .zero, style: style))
      screen.adapter.register(NumberCell.self, for: Number.self)
      screen.adapter.register(SmallCell.self, for: "small")
      screen.adapter.register(BigCell.self, for: "big")
    }

    func show(_ list: RandomList, animated: Bool = true) {
      screen.show(
        list.source { [self] id in
          let view = views[id] ?? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20 + CGFloat(id)))
          views[id] = view
          return view
        },
        animated: animated
      )
    }

    func scroll(to offset: CGFloat) {
      screen.table.drag(by: screen.table.contentOffset.y - offset)
      screen.layOut()
    }

    func tapAnything(using generator: inout SeededGenerator) {
      let point = CGPoint(
        x: .random(in: 0..<320, using: &generator),
        y: .random(in: 0..<480, using: &generator)
      )
      screen.window.tap(at: point)
    }

    func leaveAndReturn() {
      screen.table.removeFromSuperview()
      screen.window.addSubview(screen.table)
      screen.layOut()
    }

    /// Whether a cell says something else than the model that its events carry.
    func complaintOfCells() -> String? {
      var complaints: [String] = []
      let observation = screen.window.onRouterEvent("which") { event in
        let cell = event.source as? UITableViewCell
        let item = event.userInfo.listItem(as: (any Said).self)
        guard let cell, cell.said != item?.said else { return }
        complaints.append(
          "\(cell.said) at \(event.userInfo[.indexPath] ?? []) for \(item?.said ?? "nothing")"
        )
      }
      for cell in screen.table.visibleCells { cell.routerEvent(name: "which") }
      observation.cancel()
      return complaints.first
    }

    /// All that is seen on the way from the top to the bottom, and where.
    func seenByScrollingThrough() -> [String] {
      var texts: [IndexPath: String] = [:]
      let table = screen.table
      screen.scroll(to: 0)
      while true {
        for indexPath in table.indexPathsForVisibleRows ?? [] {
          texts[indexPath] = table.cellForRow(at: indexPath).map { "\(type(of: $0)) \($0.said)" }
        }
        let end = max(0, table.contentSize.height - 480)
        if table.contentOffset.y >= end { break }
        screen.scroll(to: min(end, table.contentOffset.y + 150))
      }
      var seen: [String] = []
      for section in 0..<table.numberOfSections {
        screen.scroll(to: max(0, table.rect(forSection: section).minY))
        let header = table.saidAbove(section) ?? "–"
        let footer = table.saidBelow(section) ?? "–"
        seen.append("section \(section) \(table.rectForHeader(inSection: section)) \(header)")
        for row in 0..<table.numberOfRows(inSection: section) {
          let indexPath = IndexPath(row: row, section: section)
          let rect = table.rectForRow(at: indexPath)
          seen.append("row \(indexPath) \(rect) \(rect.height > 0 ? texts[indexPath] ?? "unseen" : "hidden")")
        }
        seen.append("end \(section) \(table.rectForFooter(inSection: section)) \(footer)")
      }
      return seen + ["\(table.contentSize.height) points"]
    }
  }
#endif
