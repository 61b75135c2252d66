import PlatformUIKit
import RouterEventsTesting
import StrategyTable
import Testing

// snippet of MigratingFromTheClassicPattern.md
enum ClaimNames {  // the values of kClaimTapped and kSeenTapped
  static let tapped = "kClaimTapped"
  static let seen = "claim_seen_v2"
}

extension EventName {
  static let claimTapped = EventName(ClaimNames.tapped)
  static let seenTapped = EventName(ClaimNames.seen)
}
// end of snippet

struct Policy {
  var number: String
}

struct Photo {
  var page: Int
}

// snippet of MigratingFromTheClassicPattern.md
extension UserInfoKeys {
  static let policy = UserInfoKey<Policy>("data")
  static let photo = UserInfoKey<Photo>("data")
}
// end of snippet

extension UserInfoKeys {
  static let claim = UserInfoKey<String>("claim")
  static let folder = UserInfoKey<Int>("folder")
}

// snippet of MigratingFromTheClassicPattern.md
final class FolderView: UIView, EventDecorator {
  var folder = 0

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.folder] = folder
  }
}

final class ClaimsController: UIViewController, EventHandling {
  static let table = StrategyTable<ClaimsController> {
    On(.claimTapped, with: \.claim, and: \.folder) { controller, claim, folder, event in
      controller.open(claim, in: folder)
    }
    On(.seenTapped) { controller, event in controller.seen += 1 }.forwarding()
  }

  var opened: [String] = []
  var seen = 0

  func open(_ claim: String, in folder: Int) {
    opened.append("\(claim) in \(folder)")
  }
}
// end of snippet

// snippet of MigratingFromTheClassicPattern.md
final class PolicyController: UIViewController, EventHandler {
  var shown: [String] = []

  func handle(_ event: RouterEvent) -> EventDisposition {
    switch event.name.rawValue {
    case ClaimNames.tapped:
      shown.append(event.userInfo[.policy]?.number ?? "")
      return .handled
    case ClaimNames.seen:
      shown.append("seen")
      return .handledAndForwarded
    default:
      return .forwarded
    }
  }
}
// end of snippet

// snippet of MigratingFromTheClassicPattern.md
class FormController: UIViewController, StrategyHandler {
  static let formTable = StrategyTable<FormController> {
    Call(.claimTapped, FormController.openClaim)
    On(.seenTapped) { controller, event in controller.log.append("seen") }
  }

  var strategies: StrategyTable<FormController> { Self.formTable }
  var log: [String] = []

  func openClaim() { log.append("open") }
}

final class SignedFormController: FormController {
  static let signedTable = formTable.extended(
    by: StrategyTable<SignedFormController> {
      On(.claimTapped) { controller, event in
        controller.log.append("sign")
        controller.openClaim()  // where the override called super for this name
      }
    }
  )

  override var strategies: StrategyTable<FormController> { Self.signedTable }
}
// end of snippet

// snippet of MigratingFromTheClassicPattern.md
extension UIResponder {
  @available(*, deprecated, message: "Use an EventName and a UserInfo")
  func routerEvent(name: String, userInfo: [AnyHashable: Any]) {
    next?.routerEvent(name: name, userInfo: userInfo)
  }
}
// end of snippet

/// Calls that were written for the classic method. A protocol lets a test call them without the warnings.
private protocol ClassicCalls {
  @MainActor func emit(_ name: String, from responder: UIResponder)
}

private struct DeprecatedCalls: ClassicCalls {
  @available(*, deprecated)
  func emit(_ name: String, from responder: UIResponder) {
    responder.routerEvent(name: name, userInfo: [:])
    responder.routerEvent(name: "kClaimTapped", userInfo: ["claim": "A-1"])
  }
}

private struct MigratedCalls: ClassicCalls {
  func emit(_ name: String, from responder: UIResponder) {
    responder.routerEvent(name: EventName(name), userInfo: [:])
  }
}

/// A link whose classic method is unavailable already.
private final class StrictLink: EventResponder {
  weak var nextEventResponder: (any EventResponder)?

  init(below next: any EventResponder) { nextEventResponder = next }

  @available(*, unavailable)
  func routerEvent(name: String, userInfo: [AnyHashable: Any]) {}
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
// snippet of MigratingFromTheClassicPattern.md
func bridge(to archive: ClassicArchive) -> EventObservation {
  archive.onRouterEvent(.claimTapped) { [weak archive] event in
    archive?.routerEvent(withName: event.name.rawValue, userInfo: event.userInfo.dictionary)
  }
}
// end of snippet

// snippet of MigratingFromTheClassicPattern.md
final class BridgeView: ClassicView {
  override func routerEvent(withName name: String, userInfo: [AnyHashable: Any]) {
    routerEvent(name: EventName(name), userInfo: UserInfo(userInfo))
  }
}
// end of snippet

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
  func keysOfOneNameReadOneValue() {
    let userInfo = UserInfo(["data": Policy(number: "P-7")] as [String: Any])

    let (policy, reports) = (userInfo[.policy], withReports { #expect(userInfo[.photo]?.page == nil) })

    #expect(policy?.number == "P-7")
    #expect(reports.count == 1)
  }

  @Test
  func switchOverRawNamesHandles() {
    let controller = PolicyController()
    let window = UIWindow()
    window.addSubview(controller.view)
    var above: [EventName] = []
    let observation = window.onRouterEvent(.seenTapped) { event in above.append(event.name) }

    controller.view.routerEvent(name: .claimTapped, userInfo: [.policy: Policy(number: "P-7")])
    controller.view.routerEvent(name: .seenTapped)

    #expect(controller.shown == ["P-7", "seen"])
    #expect(above == [.seenTapped])
    observation.cancel()
  }

  @Test
  func subclassExtendsTheTableOfItsParent() {
    let controller = SignedFormController()

    controller.routerEvent(name: .claimTapped)
    controller.routerEvent(name: .seenTapped)

    #expect(controller.log == ["sign", "open", "seen"])
  }

  @Test
  func oldOverloadTakesStringVariablesAndLiterals() {
    let calls: [any ClassicCalls] = [DeprecatedCalls(), MigratedCalls()]

    for call in calls { call.emit("kClaimTapped", from: folder) }

    #expect(controller.opened.isEmpty)
    #expect(outcomes(of: calls[0]).isEmpty)
    #expect(outcomes(of: calls[1]) == [.claimTapped])
  }

  @Test
  func literalsTakeTheNewMethodOnceTheOldOneIsUnavailable() {
    let link = StrictLink(below: folder)

    link.routerEvent(name: "kClaimTapped", userInfo: ["claim": "A-1"])

    #expect(controller.opened == ["A-1 in 3"])
  }

  @Test
  func twoBridgesThatCallEachOtherAreALoop() {
    let bridge = BridgeView()
    let back = bridge.onRouterEvent(.seenTapped) { [weak bridge] event in
      bridge?.routerEvent(withName: event.name.rawValue, userInfo: event.userInfo.dictionary)
    }

    let reports = withReports { bridge.routerEvent(name: .seenTapped) }

    #expect(reports.count == 1)
    #expect(reports.first?.contains("was dropped: it was emitted inside 32 dispatches") == true)
    back.cancel()
  }

  /// The names of what the kit's chain sees of calls.
  private func outcomes(of calls: any ClassicCalls) -> [EventName] {
    var seen: [EventName] = []
    let observation = folder.onRouterEvent(.claimTapped) { event in seen.append(event.name) }
    calls.emit("kClaimTapped", from: folder)
    observation.cancel()
    return seen
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
