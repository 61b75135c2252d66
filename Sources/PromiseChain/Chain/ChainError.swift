public import Foundation

/// Why a chain failed by itself, where no step threw.
public enum ChainError: Error, Equatable {
  /// The callback step at this place, as in `Module/File.swift:12`, let go of its ``Pass`` without calling it.
  case neverPassed(position: String)

  /// The steps before a `timeout` took longer.
  case timedOut(after: Duration)

  /// A step awaited the value of the run that it belongs to, as far as that is noticed; see ``RunningChain/value``.
  case awaitsItself

  /// A race had no chains to run.
  case nothingToRace
}

extension ChainError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .neverPassed(let position):
      "The callback step at \(position) let go of 'pass' without calling it. Call it once on every way out."
    case .timedOut(let duration): "The chain timed out after \(duration)."
    case .awaitsItself: "A step awaits the value of its own run, which would never come."
    case .nothingToRace: "A race was started without chains."
    }
  }
}

extension ChainError: LocalizedError {
  /// What to tell users, in English. ``description`` is for logs.
  public var errorDescription: String? {
    switch self {
    case .timedOut: "This took too long."
    case .neverPassed, .awaitsItself, .nothingToRace: "This could not be finished."
    }
  }
}
