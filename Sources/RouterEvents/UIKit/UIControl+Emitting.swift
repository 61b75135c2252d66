#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIControl {
  /// Emits an event from the control whenever one of the control events happens.
  ///
  /// ```swift
  /// button.emits(.buyTapped, on: .touchUpInside) { [.sku: "A-1"] }
  /// ```
  ///
  /// A second call for the same name and control events replaces the first, so a cell may call this whenever it is
  /// configured. The control keeps the closure: capture a cell weakly, or let the cell be an ``EventDecorator`` that
  /// adds what it shows.
  ///
  /// - Parameters:
  ///   - name: the event's name.
  ///   - controlEvents: when to emit it; by default when the control is used, as by a tap on a button.
  ///   - userInfo: makes what the event carries; called each time.
  /// - Returns: the identifier by which `removeAction(identifiedBy:for:)` ends it.
  @discardableResult
  public func emits(
    _ name: EventName,
    on controlEvents: UIControl.Event = .primaryActionTriggered,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) -> UIAction.Identifier {
    emits(.named(name, userInfo: userInfo), on: controlEvents)
  }

  /// Emits a prepared event from the control; see ``emits(_:on:userInfo:)``.
  ///
  /// ```swift
  /// button.emits(.message { [weak self] in self.map { ShareTapped(url: $0.url) } }, on: .touchUpInside)
  /// ```
  @discardableResult
  public func emits(
    _ event: PreparedEvent,
    on controlEvents: UIControl.Event = .primaryActionTriggered
  ) -> UIAction.Identifier {
    // A control has one action of an identifier, so the same event on the same control events has the same one.
    let identifier = UIAction.Identifier("RouterEvents.\(event.name.rawValue).\(controlEvents.rawValue)")
    let action = UIAction(identifier: identifier) { [weak self] _ in
      event.emit(from: self, sender: "A control")
    }
    addAction(action, for: controlEvents)
    return identifier
  }
}
