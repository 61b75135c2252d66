internal import KitSupport

extension RouterEvent: CustomStringConvertible {
  /// The event in a line, as in a trace: `product.buyTapped [sku: A-1]`. Off the main thread nothing of it may be read,
  /// and it is described by its type.
  nonisolated public var description: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { summary } : "RouterEvent"
  }
}

extension RouterEvent: CustomReflectable {
  /// The event in a line, so that `dump` shows no more.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["event": description], displayStyle: .struct)
  }
}
