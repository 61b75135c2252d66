// For the stand-in only: UIKit raises Objective-C exceptions here, which Swift can't catch.
#if !canImport(UIKit) || os(watchOS)
  import PortableUIKit
  import Testing

  @Suite
  struct RejectionTests {
    /// *Assumed*: no page says so.
    @Test func aViewIsNotAddedToItself() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let view = UIView()
          view.addSubview(view)
        }
      }

      #expect(says("NSInvalidArgumentException: Can't add self as subview", in: result))
    }

    /// *Assumed*: no page says so.
    @Test func theMacIdiomHasNoRefreshControl() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIDevice.current.userInterfaceIdiom = .mac
          UIScrollView().refreshControl = UIRefreshControl()
        }
      }

      let words = "UIRefreshControl is not supported when running Catalyst apps in the Mac idiom."
      #expect(says(words, in: result))
    }

    /// *Assumed*: no page says so.
    @Test func aViewIsNotAddedToItsSubview() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let outer = UIView()
          let middle = UIView()
          let inner = UIView()
          outer.addSubview(middle)
          middle.addSubview(inner)
          inner.addSubview(outer)
        }
      }

      #expect(says("CALayerInvalid: layer of <UIView: 0x", in: result))
      #expect(says("is a part of cycle in its layer tree", in: result))
    }

    /// *Assumed*: no page says so.
    @Test func aViewIsNotTwoControllersRootView() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let first = UIViewController()
          let second = UIViewController()
          second.view = first.view
        }
      }

      let words = "A view can only be associated with at most one view controller at a time! View <"
      #expect(says("UIViewControllerHierarchyInconsistency: \(words)", in: result))
    }

    /// `developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception`
    @Test func aChildsViewIsNotAddedInAnotherController() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let parent = UIViewController()
          let other = UIViewController()
          let child = UIViewController()
          parent.addChild(child)
          other.view.addSubview(child.view)
        }
      }

      #expect(says("UIViewControllerHierarchyInconsistency: child view controller:<", in: result))
      #expect(says("> should have parent view controller:<", in: result))
      #expect(says("> but actual parent is:<", in: result))
    }

    /// *Assumed*: no page says so.
    @Test func aControllerIsNotItsOwnContainer() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let outer = UIViewController()
          let inner = UIViewController()
          outer.addChild(inner)
          inner.addChild(outer)
        }
      }

      #expect(says("it is that view controller or contains it.", in: result))
    }

    /// Only the stand-in does this. UIKit calls `loadView()` again and again.
    @Test func aControllerThatLoadsNoViewIsRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          EmptyController().loadViewIfNeeded()
        }
      }

      #expect(says("EmptyController", in: result))
      #expect(says("returned without setting its view.", in: result))
    }

    /// *Assumed*: no page says so.
    @Test func aControllerIsNotPresentedOnItself() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let controller = UIViewController()
          controller.present(controller, animated: false)
        }
      }

      #expect(says("Application tried to present modal view controller on itself.", in: result))
    }

    /// *Assumed*: no page says so.
    @Test func aControllerIsNotPresentedTwice() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let host = Host()
          let window = host.makeWindow()
          let root = UIViewController()
          let presented = UIViewController()
          window.show(root)
          root.present(presented, animated: false)
          root.present(presented, animated: false)
        }
      }

      #expect(says("that is already being presented by <UIViewController: 0x", in: result))
    }

    /// *Assumed*: no page says so.
    @Test func aChildIsNotPresented() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let container = UIViewController()
          let child = UIViewController()
          container.addChild(child)
          UIViewController().present(child, animated: false)
        }
      }

      #expect(says("that has a parent view controller <UIViewController: 0x", in: result))
    }

    /// *Assumed*: no page says so.
    @Test func aControllerIsNotPushedTwice() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let root = UIViewController()
          let navigation = UINavigationController(rootViewController: root)
          navigation.pushViewController(root, animated: false)
        }
      }

      let words = "Pushing the same view controller instance more than once is not supported (<"
      #expect(says("NSInvalidArgumentException: \(words)", in: result))
    }

    /// *Assumed*: no page says so.
    @Test func aNavigationControllerIsNotPushed() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let navigation = UINavigationController(rootViewController: UIViewController())
          navigation.pushViewController(UINavigationController(), animated: false)
        }
      }

      let words = "Pushing a navigation controller is not supported"
      #expect(says("NSInvalidArgumentException: \(words)", in: result))
    }

    /// *Assumed*: no page says so.
    @Test func aStackWithADuplicateIsRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let twin = UIViewController()
          UINavigationController().viewControllers = [twin, twin]
        }
      }

      let words = "All view controllers in a navigation controller must be distinct (["
      #expect(says("NSInternalInconsistencyException: \(words)", in: result))
    }

    private func says(_ words: String, in result: ExitTest.Result?) -> Bool {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
    }
  }

  private final class EmptyController: UIViewController {
    override func loadView() {}
  }
#endif
