internal import KitSupport

extension RouterEvent: CustomStringConvertible {
  /// The event in one line, for example `product.buyTapped [sku: A-1]`.
  ///
  /// Values are shown as in traces. Off the main thread, where an event must not be read, the text is `RouterEvent`.
  nonisolated public var description: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { summary } : "RouterEvent"
  }
}

extension RouterEvent: CustomReflectable {
  /// A mirror with the description only, so that `dump` shows no more.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["event": description], displayStyle: .struct)
  }
}
