public import PlatformUIKit

// The emitting methods are final members of the class, so a subclass that redeclares one does not compile. It could
// shadow a method of a protocol extension.
extension UIResponder: EventResponder {
  /// The next responder in the UIKit responder chain, as returned by `next`.
  public final var nextEventResponder: (any EventResponder)? { next }

  /// Emits an event up the responder chain, starting at this responder, and returns its outcome.
  ///
  /// ```swift
  /// routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
  /// ```
  ///
  /// If no responder handles or blocks the event, the observers added with ``EventRouter/onUnhandled(_:)`` are called.
  /// Do not emit from `deinit`: the route would retain an object that is being deallocated.
  ///
  /// You cannot override this method. To handle events, conform to ``EventHandler`` or `StrategyHandler`. To add
  /// values, conform to ``EventDecorator``. To stop an event, answer ``EventDisposition/blocked``.
  @discardableResult
  public final func routerEvent(name: EventName, userInfo: consuming UserInfo = UserInfo()) -> EventOutcome {
    EventRouter.emit(name, userInfo, from: self)
  }

  /// Emits a typed event up the responder chain, starting at this responder, and returns its outcome.
  @discardableResult
  public final func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
    EventRouter.emit(message, from: self)
  }

  /// Sends a request up the responder chain, starting at this responder, and returns the first answer, or nil if there is
  /// none.
  ///
  /// A cell that is being configured is not in its list yet, so its request is not answered. Debug builds report this.
  public final func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    EventRouter.ask(request, from: self)
  }
}

extension UIResponder: RouteEnd {
  package var routeEndReason: UnhandledReason? {
    switch self {
    case is UIWindow:
      nil
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView:
      .cellNotInList(cell: typeName)
    case let view as UIView:
      view.window == nil ? .viewNotInWindow(view: view.typeName) : nil
    case let controller as UIViewController:
      controller.viewIfLoaded?.window == nil
        ? .controllerNotOnScreen(
          controller: controller.typeName,
          parent: controller.parent?.typeName,
          presenter: controller.presentingViewController?.typeName
        ) : nil
    default:
      nil
    }
  }

  private var typeName: String { String(describing: type(of: self)) }
}

// Not compiled on Linux. Associated objects need the Objective-C runtime.
#if canImport(UIKit) && canImport(ObjectiveC)
  internal import ObjectiveC

  extension NSObject {
    /// Accesses the object of the given class that this object retains, at most one of each class.
    package subscript<Object: AnyObject>(associated type: Object.Type) -> Object? {
      get { objc_getAssociatedObject(self, key(of: type)) as? Object }
      set { objc_setAssociatedObject(self, key(of: type), newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Returns the address of the class as a key. The memory at the address is never read.
    private func key(of type: AnyObject.Type) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    }
  }
#endif
