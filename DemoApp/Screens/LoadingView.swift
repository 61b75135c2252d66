import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Holds what cannot be used while it is being loaded: meanwhile no event gets out of it.
final class LoadingView: UIView, EventInterceptor {
  /// Whether events are stopped.
  var isLoading = false

  func intercept(_ event: RouterEvent) -> EventDisposition {
    isLoading ? .blocked : .forwarded
  }
}
