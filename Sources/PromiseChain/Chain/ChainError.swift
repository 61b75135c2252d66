public import Foundation

/// An error that a chain itself causes. An error that a step throws keeps its own type.
public enum ChainError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// A callback step released its ``Pass`` without calling it. `position` is the location of the step, for example
  /// `Module/File.swift:12`.
  case neverPassed(position: String)

  /// The steps before a call to ``Chain/timeout(_:clock:)`` took longer than this duration in total.
  case timedOut(after: Duration)

  /// A step awaited the value of its own run. See ``RunningChain/value`` for the cases that are detected.
  case awaitsItself

  /// A race had no chains to run.
  case nothingToRace

  /// A description of the error and its cause, for logs.
  public var description: String {
    switch self {
    case .neverPassed(let position):
      "The callback step at \(position) released 'pass' without calling it. Call it once on every path."
    case .timedOut(let duration): "The chain timed out after \(duration)."
    case .awaitsItself: "A step awaits the value of its own run, which would never end."
    case .nothingToRace: "A race was started without chains."
    }
  }

  /// A message for the user, in English. Use ``description`` for logs.
  public var errorDescription: String? {
    switch self {
    case .timedOut: "The operation timed out."
    case .neverPassed, .awaitsItself, .nothingToRace: "The operation could not be completed."
    }
  }
}
