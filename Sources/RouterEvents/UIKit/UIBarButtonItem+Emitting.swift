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
  /// An item is not a responder, and its bar is not in the controller's view. The event starts at `responder`, usually
  /// the controller that owns the item.
  ///
  /// This replaces the item's primary action, but not its title or image. An item with a custom view is never tapped:
  /// emit from the view instead.
  ///
  /// - Parameters:
  ///   - name: The event's name.
  ///   - responder: The source, referenced weakly. Once it is deallocated, nothing is emitted, which is reported.
  ///   - userInfo: Returns the user info. It is called for each tap.
  public func emits(
    _ name: EventName,
    from responder: UIResponder,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    emits(.named(name, userInfo: userInfo), from: responder)
  }

  /// Emits a prepared event from a responder when the item is tapped; see ``emits(_:from:userInfo:)``.
  public func emits(_ event: PreparedEvent, from responder: UIResponder) {
    // Setting a primary action replaces the item's title and image with those of the action, which has none.
    let (title, image) = (title, image)
    primaryAction = UIAction { [weak self, weak responder] _ in
      event.emit(from: responder, sender: "The bar item '\(self?.title ?? "")'")
    }
    self.title = title
    self.image = image
  }
}
