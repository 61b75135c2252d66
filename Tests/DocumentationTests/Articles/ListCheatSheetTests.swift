import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

extension RowEvents {
  fileprivate static let dishSelected = RowEvent<Dish>("dish.selected")
  fileprivate static let dishRemoved = RowEvent<Dish>("dish.removed")
  fileprivate static let dishDoubled = RowEvent<Dish>("dish.doubled")
}

extension EventName {
  fileprivate static let dishesReordered: EventName = "dishes.reordered"
  fileprivate static let drinksToggled: EventName = "drinks.toggled"
}

private struct Dish: Identifiable, Equatable {
  var id: Int
  var name: String
}

private struct Drink: Equatable {
  var name: String
}

private final class DishCell: UITableViewCell, ViewConfigurable {
  func configure(with dish: Dish) { textLabel?.text = dish.name }
}

private struct Message: Identifiable, Equatable {
  var id: Int
  var isPhoto = false
}

private final class PhotoCell: UITableViewCell, ViewConfigurable {
  func configure(with message: Message) { textLabel?.text = "photo" }
}

private final class TextCell: UITableViewCell, ViewConfigurable {
  func configure(with message: Message) { textLabel?.text = "text" }
}

private struct Colleague: Identifiable, Equatable {
  var id: Int { name.hashValue }
  var name: String
  var city: String
  var initial: String { String(name.prefix(1)) }
}

private final class DishTile: UICollectionViewCell, ViewConfigurable {
  func configure(with dish: Dish) {}
}

private final class DrinksHeader: UILabel, ViewConfigurable {
  func configure(with title: String) { text = title }
}

@MainActor
private final class Notes {
  var lines: [String] = []
}

@MainActor
@Suite
struct ListCheatSheetTests {
  private let dishes = [Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Cake")]
  private let notes = Notes()

  @Test
  func listHasTheDeclaredRowsAndLayouts() throws {
    let window = shownWindow()
    let tableView = ListTableView(frame: window.bounds, style: .plain)
    window.addSubview(tableView)
    let adapter = TableAdapter(tableView)
    let selecting = window.onRouterEvent(row: \.dishSelected) { [notes] dish, event in
      notes.lines.append("event \(dish.name)")
    }

    adapter.apply(menu(dishes, [Drink(name: "Tea")], ["Cash only"]))
    window.layoutIfNeeded()
    adapter.tableView(tableView, didSelectRowAt: [0, 1])
    adapter.tableView(tableView, didSelectRowAt: [1, 0])
    adapter.tableView(tableView, prefetchRowsAt: [[1, 0]])
    adapter.tableView(tableView, commit: .delete, forRowAt: [1, 0])
    let swipe = adapter.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: [0, 0])

    #expect(notes.lines == ["shows Tea", "event Cake", "selected Tea", "loads Tea", "deleted Tea"])
    #expect(swipe?.actions.map(\.title) == ["Remove"])
    #expect(try #require(tableView.cellForRow(at: [0, 0])).frame.height == 60)
    #expect(try #require(tableView.cellForRow(at: [1, 0])).frame.height == 44)
    #expect(adapter.tableView(tableView, canMoveRowAt: [0, 0]))
    #expect(adapter.tableView(tableView, viewForHeaderInSection: 1) != nil)
    adapter.setCollapsed(true, section: "drinks")
    #expect(tableView.numberOfRows(inSection: 1) == 0)
    selecting.cancel()
  }

  @Test
  func sectionsLieAsTheirLayoutsSay() throws {
    let window = shownWindow()
    let collectionView = ListCollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    window.addSubview(collectionView)

    CollectionAdapter(collectionView).apply(gallery(dishes))
    window.layoutIfNeeded()

    let frames = try (0..<3).map { section in
      try #require(collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: section))).frame
    }
    #expect(frames[0].size == CGSize(width: 144, height: 144))
    #expect(frames[1].size == CGSize(width: 156, height: 90))
    #expect(frames[2].width == 288)
  }

