import Foundation
import ListSource
import PlatformUIKit
import StrategyTable
import TestSupport
import Testing

extension EventName {
  fileprivate static let draftTyped: EventName = "comment.draftTyped"
}

extension UserInfoKeys {
  fileprivate static let field = UserInfoKey<String>("field")
  fileprivate static let draft = UserInfoKey<String>("draft")
}

struct Comment: Identifiable, Equatable {
  var id: Int
  var text: String
}

// snippet of AsyncWorkInReusedCells.md
extension RowEvents {
  static let translateTapped = RowEvent<Comment>("comment.translateTapped")
}
// end of snippet

// snippet of AsyncWorkInReusedCells.md
final class CommentCell: UITableViewCell, ViewConfigurable {
  let translateButton = UIButton(type: .system)

  func configure(with comment: Comment) {
    textLabel?.text = comment.text
    contentView.addSubview(translateButton)
    translateButton.emits(row: .translateTapped)
  }
}
// end of snippet

final class CommentsController: UIViewController, StrategyHandler {
  // snippet of AsyncWorkInReusedCells.md
  static let table = StrategyTable<CommentsController> {
    On(row: \.translateTapped, whileRunning: .drop) { owner, comment, event in
      guard let translate = owner()?.translate else { return }
      let text = try await translate(comment)
      owner()?.show(text, for: comment.id)
    }
    .perRow(\Comment.id)
  }
  // end of snippet

  // snippet of AsyncWorkInReusedCells.md
  static let fields = StrategyTable<CommentsController> {
    On(.draftTyped, with: \.field, and: \.draft) { controller, field, draft, event in
      controller.drafts[field] = draft
    }
    .per(\.field)
    .throttled(for: .seconds(1), runningLast: true)
  }
  // end of snippet

  lazy var strategies = Self.table
  var drafts: [String: String] = [:]
  let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  var translate: @MainActor (Comment) async throws -> String = { $0.text }
  var comments: [Comment] = [] {
    didSet {
      show()
      changes.continuation.yield(comments)
    }
  }
  private let changes = AsyncStream<[Comment]>.makeStream()

  override func loadView() {
    view = tableView
  }

  // snippet of AsyncWorkInReusedCells.md
  func show(_ text: String, for id: Comment.ID) {
    guard let index = comments.firstIndex(where: { $0.id == id }) else { return }
    comments[index].text = text
  }
  // end of snippet

  /// Waits until the comments have these values.
  func become(_ isSo: ([Comment]) -> Bool) async {
    for await comments in changes.stream where isSo(comments) { return }
  }

  // snippet of AsyncWorkInReusedCells.md, private
  private func show() {
    let adapter = tableView.listAdapter ?? TableAdapter(tableView)
    adapter.apply(
      ListSource { ListSection("comments") { Rows(comments, cell: CommentCell.self).height(.fixed(44)) } }
    )
  }
  // end of snippet
}

// snippet of AsyncWorkInReusedCells.md
final class AvatarCell: UITableViewCell {
  private(set) var loading: Task<Void, Never>?

  func show(_ name: String, from load: @escaping @MainActor (String) async -> String) {
    loading?.cancel()
    textLabel?.text = nil
    loading = Task { [weak self] in
      let avatar = await load(name)
      guard !Task.isCancelled else { return }
      self?.textLabel?.text = avatar
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
  }
}
// end of snippet

/// A service that answers when the test calls it.
@MainActor
private final class Desk {
  private var orders: [String: CheckedContinuation<String, Never>] = [:]
  private(set) var count = 0
  private let arrivals = AsyncStream<String>.makeStream()

  func answer(to order: String) async -> String {
    await withCheckedContinuation { continuation in
      orders[order] = continuation
      count += 1
      arrivals.continuation.yield(order)
    }
  }

  /// Waits until all these were requested.
  func hasTaken(_ expected: Set<String>) async {
    var missing = expected
    for await order in arrivals.stream {
      missing.remove(order)
      if missing.isEmpty { return }
    }
  }

  func serve(_ order: String) {
    orders.removeValue(forKey: order)?.resume(returning: "\(order), done")
  }
}

@MainActor
@Suite(.watchdog)
struct AsyncWorkInReusedCellsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = CommentsController()
  private let desk = Desk()

  init() {
    window.rootViewController = controller
    window.isHidden = false
    controller.translate = { [desk] comment in await desk.answer(to: comment.text) }
  }

  private func cell(_ row: Int) throws -> CommentCell {
    window.layoutIfNeeded()
    return try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? CommentCell)
  }

  @Test
  func translationReachesItsCommentAfterReuse() async throws {
    controller.comments = (0..<100).map { Comment(id: $0, text: "hola \($0)") }
    let tapped = try cell(0)
    tapped.translateButton.sendActions(for: .touchUpInside)
    await desk.hasTaken(["hola 0"])

    var shown: [String?] = []
    for row in stride(from: 5, through: 99, by: 5) where shown.isEmpty {
      controller.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      window.layoutIfNeeded()
      if let indexPath = controller.tableView.indexPath(for: tapped), indexPath.row > 0 {
        shown.append(tapped.textLabel?.text)
      }
    }
    desk.serve("hola 0")
    await controller.become { $0[0].text == "hola 0, done" }
    window.layoutIfNeeded()
    shown.append(tapped.textLabel?.text)
    controller.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)

    #expect(shown.count == 2 && shown[0] == shown[1])
    #expect(try cell(0).textLabel?.text == "hola 0, done")
  }

  @Test
  func rowsAreTranslatedAtTheSameTimeAndEachOnce() async throws {
    controller.comments = (0..<2).map { Comment(id: $0, text: "hola \($0)") }
    for row in [0, 0, 1] { try cell(row).translateButton.sendActions(for: .touchUpInside) }
    await desk.hasTaken(["hola 0", "hola 1"])

    desk.serve("hola 0")
    desk.serve("hola 1")
    await controller.become { $0.map(\.text) == ["hola 0, done", "hola 1, done"] }

    #expect(desk.count == 2)
  }

  @Test
  func draftOfEachFieldIsSavedAtOnce() {
    let writer = CommentsController()
    writer.strategies = CommentsController.fields
    for (field, draft) in [("title", "H"), ("text", "W"), ("title", "He")] {
      writer.view.routerEvent(name: .draftTyped, userInfo: [.field: field, .draft: draft])
    }

    #expect(writer.drafts == ["title": "H", "text": "W"])
  }

  @Test
  func workOfTheCellEndsWithItsRow() async {
    let cell = AvatarCell(style: .default, reuseIdentifier: nil)
    let load: @MainActor (String) async -> String = { [desk] name in await desk.answer(to: name) }

    cell.show("Ada", from: load)
    await desk.hasTaken(["Ada"])
    let loading = cell.loading
    cell.prepareForReuse()
    cell.show("Grace", from: load)
    await desk.hasTaken(["Grace"])
    desk.serve("Grace")
    await cell.loading?.value
    desk.serve("Ada")
    await loading?.value

    #expect(cell.textLabel?.text == "Grace, done")
  }
}
