@testable import KitSupport

extension String {
  /// A replacement for the demo's property, whose file imports `KitSupport` with package access.
  var excerpt: String { bounded().visible }
}