  @Test
  func shortRowsShowTheirModels() {
    let window = shownWindow()
    let tableView = ListTableView(frame: window.bounds, style: .plain)
    window.addSubview(tableView)
    let adapter = TableAdapter(tableView)

    adapter.apply(chat([Message(id: 1), Message(id: 2, isPhoto: true)]))
    window.layoutIfNeeded()
    #expect(tableView.visibleCells.map(\.textLabel?.text) == ["text", "photo"])

    adapter.apply(chat([]))
    window.layoutIfNeeded()
    #expect(tableView.visibleCells.map(\.textLabel?.text) == ["No messages"])

    let people = [
      Colleague(name: "Grace", city: "Arlington"), Colleague(name: "Ada", city: "London"),
      Colleague(name: "George", city: "Lincoln"),
    ]
    adapter.apply(colleagues(people))
    window.layoutIfNeeded()
    let contents = tableView.visibleCells.map { $0.contentConfiguration as? UIListContentConfiguration }
    #expect(contents.map { $0?.text } == ["Ada", "Grace", "George"])
    #expect(contents.map { $0?.secondaryText } == ["London", "Arlington", "Lincoln"])
    #expect((0..<2).map { tableView.headerView(forSection: $0)?.textLabel?.text } == ["A", "G"])
  }

  // No property: closures of a list that retain the suite would retain the window, which retains the list.
  private func shownWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.isHidden = false
    return window
  }

  private func log(_ line: String) { notes.lines.append(line) }

  // snippet of ListCheatSheet.md, fileprivate
  fileprivate func menu(_ dishes: [Dish], _ drinks: [Drink], _ notes: [PlainRow]) -> ListSource {
    ListSource {
      ListSection("dishes", title: "Dishes", footerTitle: "Prices include tax") {
        Rows(dishes, cell: DishCell.self)
          .height(.fixed(60))
          .emits(row: .dishSelected)
          .swipe(.trailing) { dish in RowAction("Remove", style: .destructive, row: .dishRemoved) }
          .menu { dish in RowAction("Order twice", row: .dishDoubled) }
          .reorderable(emits: .dishesReordered)
      }
      ListSection("drinks") {
        Rows(drinks) { drink, state in
          var content = UIListContentConfiguration.cell()
          content.text = drink.name
          return content
        }
        .id(\.name)
        .onSelect { drink, index in log("selected \(drink.name)") }
        .onDelete { drink, index in log("deleted \(drink.name)") }
        .onDisplay { drink, index in log("shows \(drink.name)") }
        .onPrefetch { drink, index in
          log("loads \(drink.name)")
        } cancel: { drink, index in
          log("stops \(drink.name)")
        }
      }
      .header(showing: "Drinks") { DrinksHeader() }
      .collapsible(emits: .drinksToggled)
      ListSection("notes") { Rows(plain: notes) }
        .height(.automatic)
    }
    .height(.fixed(44))
  }
  // end of snippet

  // snippet of ListCheatSheet.md, fileprivate
  fileprivate func chat(_ messages: [Message]) -> ListSource {
    ListSource {
      Rows(messages) { message in message.isPhoto ? PhotoCell.self : TextCell.self }
      if messages.isEmpty { Rows(text: "No messages") }
    }
    .layout(.list())
  }
  // end of snippet

  // snippet of ListCheatSheet.md, fileprivate
  fileprivate func colleagues(_ people: [Colleague]) -> ListSource {
    .grouped(people, by: \.initial, sortedBy: <) { letter, people in
      ListSection(letter, title: letter) { Rows(people, text: \.name, detail: \.city) }
    }
  }
  // end of snippet

  // snippet of ListCheatSheet.md, fileprivate
  fileprivate func gallery(_ dishes: [Dish]) -> ListSource {
    ListSource {
      ListSection("today") { Rows(dishes, cell: DishTile.self) }
        .layout(.carousel(width: .fraction(0.5), height: .ratio(1), spacing: 12))
      ListSection("all", title: "All dishes") { Rows(dishes, cell: DishTile.self).id { "all \($0.id)" } }
        .layout(.grid(columns: 2, spacing: 8, height: .points(90)).stickyHeader())
      ListSection("names") { Rows(dishes, cell: DishTile.self).id { "name \($0.id)" } }
        .layout(
          .list(.insetGrouped) { $0.showsSeparators = false }
            .insets(NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
        )
      ListSection("wall") { Rows(dishes, cell: DishTile.self).id { "wall \($0.id)" }.height(.aspectRatio(1.5)) }
        .layout(.waterfall(columns: 2, spacing: 8))
    }
  }
  // end of snippet
}
