#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIBarButtonItem {
  /// Emits an event from a responder when the item is tapped.
  ///
  /// ```swift
  /// navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reload")
  /// navigationItem.rightBarButtonItem?.emits(.reloadTapped, from: self)
  /// ```
  ///
  /// An item is no responder, and the bar that shows it is not in the controller's view: so the event starts at the
  /// responder that it is given, usually the controller that has the item. It becomes the item's primary action; title
  /// and image stay. An item with a custom view is never tapped: there the view emits.
  ///
  /// - Parameters:
  ///   - name: the event's name.
  ///   - responder: the source, held weakly. If it is deallocated, nothing is emitted, and that is reported.
  ///   - userInfo: makes what the event carries; called at each tap.
  public func emits(
    _ name: EventName,
    from responder: UIResponder,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    emits(.named(name, userInfo: userInfo), from: responder)
  }

  /// Emits a prepared event from a responder when the item is tapped; see ``emits(_:from:userInfo:)``.
  public func emits(_ event: PreparedEvent, from responder: UIResponder) {
    // The item takes over the title and the image of its action, which has none.
    let (title, image) = (title, image)
    primaryAction = UIAction { [weak self, weak responder] _ in
      event.emit(from: responder, sender: "The bar item '\(self?.title ?? "")'")
    }
    self.title = title
    self.image = image
  }
}
