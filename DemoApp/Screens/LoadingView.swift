import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A container view that blocks the events of its subviews while content is loading.
final class LoadingView: UIView, EventInterceptor {
  /// Whether content is loading. While this property is true, events are blocked.
  var isLoading = false

  func intercept(_ event: RouterEvent) -> EventDisposition {
    isLoading ? .blocked : .forwarded
  }
}
