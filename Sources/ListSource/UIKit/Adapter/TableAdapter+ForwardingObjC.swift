// Not compiled on Linux: what the adapter does not implement is forwarded by the Objective-C runtime. No test on Linux covers
// this file.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  internal import Foundation
  public import ObjectiveC
  internal import UIKit

  // UIKit asks which methods a delegate has when it is set; `askAgain()` sets it again. That happens on the main thread,
  // which the runtime does not know.
  extension TableAdapter {
    /// Whether the adapter answers a call, or the app's delegate does. Where all rows are as high, the adapter has no method
    /// for their heights, so that the table view takes its own row height.
    public nonisolated override func responds(to selector: Selector!) -> Bool {
      let isHere = super.responds(to: selector)
      guard let selector, Thread.isMainThread else { return isHere }
      let name = NSStringFromSelector(selector)
      return MainActor.assumeIsolated {
        let isThere = Self.isOfDelegates(name) && delegate?.responds(to: NSSelectorFromString(name)) == true
        return isThere || isHere && !(usesRowHeight && Self.heights.contains(name))
      }
    }

    /// The app's delegate, for whatever the adapter does not answer itself.
    public nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      guard let selector, Thread.isMainThread else { return super.forwardingTarget(for: selector) }
      let name = NSStringFromSelector(selector)
      // An address may leave the main actor, which an object may not. The delegate lives: somebody else holds it.
      let address = MainActor.assumeIsolated { () -> UInt? in
        guard Self.isOfDelegates(name), let delegate, delegate.responds(to: NSSelectorFromString(name))
        else { return nil }
        return UInt(bitPattern: Unmanaged.passUnretained(delegate).toOpaque())
      }
      guard let pointer = address.flatMap(UnsafeRawPointer.init(bitPattern:)) else {
        return super.forwardingTarget(for: selector)
      }
      return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Whether a call is one of a table view's or scroll view's to its delegate: what the app's delegate is besides, a data
    /// source perhaps, it is not here.
    private static func isOfDelegates(_ name: String) -> Bool {
      guard let calls = NSProtocolFromString("UITableViewDelegate") else { return false }
      return protocol_getMethodDescription(calls, NSSelectorFromString(name), false, true).name != nil
    }

    private static let heights: Set<String> = [
      NSStringFromSelector(#selector(UITableViewDelegate.tableView(_:heightForRowAt:))),
      NSStringFromSelector(#selector(UITableViewDelegate.tableView(_:estimatedHeightForRowAt:))),
    ]

    /// Has the table view ask again which methods there are once the delegate is gone: it would call those of the delegate
    /// that nobody has any more.
    func watchDelegate() {
      guard let delegate else { return }
      objc_setAssociatedObject(
        delegate,
        Unmanaged.passUnretained(self).toOpaque(),
        EndOfDelegate { [weak self] in self?.askAgain() },
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  /// Dies with the app's delegate, and says so.
  private final class EndOfDelegate: Sendable {
    private let told: @MainActor @Sendable () -> Void

    init(_ told: @escaping @MainActor @Sendable () -> Void) {
      self.told = told
    }

    deinit {
      if Thread.isMainThread {
        MainActor.assumeIsolated { told() }
      } else {
        Task { @MainActor [told] in told() }
      }
    }
  }
#endif
