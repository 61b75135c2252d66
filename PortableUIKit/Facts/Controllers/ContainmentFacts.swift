import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ContainmentFacts {
  private let log = CallLog()

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)` and
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)`
  @Test func addingAChildCallsWillMoveAloneAndRemovingItDidMoveAlone() {
    let container = UIViewController()
    let child = LoggingController("child", log: log)

    container.addChild(child)
    let parent = child.parent
    child.removeFromParent()

    #expect(log.calls == ["child.willMoveToParent(parent)", "child.didMoveToParent(nil)"])
    #expect(parent === container)
    #expect(container.children.isEmpty)
    #expect(child.parent == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)`
  @Test func addingMovesAChildOfAnotherContainer() {
    let old = UIViewController()
    let new = UIViewController()
    let child = UIViewController()
    old.addChild(child)

    new.addChild(child)

    #expect(old.children.isEmpty)
    #expect(new.children == [child])
    #expect(child.parent === new)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)`
  @Test func addingAChildLoadsNoView() {
    let container = UIViewController()
    let child = UIViewController()

    container.addChild(child)

    #expect(!container.isViewLoaded)
    #expect(!child.isViewLoaded)
  }
}
