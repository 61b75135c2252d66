public import Foundation

/// An error of a chain itself, as opposed to one thrown by a step.
public enum ChainError: Error, Equatable {
  /// The callback step at this position, for example `Module/File.swift:12`, released its ``Pass`` without calling it.
  case neverPassed(position: String)

  /// The steps before a `timeout` took too long.
  case timedOut(after: Duration)

  /// A step awaited the value of its own run. See ``RunningChain/value`` for the cases that are detected.
  case awaitsItself

  /// A race had no chains.
  case nothingToRace
}

extension ChainError: CustomStringConvertible {
  /// The error, and how to avoid it.
  public var description: String {
    switch self {
    case .neverPassed(let position):
      "The callback step at \(position) released 'pass' without calling it. Call it once on every path."
    case .timedOut(let duration): "The chain timed out after \(duration)."
    case .awaitsItself: "A step awaits the value of its own run, which would never end."
    case .nothingToRace: "A race was started without chains."
    }
  }
}

extension ChainError: LocalizedError {
  /// A message for the user, in English. For logs use ``description``.
  public var errorDescription: String? {
    switch self {
    case .timedOut: "The operation timed out."
    case .neverPassed, .awaitsItself, .nothingToRace: "The operation could not be completed."
    }
  }
}
