import Commands
import Foundation
import ListSource
public import StrategyTable
import TestSupport
import Testing

// snippet of FrequentlyAskedQuestions.md
#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif
// end of snippet

extension EventName {
  static let lampSwitched: EventName = "lamp.switched"
  static let queryTyped: EventName = "search.queryTyped"
}

extension UserInfoKeys {
  static let room = UserInfoKey<String>("room")
  static let query = UserInfoKey<String>("query")
}

// snippet of FrequentlyAskedQuestions.md
extension UIResponder {
  func emitEvent(named name: String, userInfo: [String: Any]) -> Bool {
    routerEvent(name: EventName(name), userInfo: UserInfo(userInfo)).isHandled
  }
}
// end of snippet

/// Stands for a class that is written in Objective-C.
class LegacyRoomController: UIViewController {
  private(set) var switched: [String] = []

  func lampWasSwitched(inRoom room: String) { switched.append(room) }
}

// snippet of FrequentlyAskedQuestions.md
extension LegacyRoomController: EventHandling {
  static let table = StrategyTable<LegacyRoomController> {
    Call(.lampSwitched, with: \.room, LegacyRoomController.lampWasSwitched)
  }
}
// end of snippet

// snippet of FrequentlyAskedQuestions.md
final class RoomsDelegate: UIResponder, UIApplicationDelegate, EventHandling {
  static let table = StrategyTable<RoomsDelegate> {
    On(.lampSwitched, with: \.room) { delegate, room, event in delegate.rooms.append(room) }
  }

  var rooms: [String] = []
}
// end of snippet

// snippet of FrequentlyAskedQuestions.md
final class LampSheet: UIViewController, EventDetour {
  weak var opener: UIViewController?

  var eventDetour: (any EventResponder)? { opener }
}
// end of snippet

// snippet of FrequentlyAskedQuestions.md
final class LampsController: UIViewController, EventHandling {
  static let table = StrategyTable<LampsController> {
    On(.lampSwitched, with: \.room) { controller, room, event in controller.rooms.append(room) }
  }

  var rooms: [String] = []

  func openSheet() {
    let sheet = LampSheet()
    sheet.opener = self
    present(sheet, animated: true)
  }
}
// end of snippet

// snippet of FrequentlyAskedQuestions.md
extension EventCommand {
  static let switchLamp = EventCommand(
    .lampSwitched,
    "Switch Lamp",
    key: "l",
    modifiers: .command,
    event: .named(.lampSwitched) { [.room: "attic"] }
  )
}
// end of snippet

// snippet of FrequentlyAskedQuestions.md
final class RoomController: UIViewController {
  func switchLamp() {  // @objc, the action of a UIKeyCommand
    routerEvent(name: .lampSwitched, userInfo: [.room: "attic"])
  }
}
// end of snippet

// snippet of FrequentlyAskedQuestions.md
final class HallController: UIViewController, EventHandling {
  static let table = StrategyTable<HallController> {
    StrategyOn(.lampSwitched) { controller, event in controller.isLit = true }
  }

  var isLit = false

  #if compiler(>=6.3)
    static let extendedTable = table.merging(
      StrategyTable { StrategyTable::On(.queryTyped) { controller, event in controller.isLit = false } }
    )
  #endif
}
// end of snippet

// snippet of FrequentlyAskedQuestions.md
extension UserInfoKeys {
  /// The number of the lamp.
  public static var lamp: UserInfoKey<Int> { lampKey }
}

private let lampKey = UserInfoKey<Int>("lamp")
// end of snippet

// snippet of FrequentlyAskedQuestions.md
final class LampConnection: Sendable {
  @MainActor weak var view: UIView?

  func messageArrived(_ room: String) {  // on any thread
    Task { @MainActor in
      view?.routerEvent(name: .lampSwitched, userInfo: [.room: room])
    }
  }
}
// end of snippet

// snippet of FrequentlyAskedQuestions.md
final class SearchController: UIViewController, StrategyHandler {
  let strategies: StrategyTable<SearchController>
  let (searches, search) = AsyncStream<String>.makeStream()

  init(clock: some Clock<Duration> = ContinuousClock()) {
    strategies = StrategyTable {
      On(.queryTyped, with: \.query) { controller, query, event in controller.search.yield(query) }
        .debounced(for: .milliseconds(300), clock: clock)
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }
}
// end of snippet

// snippet of FrequentlyAskedQuestions.md
final class LampCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { return nil }
}
// end of snippet

/// A cell with an initializer of its own, which compiles for iOS and on Linux.
private final class DeskCell: UITableViewCell {
  let desk: Int

  init(desk: Int) {
    self.desk = desk
    super.init(style: .default, reuseIdentifier: nil)
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    desk = 0
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { return nil }
}

private final class DeskTile: UICollectionViewCell {
  let label: UILabel

  override init(frame: CGRect) {
    label = UILabel()
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }
}

private final class DeskHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    textLabel?.text = "Desks"
  }

  required init?(coder: NSCoder) { return nil }
}

