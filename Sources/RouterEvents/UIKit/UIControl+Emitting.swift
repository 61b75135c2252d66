#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UIControl {
  /// Has the control emit an event whenever one of the control events happens.
  ///
  /// ```swift
  /// button.emits(.buyTapped, on: .touchUpInside) { [.sku: "A-1"] }
  /// ```
  ///
  /// The event starts at the control. Calling this again for the same name and control events replaces what was set
  /// before, so a cell may do so whenever it is configured. The control keeps the closure: capture a cell weakly, or
  /// let the cell be an ``EventDecorator`` that adds what it shows.
  ///
  /// - Parameters:
  ///   - name: the event.
  ///   - controlEvents: when to emit it; a button's tap, say, where nothing is given.
  ///   - userInfo: called each time, on the main actor.
  /// - Returns: what `removeAction(identifiedBy:for:)` ends it by.
  @discardableResult
  public func emits(
    _ name: EventName,
    on controlEvents: UIControl.Event = .primaryActionTriggered,
    userInfo: @escaping @MainActor () -> UserInfo = { [:] }
  ) -> UIAction.Identifier {
    emit(PreparedEvent(name, userInfo: userInfo), on: controlEvents)
  }

  /// Has the control emit a typed event whenever one of the control events happens.
  ///
  /// ```swift
  /// button.emits(ShareTapped.self, on: .touchUpInside) { [weak self] in self.map { ShareTapped(url: $0.url) } }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the event's type.
  ///   - controlEvents: when to emit it; a button's tap, say, where nothing is given.
  ///   - message: called each time, on the main actor; nil emits nothing.
  /// - Returns: what `removeAction(identifiedBy:for:)` ends it by.
  @discardableResult
  public func emits<Message: EventMessage>(
    _ type: Message.Type,
    on controlEvents: UIControl.Event = .primaryActionTriggered,
    message: @escaping @MainActor () -> Message?
  ) -> UIAction.Identifier {
    emit(PreparedEvent(message: message), on: controlEvents)
  }

  private func emit(_ event: PreparedEvent, on controlEvents: UIControl.Event) -> UIAction.Identifier {
    // A control has one action of an identifier, so the same event on the same control events has the same one.
    let identifier = UIAction.Identifier("RouterEvents.\(event.name.rawValue).\(controlEvents.rawValue)")
    let action = UIAction(identifier: identifier) { [weak self] _ in
      event.emit(from: self, sender: "A control")
    }
    addAction(action, for: controlEvents)
    return identifier
  }
}
