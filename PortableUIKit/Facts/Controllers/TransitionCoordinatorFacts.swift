import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct TransitionCoordinatorFacts {
  /// Looks for a coordinator when it appears.
  private final class Controller: UIViewController {
    var coordinators = 0
    var onEnd: (Bool) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let transitionCoordinator else { return }
      coordinators += 1
      transitionCoordinator.animate(alongsideTransition: nil) { [weak self] in self?.onEnd($0.isCancelled) }
    }
  }

  private let root = Controller()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: root)
    window = Host().makeWindow()
    window.show(navigation)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator`
  @Test func thereIsNoCoordinatorWithoutATransition() {
    #expect(root.transitionCoordinator == nil)
    #expect(UIViewController().transitionCoordinator == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)`
  @Test func anAnimatedPopHasACoordinatorThatEnds() async {
    navigation.pushViewController(UIViewController(), animated: false)

    let isCancelled = await Host.completion { (done: @escaping (Bool) -> Void) in
      root.onEnd = { done($0) }
      navigation.popViewController(animated: true)
    }

    #expect(root.coordinators == 1)
    #expect(isCancelled == false)
  }
}
