internal import Foundation

/// Tells what time it was at an instant of the continuous clock.
enum WallClock {
  private static let anchor = (
    instant: ContinuousClock.now, microseconds: Int(Date().timeIntervalSince1970 * 1_000_000)
  )

  static func microsecondsSince1970(at instant: ContinuousClock.Instant) -> Int {
    anchor.microseconds + anchor.instant.duration(to: instant).wholeNanoseconds / 1_000
  }
}

extension Duration {
  /// The duration in nanoseconds. It may be almost three hundred years.
  var wholeNanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}
