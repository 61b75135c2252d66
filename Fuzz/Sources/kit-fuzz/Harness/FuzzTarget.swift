/// A part of the kit that is tried with cases made of bytes.
struct FuzzTarget: Sendable {
  let name: String

  /// Makes a case and tries it.
  ///
  /// Throws where something does not hold; what traps is found as well.
  let check: @MainActor (inout ByteReader) throws -> Void

  init(_ name: String, _ check: @escaping @MainActor (inout ByteReader) throws -> Void) {
    self.name = name
    self.check = check
  }

  static let all = [responses, scripts, logs, html, changes, paging, routing]
}
