import Foundation
import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventName {
  static let tapped: EventName = "soak.tapped"
  static let seen: EventName = "soak.seen"
  static let nested: EventName = "soak.nested"
  static let lost: EventName = "soak.lost"
}

extension UserInfoKeys {
  static let serial = UserInfoKey<Int>("serial")
  static let shown = UserInfoKey<Int>("shown")
}

/// A question that the root answers with the serial number of the emission.
struct Asked: EventRequest {
  typealias Response = Int
  static let name: EventName = "soak.asked"
  var serial: Int
}

/// A screen with a list whose cells emit. It handles some events and forwards the others.
final class SoakScreen: UIViewController, StrategyHandler {
  static let table = StrategyTable<SoakScreen> {
    Call(.tapped, SoakScreen.tapped)
    On(.seen) { screen, event in screen.app?.count(.screen, event) }.forwarding()
    On(.nested) { screen, event in screen.app?.count(.screen, event) }
  }

  var strategies: StrategyTable<SoakScreen> { Self.table }
  private(set) var list: SoakList
  private weak var app: SoakApp?
  private var rows: [SoakRow] = []

  init(_ app: SoakApp, showing list: SoakList) {
    (self.app, self.list) = (app, list)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    place()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.view.frame = view.bounds
  }

  /// Replaces the list view.
  func replace(by list: SoakList) {
    self.list.view.removeFromSuperview()
    self.list = list
    place()
  }

  /// Shows new rows, some of them the same as before.
  func show(_ rows: [SoakRow]) {
    self.rows = rows
    list.adapter.apply(source, animated: false)
  }

  private func place() {
    view.addSubview(list.view)
    list.adapter.apply(source)
  }

  private var source: ListSource { ListSource { list.section(of: rows) } }

  private func tapped(_ userInfo: UserInfo) {
    guard let serial = userInfo[.serial], let shown = userInfo[.shown] else {
      app?.tally.complain("a tap without its number or its row")
      return
    }
    if userInfo.listItem(as: SoakRow.self)?.id != shown { app?.tally.complain("\(serial) names another row") }
    app?.tally.count(.screen, serial: serial)
    app?.handleTap(on: self)
  }
}

struct SoakRow: Identifiable, Equatable, Sendable {
  let id: Int
}

/// The root controller, which handles the events that screens forward.
final class SoakRoot: UINavigationController, EventHandler {
  weak var app: SoakApp?

  func handle(_ event: RouterEvent) -> EventDisposition {
    if event.name == .seen {
      app?.count(.root, event)
      return .handled
    }
    return event.answer(Asked.self) { [app] request in
      app?.tally.count(.answer, serial: request.serial)
      return request.serial
    }
  }
}
