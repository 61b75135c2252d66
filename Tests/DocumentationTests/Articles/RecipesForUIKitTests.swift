import Commands
import Foundation
import PlatformUIKit
import StrategyTable
import TestSupport
import Testing

extension EventName {
  fileprivate static let stationsSearched: EventName = "stations.searched"
  fileprivate static let memoTyped: EventName = "memos.typed"
  fileprivate static let memoDeleted: EventName = "memos.deleted"
  fileprivate static let offerTapped: EventName = "offers.tapped"
}

extension UserInfoKeys {
  fileprivate static let stationQuery = UserInfoKey<String>("stationQuery")
  fileprivate static let memo = UserInfoKey<String>("memo")
  fileprivate static let offer = UserInfoKey<Int>("offer")
}

/// Stands for UIKit's, which `PortableUIKit` does not have.
private final class UIAlertController: UIViewController {
  enum Style {
    case alert
  }

  private(set) var actions: [UIAlertAction] = []

  convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@MainActor
private final class UIAlertAction {
  enum Style {
    case cancel, destructive
  }

  let title: String?
  let handler: ((UIAlertAction) -> Void)?

  init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.handler) = (title, handler)
  }
}

@MainActor
final class EventCounter {
  private(set) var counted: [String] = []

  func count(_ text: String) { counted.append(text) }
}

// snippet of RecipesForUIKit.md
final class StationsController: UIViewController, UISearchResultsUpdating, EventHandling {
  static let table = StrategyTable<StationsController> {
    On(.stationsSearched, with: \.stationQuery) { controller, query, _ in controller.query = query }
      .debounced(for: .milliseconds(300))
  }

  var query = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    if text != query { routerEvent(name: .stationsSearched, userInfo: [.stationQuery: text]) }
  }
}
// end of snippet

// snippet of RecipesForUIKit.md
final class MemoCell: UITableViewCell, UITextViewDelegate {
  let textView = UITextView(frame: .zero)

  func textViewDidChange(_ textView: UITextView) {
    routerEvent(name: .memoTyped, userInfo: [.memo: textView.text ?? ""])
  }
}
// end of snippet

private struct ConfirmDeletion: EventRequest {
  typealias Response = Bool
  static let name: EventName = "memos.confirmDeletion"
  var title: String
}

// snippet of RecipesForUIKit.md
final class MemosController: UIViewController, EventHandling {
  static let table = StrategyTable<MemosController> {
    Answer(ConfirmDeletion.self, whileRunning: .drop) { owner, request, _ in
      guard let answers = owner()?.presentAlert("Delete \(request.title)?") else { return nil }
      for await answer in answers { return answer }
      return nil
    }
  }

  func presentAlert(_ question: String) -> AsyncStream<Bool> {
    let (answers, answer) = AsyncStream<Bool>.makeStream()
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer.yield(false) })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answer.yield(true) })
    present(alert, animated: true)
    return answers
  }
}
// end of snippet

final class OffersController: UIViewController, EventHandling {
  // snippet of RecipesForUIKit.md
  static let table = StrategyTable<OffersController> {
    On(.offerTapped, with: \.offer) { controller, offer, _ in controller.counter.count("offer \(offer)") }
      .forwarding()
  }
  // end of snippet

  fileprivate let counter = EventCounter()
}

// snippet of RecipesForUIKit.md
struct MemoLinkOpened: EventMessage {
  static let name: EventName = "memos.linkOpened"
  var memo: Int

  @MainActor static let links = EventLinks {
    EventLink("memo/:id") { values in
      values["id"].flatMap(Int.init).map { memo in .message { MemoLinkOpened(memo: memo) } }
    }
  }
}

extension UINavigationController {
  func open(_ url: URL) -> Bool {
    let outcome = topViewController.flatMap { MemoLinkOpened.links.event(for: url)?.emit(from: $0) }
    return outcome?.isHandled == true
  }
}
// end of snippet

