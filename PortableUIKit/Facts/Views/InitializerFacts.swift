import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The ways in which apps declare initializers compile and run.
@MainActor
@Suite
struct InitializerFacts {
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)`
  @Test func aControllerMayDeclareAddAndOverrideInitializers() {
    let controllers = [
      DesignatedController(), ConvenientController(heading: "convenient"), OverridingController(),
    ]

    for controller in controllers { controller.loadViewIfNeeded() }

    #expect(controllers.map(\.title) == ["designated", "convenient", "overriding"])
  }

  /// `developer.apple.com/documentation/uikit/uiview/init(frame:)`
  @Test func aViewMayDeclareAndOverrideInitializers() {
    let view = OverridingView()

    #expect(DesignatedView().frame.width == 7)
    #expect(view.isSetUp)
    #expect(view.frame == .zero)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder`
  @Test func aResponderMayOverrideInitAndCrossActors() {
    let responder = OverridingResponder()
    let responders: [any Sendable] = [responder, UIView(), UIViewController()]

    #expect(responder.next === responder.after)
    #expect(responders.count == 3)
  }

  /// `developer.apple.com/documentation/uikit/uiapplicationdelegate` and
  /// `developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)`
  @Test func aDelegateImplementsOnlyTheMethodsItNeeds() {
    let responder: UIResponder = EmptyDelegate()

    #expect(responder is any UIApplicationDelegate)
    #expect(LaunchedDelegate().application(.shared, didFinishLaunchingWithOptions: nil))
  }
}

private final class DesignatedController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "designated"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class ConvenientController: UIViewController {
  convenience init(heading: String) {
    self.init()
    title = heading
  }
}

private final class OverridingController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "overriding"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class DesignatedView: UIView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class OverridingView: UIView {
  private(set) var isSetUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class OverridingResponder: UIResponder {
  let after: UIResponder

  override init() {
    after = UIResponder()
    super.init()
  }

  override var next: UIResponder? { after }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

private final class LaunchedDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
