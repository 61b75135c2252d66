public import KitSupport

/// A value that contains a secret, and is always shown as its type.
///
/// Traces, logs, pages and printed events show only the type of the value, even in debug builds.
///
/// ```swift
/// struct Credentials: PrivateValue {
///   var user: String
///   var password: String
/// }
/// ```
///
/// Conform the type of a typed event, a request, an error or any other value to this protocol if it contains a secret.
/// If a value of another type has its own `description`, that text is shown even if it contains the secret. Examples
/// are ranges and custom collections of private values.
public typealias PrivateValue = KitSupport.PrivateValue

/// The form in which traces show values, typed events and errors. Private ones are never shown.
public enum ValueVisibility: Sendable {
  /// Values are shown as bounded descriptions in all builds.
  case shown

  /// Values are shown as bounded descriptions in debug builds, and as types in release builds.
  case shownInDebugBuilds

  /// Values are shown as types in all builds.
  case types

  var showsValues: Bool { self == .shown || self == .shownInDebugBuilds && Reports.isDebugBuild }

  func text(for value: Any, limit: Int = String.shownLimit) -> String {
    showsValues ? boundedDescription(of: value, limit: limit) : TypeNames.name(of: type(of: value))
  }

  func text(for value: Any, under name: String) -> String {
    PrivateNames.contains(name) ? String.privateMark : text(for: value)
  }
}

/// A cache of type names. Creating a name takes 1 µs.
private enum TypeNames {
  private static let names = Lock<[ObjectIdentifier: String]>([:])

  static func name(of type: Any.Type) -> String {
    // Most values have one of these types, which need no lock and no look-up.
    if type == String.self { return "String" }
    if type == Int.self { return "Int" }
    if type == Bool.self { return "Bool" }
    return names.withLock { names in
      if let name = names[ObjectIdentifier(type)] { return name }
      let name = String(describing: type).bounded()
      names[ObjectIdentifier(type)] = name
      return name
    }
  }
}
