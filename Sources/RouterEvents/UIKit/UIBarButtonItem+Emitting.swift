#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIBarButtonItem {
  /// Has the item emit an event when it is tapped.
  ///
  /// ```swift
  /// navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reload")
  /// navigationItem.rightBarButtonItem?.emits(.reloadTapped, from: self)
  /// ```
  ///
  /// An item is no responder, and the bar that shows it is not in the controller's view: so the event starts at the
  /// responder it is given, usually the controller that has the item. It becomes the item's primary action; title and
  /// image stay. An item with a custom view is never tapped: there the view emits.
  ///
  /// - Parameters:
  ///   - name: the event.
  ///   - responder: the source, held weakly. Where it is gone, nothing is emitted, and that is reported.
  ///   - userInfo: called each time, on the main actor.
  public func emits(
    _ name: EventName,
    from responder: UIResponder,
    userInfo: @escaping @MainActor () -> UserInfo = { [:] }
  ) {
    emit(PreparedEvent(name, userInfo: userInfo), from: responder)
  }

  /// Has the item emit a typed event when it is tapped.
  ///
  /// - Parameters:
  ///   - type: the event's type.
  ///   - responder: the source, held weakly. Where it is gone, nothing is emitted, and that is reported.
  ///   - message: called each time, on the main actor; nil emits nothing.
  public func emits<Message: EventMessage>(
    _ type: Message.Type,
    from responder: UIResponder,
    message: @escaping @MainActor () -> Message?
  ) {
    emit(PreparedEvent(message: message), from: responder)
  }

  private func emit(_ event: PreparedEvent, from responder: UIResponder) {
    // The item takes over the title and the image of its action, which has none.
    let (title, image) = (title, image)
    primaryAction = UIAction { [weak self, weak responder] _ in
      event.emit(from: responder, sender: "The bar item '\(self?.title ?? "")'")
    }
    self.title = title
    self.image = image
  }
}
