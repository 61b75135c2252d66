internal import KitSupport

/// The types of which something was said, because it is said once for each.
final class ToldTypes: Sendable {
  private let told = Lock<Set<ObjectIdentifier>>([])

  /// Whether nothing was said of the type yet; from now on it was.
  func isNew(_ type: Any.Type) -> Bool {
    told.withLock { $0.insert(ObjectIdentifier(type)).inserted }
  }
}
