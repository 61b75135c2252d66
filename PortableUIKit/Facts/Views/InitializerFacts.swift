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
  @Test func aControllerMayDeclareInitWithoutOverride() {
    let controller = DesignatedController()

    controller.loadViewIfNeeded()

    #expect(controller.title == "designated")
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)`
  @Test func aControllerMayAddAConvenienceInitializer() {
    let controller = ConvenientController(heading: "convenient")

    controller.loadViewIfNeeded()

    #expect(controller.title == "convenient")
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)`
  @Test func aControllerMayOverrideItsDesignatedInitializer() {
    let controller = OverridingController()

    controller.loadViewIfNeeded()

    #expect(controller.title == "overriding")
  }

  /// `developer.apple.com/documentation/uikit/uiview/init(frame:)`
  @Test func aViewMayDeclareInitWithoutOverride() {
    let view = DesignatedView()

    let width = view.frame.width

    #expect(width == 7)
  }

  /// `developer.apple.com/documentation/uikit/uiview/init(frame:)`
  @Test func aViewMayOverrideItsDesignatedInitializer() {
    let view = OverridingView()

    let isSetUp = view.isSetUp

    #expect(isSetUp)
    #expect(view.frame == .zero)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder`
  @Test func aResponderMayOverrideInit() {
    let responder = OverridingResponder()

    let next = responder.next

    #expect(next === responder.after)
  }

  /// `developer.apple.com/documentation/uikit/uiapplicationdelegate`
  @Test func aDelegateMayLeaveOutEveryMethod() {
    let delegate = EmptyDelegate()

    let responder: UIResponder = delegate

    #expect(responder is any UIApplicationDelegate)
  }

  /// `developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)`
  @Test func aDelegateMayHandleTheLaunch() {
    let delegate = LaunchedDelegate()

    let answer = delegate.application(.shared, didFinishLaunchingWithOptions: nil)

    #expect(answer)
    #expect(delegate.isLaunched)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder`
  @Test func respondersMayCrossActors() {
    let responders: [any Sendable] = [UIResponder(), UIView(), UIViewController()]

    let count = responders.count

    #expect(count == 3)
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
  private(set) var isLaunched = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isLaunched = true
    return true
  }
}
