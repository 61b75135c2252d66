import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A container that blocks every event from its subviews while its content is loading.
final class LoadingView: UIView, EventInterceptor {
  /// Whether events are blocked.
  var isLoading = false

  func intercept(_ event: RouterEvent) -> EventDisposition {
    isLoading ? .blocked : .forwarded
  }
}