@MainActor
@Suite(.watchdog)
struct RecipesForUIKitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  // snippet of RecipesForUIKit.md
  func countEvents(in counter: EventCounter) -> EventObservation {
    EventRouter.observe { trace in
      guard trace.result == .handled else { return }
      counter.count("\(trace.name) by \(trace.handlers.joined(separator: ", "))")
    }
  }
  // end of snippet

  @Test
  func changedTextSearchesOnce() async {
    let controller = StationsController()
    show(UINavigationController(rootViewController: controller))
    let recorder = EventRecorder(above: controller)
    let search = controller.navigationItem.searchController

    search?.searchBar.text = "jazz"
    if let search { controller.updateSearchResults(for: search) }
    while controller.query.isEmpty { await Task.yield() }
    if let search { controller.updateSearchResults(for: search) }

    #expect(controller.query == "jazz")
    recorder.expectNothing()
  }

  @Test
  func textViewEmitsWhatIsTyped() {
    let cell = MemoCell(style: .default, reuseIdentifier: nil)
    let recorder = EventRecorder(hosting: cell)
    cell.textView.delegate = cell

    cell.textView.insertText("Milk")

    recorder.expect(.memoTyped) { $0[.memo] == "Milk" }
  }

  @Test(arguments: ["Delete", "Cancel"])
  func alertAnswersTheRequest(choice: String) async throws {
    let controller = MemosController()
    let memoView = UIView()
    show(controller)
    controller.view.addSubview(memoView)
    let recorder = EventRecorder(above: controller)

    // snippet of RecipesForUIKit.md
    Task { [events = EventEmitter(from: memoView)] in
      if await events.ask(ConfirmDeletion(title: "Shopping")) == true { events(.memoDeleted) }
    }
    // end of snippet
    while controller.presentedViewController == nil { await Task.yield() }
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    let action = alert.actions.first { $0.title == choice }
    controller.dismiss(animated: false)
    action?.handler?(try #require(action))

    #expect(alert.title == "Delete Shopping?")
    if choice == "Delete" { await recorder.next(.memoDeleted) }
    for _ in 0..<20 { await Task.yield() }
    recorder.expectNothingElse()
  }

  @Test
  func waitingQuestionDoesNotRetainTheController() async throws {
    var controller: MemosController? = MemosController()
    weak let released = controller
    let events = EventEmitter(from: try #require(controller))
    controller.map(show)
    let asking = Task { await events.ask(ConfirmDeletion(title: "Shopping")) }
    while controller?.presentedViewController == nil { await Task.yield() }

    controller?.dismiss(animated: false)
    window.rootViewController = UIViewController()
    controller = nil

    #expect(await asking.value == nil)
    #expect(released == nil)
  }

  @Test
  func observerCountsHandledEvents() {
    let counter = EventCounter()
    let observation = countEvents(in: counter)
    let controller = OffersController()
    let handled = controller.onRouterEvent(.memoDeleted) { _ in }

    controller.routerEvent(name: .memoDeleted)
    controller.routerEvent(name: .memoTyped)

    #expect(counter.counted.filter { $0.hasPrefix("memos.") } == ["memos.deleted by OffersController"])
    observation.cancel()
    handled.cancel()
  }

  @Test
  func forwardedEventIsCountedWithItsValue() {
    let controller = OffersController()
    let recorder = EventRecorder(above: controller)

    controller.routerEvent(name: .offerTapped, userInfo: [.offer: 7])

    #expect(controller.counter.counted == ["offer 7"])
    recorder.expect(.offerTapped)
  }

  @Test
  func linkIsHandledAboveTheVisibleScreen() throws {
    let navigation = UINavigationController(rootViewController: MemosController())
    show(navigation)
    var opened: [Int] = []
    let observation = navigation.onRouterEvent(message: MemoLinkOpened.self) { link, _ in
      opened.append(link.memo)
    }

    let addresses = ["memos://memo/7", "https://example.com/memo/8", "memos://account/delete"]
    let urls = try addresses.map { try #require(URL(string: $0)) }
    var handled: [Bool] = []
    let reports = withReports { handled = urls.map { navigation.open($0) } }

    #expect(opened == [7, 8])
    #expect(handled == [true, true, false])
    #expect(reports.count == 1)
    observation.cancel()
  }
}
