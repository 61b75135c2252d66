internal import KitSupport

/// A value that is only ever shown as its type: in traces, logs, reports, pages, printed events and the reports of errors,
/// in debug builds too.
///
/// ```swift
/// struct Credentials: PrivateValue {
///   var user: String
///   var password: String
/// }
/// ```
///
/// Adopt it for a typed event, a request, an error or any other value with a secret in it. The kit does not search inside
/// values: a `description` that prints a secret, also that of a range or of a collection of one's own around a private
/// value, is shown as it is.
public protocol PrivateValue {}

/// What traces show of values, typed events and errors.
///
/// Values under private keys are never shown, and a ``PrivateValue`` is always shown as its type.
public enum ValueVisibility: Sendable {
  /// Bounded descriptions, in release builds too.
  case shown

  /// Bounded descriptions in debug builds, types in release builds.
  case shownInDebugBuilds

  /// Types only.
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

  /// The text that stands for a value.
  func text(for value: Any, limit: Int = String.shownLimit) -> String {
    showsValues ? boundedDescription(of: value, limit: limit) : TypeNames.name(of: type(of: value))
  }

  /// The text that stands for a value under a key of that name.
  func text(for value: Any, under name: String) -> String {
    PrivateNames.contains(name) ? PrivateNames.mark : text(for: value)
  }
}

/// The names of types, kept because the runtime takes 1 µs to make one.
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
