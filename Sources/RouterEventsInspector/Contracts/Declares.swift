public import RouterEvents

/// What an event of one name must carry by the time it is handled.
///
/// ```swift
/// Declares(.buyTapped, requires: .sku, .section)
/// ```
public struct Declares: Sendable {
  let name: EventName
  let keys: [UserInfoKeys]
  let position: String

  /// Whether it is known to be a request.
  let isRequest: Bool

  /// Declares that there are events of that name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - keys: what each must carry, sent by its emitter or added on its way.
  ///   - fileID: where this is declared.
  ///   - line: where this is declared.
  public init(_ name: EventName, requires keys: UserInfoKeys..., fileID: String = #fileID, line: Int = #line)
  {
    self.name = name
    self.keys = keys
    position = "\(fileID):\(line)"
    isRequest = false
  }

  /// Declares that there are requests of that type. Other than a name says, it is known then that a table's fallback
  /// does not answer them.
  ///
  /// - Parameters:
  ///   - request: the type.
  ///   - keys: what each must carry by the time it is answered.
  ///   - fileID: where this is declared.
  ///   - line: where this is declared.
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
