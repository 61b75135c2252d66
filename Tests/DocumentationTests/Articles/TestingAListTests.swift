import Foundation
import ListSource
import PlatformUIKit
import RouterEventsTesting
import StrategyTable
import Testing

extension EventName {
  fileprivate static let draftSent: EventName = "draft.sent"
}

extension UserInfoKeys {
  fileprivate static let draft = UserInfoKey<String>("draft")
}

private struct Draft: Identifiable, Equatable {
  var id = "draft"
}

private final class DraftCell: UITableViewCell, ViewConfigurable {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let button = UIButton(frame: CGRect(x: 200, y: 0, width: 80, height: 40))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.setTitle("Send", for: .normal)
    button.emits(.draftSent) { [field] in [.draft: field.text ?? ""] }
    contentView.addSubview(field)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with draft: Draft) {}
}

@MainActor
@Suite
struct TestingAListTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let adapter: TableAdapter
  private let tableView: UITableView

  init() {
    tableView = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(tableView)
    window.isHidden = false
    adapter = TableAdapter(tableView)
    adapter.apply(ListSource { Rows([Draft()], cell: DraftCell.self) })
  }

  // snippet of TestingAList.md
  @Test
  func sendsADraft() async throws {
    let recorder = EventRecorder(above: tableView)
    let user = ListPerformer(adapter)

    user.type("On my way", in: .id("draft"))
    user.tap(control: "Send", in: .id("draft"))

    await recorder.next(.draftSent) { $0[.draft] == "On my way" }
  }
  // end of snippet
}
