import KitSupport
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite
struct ActionEmittingTests {
  private let view = CatchingView()
  private let item = UIBarButtonItem(title: "Reload")

  @Test func actionEmitsFromItsResponder() {
    let inner = UIView()
    view.addSubview(inner)
    let action = UIAction.routerEvent(
      .named(.tapped) { ["row": 3] },
      title: "Delete",
      attributes: .destructive,
      from: inner
    )

    UIControl().sendAction(action)

    #expect(action.title == "Delete")
    #expect(action.attributes == .destructive)
    #expect(view.routes == [["UIView", "CatchingView"]])
    #expect(view.caught.map { $0.userInfo["row"] as? Int } == [3])
  }

  @Test func actionHasItsImageAndIdentifierAndEmitsATypedEvent() {
    let image = UIImage()
    let action = UIAction.routerEvent(
      .message { Picked(number: 7) },
      image: image,
      identifier: .init("pick"),
      attributes: .hidden,
      state: .mixed,
      from: view
    )

    UIControl().sendAction(action)

    #expect(action.image === image && action.identifier == .init("pick"))
    #expect(action.attributes == .hidden && action.state == .mixed)
    #expect(view.caught.map { ($0.message as? Picked)?.number } == [7])
  }

  @Test func actionReportsADeallocatedResponder() {
    let action = UIAction.routerEvent(.named(.tapped), title: "Delete", from: UIView())

    let (_, reports) = Reports.collecting { UIControl().sendAction(action) }

    #expect(
      reports.map(\.text) == [
        """
        The action 'Delete' tried to emit 'test.tapped', but its responder is deallocated. The event was not emitted. \
        Create the sender again with a responder that still exists.
        """
      ]
    )
  }

  @Test func barItemEmitsFromItsResponderAndKeepsItsTitle() throws {
    item.emits(.tapped, from: view) { ["from": "bar"] }

    UIControl().sendAction(try #require(item.primaryAction))

    #expect(item.title == "Reload")
    #expect(view.routes == [["CatchingView"]])
    #expect(view.caught.map { $0.userInfo["from"] as? String } == ["bar"])
  }

  @Test(arguments: [nil, "Reload"], [false, true])
  func barItemWritesBackOnlyWhatItsActionChanged(title: String?, hasImage: Bool) {
    let item = WatchedItem()
    item.image = hasImage ? UIImage() : nil
    item.title = title

    item.emits(.tapped, from: view)

    #expect(item.written == (hasImage ? ["title", "image"] : ["title"]))
    #expect(item.title == title)
    #expect((item.image != nil) == hasImage)
  }

  @Test func barItemOfTheSystemStaysAsItIs() {
    let item = WatchedItem(isSystemItem: true)

    item.emits(.tapped, from: view)

    #expect(item.written.isEmpty)
  }

  @Test func barItemEmitsItsLastEventOnly() throws {
    item.emits(.tapped, from: view)
    item.emits(event: .message { Picked(number: 7) }, from: view)

    UIControl().sendAction(try #require(item.primaryAction))

    #expect(view.caught.map(\.name) == [Picked.name])
  }

  @Test func barItemStopsEmittingAndKeepsAnActionOfTheApp() {
    let own = UIAction { _ in }
    item.emits(.tapped, from: view)

    item.stopEmitting()
    let stopped = item.primaryAction
    item.primaryAction = own
    item.title = "Save"
    item.stopEmitting()

    #expect(stopped == nil)
    #expect(item.primaryAction?.identifier == own.identifier && item.title == "Save")
  }

  @Test func barItemReportsADeallocatedResponder() throws {
    item.emits(.tapped, from: UIView())
    let action = try #require(item.primaryAction)

    let (_, reports) = Reports.collecting { UIControl().sendAction(action) }

    #expect(
      reports.map { $0.text.hasPrefix("The bar item 'Reload' tried to emit 'test.tapped'") } == [true]
    )
  }

  @Test(arguments: [true, false])
  func swipeActionIsPerformedIfItsEventIsHandled(isHandled: Bool) {
    let observation = EventRouter.onUnhandled { _, _ in }
    let source = UIView()
    if isHandled { view.addSubview(source) }
    let action = UIContextualAction.routerEvent(
      .named(.tapped),
      style: .destructive,
      title: "Delete",
      from: source
    )
    var performed: [Bool] = []

    action.handler(action, UIView()) { performed.append($0) }
    observation.cancel()

    #expect(action.title == "Delete")
    #expect(action.style == .destructive)
    #expect(performed == [isHandled])
  }

  @Test func swipeActionWithADeallocatedResponderIsNotPerformed() {
    let action = UIContextualAction.routerEvent(.named(.tapped), title: "Delete", from: UIView())
    var performed: [Bool] = []

    let (_, reports) = Reports.collecting { action.handler(action, UIView()) { performed.append($0) } }

    #expect(performed == [false])
    #expect(
      reports.map { $0.text.hasPrefix("The swipe action 'Delete' tried to emit 'test.tapped'") } == [true]
    )
  }
}

/// Records which properties are written after its primary action.
private final class WatchedItem: UIBarButtonItem {
  private(set) var written: [String] = []
  private var isSystemItem = false

  convenience init(isSystemItem: Bool) {
    self.init()
    self.isSystemItem = isSystemItem
  }

  override var primaryAction: UIAction? {
    get { super.primaryAction }
    set {
      // UIKit's header says that an action does not change the title and image of a system item.
      if !isSystemItem { super.primaryAction = newValue }
      written = []
    }
  }

  override var title: String? {
    didSet { written.append("title") }
  }

  override var image: UIImage? {
    didSet { written.append("image") }
  }
}
