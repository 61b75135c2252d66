import Foundation
import ListSource
import PromiseChain
import StrategyTable
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import PortableUIKit
#endif

/// Types of the app that have the names of types of the kit.
struct Rows<Model> {
  var models: [Model]
}

struct On {
  var isOn = true
}

struct Message {
  var text = ""
}

struct Request {
  var id = 0
}

struct Dimmed: EventMessage {
  static let name: EventName = "lamp.dimmed"
  var level: Int
}

struct Brightness: EventRequest {
  typealias Response = Int
  static let name: EventName = "lamp.brightness"
}

/// An app whose own types hide types of the kit.
@MainActor
@Suite("Uses: the kit's types beside the app's own of the same name")
struct OwnNamesTests {
  @Test func aliasesNameTheKitsTypes() {
    let (screen, tableView) = (RoomsScreen(), ListTableView(frame: .zero, style: .plain))
    screen.view.addSubview(tableView)
    TableAdapter(tableView).apply(
      ListSource {
        ListSection("rooms") {
          ListRows(Rows(models: ["attic", "hall"]).models) { room, cell, state in
            UIListContentConfiguration.cell()
          }
        }
      }
    )

    screen.routerEvent(name: "lamp.switched")

    #expect(tableView.numberOfRows(inSection: 0) == 2)
    #expect(screen.isLit && On().isOn)
    screen.routerEvent(Dimmed(level: Request().id))
    #expect(screen.ask(Brightness()) == 0 && Message().text.isEmpty)
  }

  #if compiler(>=6.3)
    @Test func moduleSelectorsNameTheKitsTypes() {
      let tableView = ListTableView(frame: .zero, style: .plain)
      TableAdapter(tableView).apply(
        ListSource {
          ListSection("rooms") {
            ListSource::Rows(["attic"]) { room, cell, state in UIListContentConfiguration.cell() }
          }
        }
      )
      let table = StrategyTable<RoomsScreen> { StrategyTable::On("lamp.switched") { screen, event in } }

      #expect(tableView.numberOfRows(inSection: 0) == 1)
      #expect(table.names == ["lamp.switched"])
    }
  #endif

  @Test func privateValueHasOneMeaningForAllModules() {
    let code: Any = DoorCode()

    #expect(code is any PrivateValue)
    #expect("\(["code": code] as UserInfo)" == "[code: DoorCode]")
  }
}

private struct DoorCode: PrivateValue, Error {
  var digits = "1234"
}

final class RoomsScreen: UIViewController, EventHandling {
  static let table = StrategyTable<RoomsScreen> {
    StrategyOn("lamp.switched") { screen, event in screen.isLit = true }
    StrategyOn(message: Dimmed.self) { screen, message, event in screen.isLit = message.level > 0 }
    Answer(Brightness.self) { screen, request, event in screen.isLit ? 1 : 0 }
  }

  private(set) var isLit = false
}
