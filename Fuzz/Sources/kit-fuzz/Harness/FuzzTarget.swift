/// A part of the kit that is fuzzed.
struct FuzzTarget: Sendable {
  let name: String

  /// Makes a case and checks it. Throws if a property does not hold. The fuzzer finds traps too.
  let check: @MainActor (inout ByteReader) throws -> Void

  init(_ name: String, _ check: @escaping @MainActor (inout ByteReader) throws -> Void) {
    self.name = name
    self.check = check
  }

  static let all = [responses, scripts, logs, html, changes, paging, routing]
}
