import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A container view that blocks the events of its subviews while content is loading.
final class LoadingView: UIView, EventInterceptor {
  /// Whether content is loading. While the value is `true`, the view blocks events.
  var isLoading = false

  func intercept(_ event: RouterEvent) -> EventDisposition {
    isLoading ? .blocked : .forwarded
  }
}
