internal import KitSupport

extension RouterEvent: CustomStringConvertible {
  /// A one-line description of the event, for example `product.buyTapped [sku: A-1]`.
  ///
  /// Values are described as in traces, according to ``ValueVisibility/shownInDebugBuilds``. Off the main thread, where
  /// events cannot be read, the description is `RouterEvent`.
  nonisolated public var description: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { summary } : "RouterEvent"
  }
}

extension RouterEvent: CustomReflectable {
  /// A mirror that contains only the description, so that `dump` prints no values that the description leaves out.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["event": description], displayStyle: .struct)
  }
}