@MainActor
@Suite(.watchdog)
struct FrequentlyAskedQuestionsTests {
  @Test
  func objectiveCEmitsAndHandles() {
    let controller = LegacyRoomController()

    let isHandled = controller.view.emitEvent(named: "lamp.switched", userInfo: ["room": "attic"])

    #expect(isHandled)
    #expect(controller.switched == ["attic"])
  }

  @Test
  func eventReachesItsOwnWindowAndTheDelegate() {
    let (first, second) = (UIWindow(), UIWindow())
    var reached: [String] = []
    let observations = [("first", first), ("second", second)].map { name, window in
      window.onRouterEvent(.lampSwitched, then: .forwarded) { _ in reached.append(name) }
    }
    let delegate = RoomsDelegate()
    let earlier = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = earlier }
    let view = UIView()
    second.addSubview(view)

    view.routerEvent(name: .lampSwitched, userInfo: [.room: "cellar"])

    #expect(reached == ["second"])
    #expect(delegate.rooms == ["cellar"])
    for observation in observations { observation.cancel() }
  }

  @Test
  func eventsOfASheetReachItsOpenerOnce() throws {
    let (window, controller) = (UIWindow(), LampsController())
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    controller.openSheet()
    let sheet = try #require(controller.presentedViewController as? LampSheet)

    sheet.view.routerEvent(name: .lampSwitched, userInfo: [.room: "attic"])
    sheet.opener = nil
    let observation = window.onRouterEvent(.lampSwitched) { _ in }
    sheet.view.routerEvent(name: .lampSwitched, userInfo: [.room: "cellar"])

    #expect(controller.rooms == ["attic"])
    observation.cancel()
  }

  @Test
  func textFieldEmitsWhatIsTyped() {
    let window = UIWindow()
    let field = UITextField()
    window.addSubview(field)
    // snippet of FrequentlyAskedQuestions.md
    field.emits(.queryTyped, on: .editingChanged) { [weak field] in [.query: field?.text ?? ""] }
    // end of snippet
    var queries: [String?] = []
    let observation = window.onRouterEvent(.queryTyped) { event in queries.append(event.userInfo[.query]) }

    field.text = "lamp"
    field.sendActions(for: .editingChanged)

    #expect(queries == ["lamp"])
    observation.cancel()
  }

  @Test
  func tableCreatesACellWithItsOverriddenInitializer() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(LampCell.self, forCellReuseIdentifier: "lamp")

    let cell = try #require(table.dequeueReusableCell(withIdentifier: "lamp") as? LampCell)

    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.detailTextLabel != nil)
  }

  @Test
  func listViewsCreateCellsThatOverrideAllInitializers() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(DeskCell.self, forCellReuseIdentifier: "desk")
    table.register(DeskHeader.self, forHeaderFooterViewReuseIdentifier: "desks")
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    CollectionAdapter(collection).apply(
      ListSource { Rows([1], cell: DeskTile.self) { tile, desk, _ in tile.label.text = "\(desk)" } }
    )
    collection.layoutIfNeeded()

    #expect(table.dequeueReusableCell(withIdentifier: "desk") is DeskCell)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "desks") is DeskHeader)
    #expect(collection.visibleCells.map { ($0 as? DeskTile)?.label.text } == ["1"])
    #expect(DeskCell(desk: 7).desk == 7)
  }

  @Test
  func actionOfAKeyCommandEmitsFromItsController() {
    let controller = RoomController()
    var sources: [Bool] = []
    let observation = controller.onRouterEvent(.lampSwitched) { event in
      sources.append(event.source === controller)
    }

    controller.switchLamp()

    #expect(sources == [true])
    observation.cancel()
  }

  @Test
  func keyPerformsACommand() {
    let controller = LampsController()

    let key = EventCommand.keyCommands([.switchLamp]).first
    EventCommand.switchLamp.event.emit(from: controller)

    #expect(key?.input == "l")
    #expect(controller.rooms == ["attic"])
  }

  @Test
  func aliasDeclaresAStrategy() {
    let hall = HallController()

    hall.routerEvent(name: .lampSwitched)

    #expect(hall.isLit)
  }

  @Test
  func callbackHopsToTheMainActor() async {
    let controller = LegacyRoomController()
    let connection = LampConnection()
    connection.view = controller.view

    await Task.detached { connection.messageArrived("attic") }.value
    while controller.switched.isEmpty { await Task.yield() }

    #expect(controller.switched == ["attic"])
  }

  // snippet of FrequentlyAskedQuestions.md
  @Test
  func searchWaitsUntilTypingStops() async throws {
    let clock = TestClock()
    let controller = SearchController(clock: clock)

    controller.routerEvent(name: .queryTyped, userInfo: [.query: "la"])
    controller.routerEvent(name: .queryTyped, userInfo: [.query: "lamp"])
    try await clock.sleepers()
    clock.advance(by: .milliseconds(300))

    for await search in controller.searches {
      #expect(search == "lamp")
      break
    }
  }
  // end of snippet
}
