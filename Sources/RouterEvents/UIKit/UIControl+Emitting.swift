#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIControl {
  /// Emits an event from the control whenever one of the given control events occurs.
  ///
  /// ```swift
  /// button.emits(.buyTapped, on: .touchUpInside) { [.sku: "A-1"] }
  /// ```
  ///
  /// A second call with the same name and control events replaces the first. A cell can therefore call this method
  /// whenever it is configured.
  ///
  /// The control retains the closure. Capture a cell weakly, or let the cell add its values as an ``EventDecorator``.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - controlEvents: The control events for which to emit the event. The default is the control's primary action,
  ///     for example a tap on a button.
  ///   - userInfo: A closure that returns the user info. It is called for each emission.
  /// - Returns: The identifier of the action. To stop emitting, pass it to `removeAction(identifiedBy:for:)`.
  @discardableResult
  public func emits(
    _ name: EventName,
    on controlEvents: UIControl.Event = .primaryActionTriggered,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) -> UIAction.Identifier {
    emits(.named(name, userInfo: userInfo), on: controlEvents)
  }

  /// Emits a prepared event from the control whenever one of the given control events occurs.
  ///
  /// ```swift
  /// button.emits(.message { [weak self] in self.map { ShareTapped(url: $0.url) } }, on: .touchUpInside)
  /// ```
  ///
  /// For details, see ``emits(_:on:userInfo:)``.
  @discardableResult
  public func emits(
    _ event: PreparedEvent,
    on controlEvents: UIControl.Event = .primaryActionTriggered
  ) -> UIAction.Identifier {
    // A control keeps one action for each identifier. A second call with the same name and control events replaces the
    // action.
    let identifier = UIAction.Identifier("RouterEvents.\(event.name.rawValue).\(controlEvents.rawValue)")
    let action = UIAction(identifier: identifier) { [weak self] _ in
      event.emit(from: self, sender: "A control")
    }
    addAction(action, for: controlEvents)
    return identifier
  }
}
