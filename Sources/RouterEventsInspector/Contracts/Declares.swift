public import RouterEvents

/// A declaration of an event or a request, and of the keys that are required when it is handled.
///
/// ```swift
/// Declares(.buyTapped, requires: .sku, .section)
/// ```
public struct Declares: Sendable {
  let name: EventName
  let keys: [UserInfoKeys]
  let position: String

  let isRequest: Bool

  /// Creates a declaration for the events with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the events.
  ///   - keys: The keys that each event must carry when it is handled. The emitter or a decorator can provide a key.
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
  /// A table's fallback handles events but not requests. Coverage therefore requires a strategy or another handler for
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
