internal import KitSupport

/// A value that is always shown as its type: in traces, logs, reports, pages and printed events, even in debug builds.
///
/// ```swift
/// struct Credentials: PrivateValue {
///   var user: String
///   var password: String
/// }
/// ```
///
/// Conform a typed event, a request, an error or any other value that contains a secret. Values are not searched for
/// secrets: a `description` that prints one is shown. That includes the description of a range or a custom collection
/// that contains a private value.
public protocol PrivateValue {}

/// How traces show values, typed events and errors.
///
/// Values under private keys are never shown, and a ``PrivateValue`` is always shown as its type.
public enum ValueVisibility: Sendable {
  /// Bounded descriptions in all builds.
  case shown

  /// Bounded descriptions in debug builds, types in release builds.
  case shownInDebugBuilds

  /// Types only in all builds.
  case types
}

extension ValueVisibility {
  /// Whether values are described in this build.
  var showsValues: Bool {
    switch self {
    case .shown: return true
    case .types: return false
    case .shownInDebugBuilds:
      #if DEBUG
        return true
      #else
        return false
      #endif
    }
  }

  /// Returns the text shown for a value.
  func text(for value: Any, limit: Int = String.shownLimit) -> String {
    showsValues ? boundedDescription(of: value, limit: limit) : TypeNames.name(of: type(of: value))
  }

  /// Returns the text shown for a value under a key with a name.
  func text(for value: Any, under name: String) -> String {
    PrivateNames.contains(name) ? PrivateNames.mark : text(for: value)
  }
}

/// A cache of type names, because the runtime takes 1 µs to make one.
private enum TypeNames {
  private static let names = Lock<[ObjectIdentifier: String]>([:])

  static func name(of type: Any.Type) -> String {
    names.withLock { names in
      if let name = names[ObjectIdentifier(type)] { return name }
      let name = String(describing: type).bounded()
      names[ObjectIdentifier(type)] = name
      return name
    }
  }
}
