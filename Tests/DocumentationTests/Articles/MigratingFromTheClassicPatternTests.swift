import RouterEventsTesting
import StrategyTable
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

// The snippets of MigratingFromTheClassicPattern.md stand here word for word.

extension EventName {
  static let claimTapped: EventName = "kClaimTapped"
  static let seenTapped: EventName = "kSeenTapped"
}

extension UserInfoKeys {
  static let claim = UserInfoKey<String>("claim")
  static let folder = UserInfoKey<Int>("folder")
}

final class FolderView: UIView, EventDecorator {
  var folder = 0

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.folder] = folder
  }
}

final class ClaimsController: UIViewController, StrategyHandler {
  static let table = StrategyTable<ClaimsController> {
    On(.claimTapped, ClaimsController.open)
    On(.seenTapped) { controller, event in controller.seen += 1 }.forwarding()
  }

  var strategies: StrategyTable<ClaimsController> { Self.table }
  var opened: [String] = []
  var seen = 0

  func open(_ userInfo: UserInfo) {
    guard let claim = userInfo[.claim], let folder = userInfo[.folder] else { return }
    opened.append("\(claim) in \(folder)")
  }
}

/// The method that the category of `UIResponder` declares, as Swift imports it.
class ClassicView: UIView {
  func routerEvent(withName name: String, userInfo: [AnyHashable: Any]) {
    (next as? ClassicView)?.routerEvent(withName: name, userInfo: userInfo)
  }
}

final class ClassicArchive: ClassicView {
  private(set) var archived: [String] = []

  override func routerEvent(withName name: String, userInfo: [AnyHashable: Any]) {
    if name == "kClaimTapped" {
      archived.append(userInfo["claim"] as? String ?? "")
    } else {
      super.routerEvent(withName: name, userInfo: userInfo)
    }
  }
}

@MainActor
func bridge(to archive: ClassicArchive) -> EventObservation {
  archive.onRouterEvent(.claimTapped) { [weak archive] event in
    archive?.routerEvent(withName: event.name.rawValue, userInfo: event.userInfo.dictionary)
  }
}

final class BridgeView: ClassicView {
  override func routerEvent(withName name: String, userInfo: [AnyHashable: Any]) {
    routerEvent(name: EventName(name), userInfo: UserInfo(userInfo))
  }
}

@MainActor
@Suite
struct MigratingFromTheClassicPatternTests {
  private let controller = ClaimsController()
  private let folder = FolderView()

  init() {
    folder.folder = 3
    controller.view.addSubview(folder)
  }

  @Test
  func overridesBecomeRoles() {
    let window = UIWindow()
    window.addSubview(controller.view)
    var above: [EventName] = []
    let observations = [EventName.claimTapped, .seenTapped].map { name in
      window.onRouterEvent(name) { event in above.append(event.name) }
    }

    folder.routerEvent(name: .claimTapped, userInfo: [.claim: "A-1"])
    folder.routerEvent(name: .seenTapped)

    #expect(controller.opened == ["A-1 in 3"])
    #expect(controller.seen == 1)
    #expect(above == [.seenTapped])
    for observation in observations { observation.cancel() }
  }

  @Test
  func bridgesAnEventToAClassicOverride() {
    let archive = ClassicArchive()
    let view = UIView()
    archive.addSubview(view)
    let observation = bridge(to: archive)

    view.routerEvent(name: .claimTapped, userInfo: [.claim: "A-1"])

    #expect(archive.archived == ["A-1"])
    observation.cancel()
  }

  @Test
  func bridgesAClassicCallToTheChain() {
    let (bridge, row) = (BridgeView(), ClassicView())
    folder.addSubview(bridge)
    bridge.addSubview(row)

    row.routerEvent(withName: "kClaimTapped", userInfo: ["claim": "A-1"])

    #expect(controller.opened == ["A-1 in 3"])
  }

  @Test
  func reportsAValueOfAnotherType() {
    let reports = withReports { _ = UserInfo(["folder": "three"])[.folder] }

    #expect(
      reports == [
        """
        The user info's value for 'folder' reads as nil: expected Int, found String.
        """
      ]
    )
  }
}
