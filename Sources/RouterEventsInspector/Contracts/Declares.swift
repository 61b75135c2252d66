public import RouterEvents

/// A declaration of an event's name and of the keys it must carry when it is handled.
///
/// ```swift
/// Declares(.buyTapped, requires: .sku, .section)
/// ```
public struct Declares: Sendable {
  let name: EventName
  let keys: [UserInfoKeys]
  let position: String

  /// Whether the declaration is of a request.
  let isRequest: Bool

  /// Declares the events of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - keys: The required keys, sent by the emitter or added by a decorator.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  public init(_ name: EventName, requires keys: UserInfoKeys..., fileID: String = #fileID, line: Int = #line)
  {
    self.name = name
    self.keys = keys
    position = "\(fileID):\(line)"
    isRequest = false
  }

  /// Declares the requests of a type. Unlike an event, a request is not covered by a table's fallback.
  ///
  /// - Parameters:
  ///   - request: The type.
  ///   - keys: The keys that each must carry when it is answered.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
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
