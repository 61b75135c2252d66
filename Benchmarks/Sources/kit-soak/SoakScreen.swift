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

/// Whose number, counted from the first emission, the root answers.
struct Asked: EventRequest {
  typealias Response = Int
  static let name: EventName = "soak.asked"
  var serial: Int
}

/// A list of rows, whose cells emit; a screen that handles some of it and passes the rest on.
final class SoakScreen: UIViewController, StrategyHandler {
  static let table = StrategyTable<SoakScreen> {
    On(.tapped, SoakScreen.tapped)
    On(.seen) { screen, event in screen.app?.count(.screen, event) }.forwarding()
    On(.nested) { screen, event in screen.app?.count(.screen, event) }
  }

  var strategies: StrategyTable<SoakScreen> { Self.table }
  private(set) var tableView = ListTableView(frame: .zero, style: .plain)
  private weak var app: SoakApp?
  private var rows: [SoakRow] = []

  init(_ app: SoakApp) {
    self.app = app
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    place()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }

  /// Puts another table view in place of the one there is.
  func replaceTable() {
    tableView.removeFromSuperview()
    tableView = ListTableView(frame: .zero, style: .plain)
    place()
  }

  /// Shows other rows, some of which were there before.
  func show(_ rows: [SoakRow]) {
    self.rows = rows
    tableView.listAdapter?.apply(source, animated: false)
  }

  private func place() {
    view.addSubview(tableView)
    TableAdapter(tableView).apply(source)
  }

  private var source: ListSource {
    ListSource { ListSection("rows") { Rows(rows, cell: SoakCell.self).height(.fixed(44)) } }
  }

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

/// Shows a row, and adds its number to what it emits.
final class SoakCell: UITableViewCell, ViewConfigurable, EventDecorator {
  private var row = -1

  func configure(with model: SoakRow) {
    row = model.id
  }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.shown] = row
  }
}

/// Where everything ends that screens pass on.
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
