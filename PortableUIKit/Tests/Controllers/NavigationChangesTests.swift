// For the stand-in only: changes during other changes, which Apple's pages don't document.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct NavigationChangesTests {
    private let window = Host().makeWindow()
    private let root = UIViewController()
    private let moving = MovingController()
    private let other = UIViewController()
    private let navigation: UINavigationController

    init() {
      navigation = UINavigationController(rootViewController: root)
      window.show(navigation)
    }

    @Test func aControllerPushedWhileOneIsPoppedIsAChild() {
      navigation.pushViewController(moving, animated: false)
      moving.onWillMove = { [unowned navigation, other] _ in
        navigation.pushViewController(other, animated: false)
      }

      navigation.popViewController(animated: false)

      expectStack([root, other])
      #expect(moving.parent == nil)
    }

    @Test func aControllerPushedWhileOneIsPushedStaysAbove() {
      moving.onWillMove = { [unowned navigation, other] _ in
        navigation.pushViewController(other, animated: false)
      }

      navigation.pushViewController(moving, animated: false)

      expectStack([root, moving, other])
      #expect(moving.newParents == [ObjectIdentifier(navigation)])
    }

    @Test func aControllerThatIsPoppedWhileItIsPushedIsNotAChild() {
      moving.onWillMove = { [navigation] in
        if $0 != nil { navigation.popViewController(animated: false) }
      }

      navigation.pushViewController(moving, animated: false)

      expectStack([root])
      #expect(moving.parent == nil)
      #expect(moving.newParents.last == .some(nil))
    }

    @Test func aControllerThatIsPoppedWhileItAppearsDoesNotMoveToAParent() {
      moving.onWillAppear = { [navigation] in navigation.popViewController(animated: false) }

      navigation.pushViewController(moving, animated: false)

      expectStack([root])
      #expect(moving.newParents == [nil])
    }

    @Test func aControllerThatIsPushedAgainWhileItIsPoppedStays() {
      navigation.pushViewController(moving, animated: false)
      moving.onWillMove = { [unowned navigation, unowned moving] _ in
        navigation.pushViewController(moving, animated: false)
      }

      navigation.popViewController(animated: false)

      expectStack([root, moving])
    }

    @Test func aControllerThatLeavesItsParentLeavesTheStack() {
      navigation.pushViewController(other, animated: false)

      other.removeFromParent()

      expectStack([root])
      #expect(navigation.navigationBar.topItem === root.navigationItem)
      #expect(other.view.window == nil)
    }

    @Test func aControllerThatIsPushedElsewhereLeavesTheStack() {
      let second = UINavigationController(rootViewController: other)

      navigation.pushViewController(other, animated: false)

      expectStack([root, other])
      #expect(second.viewControllers.isEmpty)
      #expect(second.children.isEmpty)
    }

    @Test func aControllerThatIsTakenElsewhereWhileOthersArePoppedStaysThere() {
      let second = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(moving, animated: false)
      navigation.pushViewController(other, animated: false)
      moving.onDidMove = { [other] in second.pushViewController(other, animated: false) }

      navigation.popToRootViewController(animated: false)

      expectStack([root])
      #expect(other.parent === second)
      #expect(second.topViewController === other)
    }

    private func expectStack(_ controllers: [UIViewController]) {
      window.layoutIfNeeded()
      #expect(navigation.viewControllers == controllers)
      #expect(Set(navigation.children) == Set(controllers))
      #expect(navigation.children.count == controllers.count)
      #expect(
        controllers.map { $0.viewIfLoaded?.window === window } == controllers.map { $0 === controllers.last }
      )
    }
  }

  private final class MovingController: UIViewController {
    private(set) var newParents: [ObjectIdentifier?] = []
    var onWillMove: (UIViewController?) -> Void = { _ in }
    var onDidMove: () -> Void = {}
    var onWillAppear: () -> Void = {}

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      onWillMove(parent)
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      newParents.append(parent.map(ObjectIdentifier.init))
      if parent == nil { onDidMove() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear()
    }
  }
#endif
