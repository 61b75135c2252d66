public import RouterEvents

/// A declaration of an event or a request, with the keys that it must carry when it is handled.
///
/// ```swift
/// Declares(.buyTapped, requires: .sku, .section)
/// ```
public struct Declares: Sendable {
  let name: EventName
  let keys: [UserInfoKeys]
  let position: String

  /// Whether the declaration is for a request and not for an event.
  let isRequest: Bool

  /// Creates a declaration for the events with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the events.
  ///   - keys: The keys that each event must carry when it is handled. The emitter sends them, or a decorator adds
  ///     them.
  ///   - fileID: The file of the declaration, for reports.
  ///   - line: The line of the declaration, for reports.
  public init(_ name: EventName, requires keys: UserInfoKeys..., fileID: String = #fileID, line: Int = #line)
  {
    self.name = name
    self.keys = keys
    position = "\(fileID):\(line)"
    isRequest = false
  }

  /// Creates a declaration for requests of the given type.
  ///
  /// A table's fallback handles events but no requests. Coverage therefore expects a strategy or another handler for
  /// each declared request.
  ///
  /// - Parameters:
  ///   - request: The type of the requests.
  ///   - keys: The keys that each request must carry when it is answered.
  ///   - fileID: The file of the declaration, for reports.
  ///   - line: The line of the declaration, for reports.
  public init<Request: EventRequest>(
    _ request: Request.Type,
    requires keys: UserInfoKeys...,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    name = Request.name
    self.keys = keys
    position = "\(fileID):\(line)"
    isRequest = true
  }
}
