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

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)`
  @Test func addingAChildCallsWillMoveAlone() {
    let container = UIViewController()
    let child = LoggingController("child", log: log)

    container.addChild(child)

    #expect(log.calls == ["child.willMoveToParent(parent)"])
    #expect(child.parent === container)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)`
  @Test func removingAChildCallsDidMoveAlone() {
    let container = UIViewController()
    let child = LoggingController("child", log: log)
    container.addChild(child)
    log.clear()

    child.removeFromParent()

    #expect(log.calls == ["child.didMoveToParent(nil)"])
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
