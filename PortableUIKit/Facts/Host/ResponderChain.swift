#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Returns a responder and all that follow it by `next`.
@MainActor
func chain(from responder: UIResponder) -> [UIResponder] {
  Array(sequence(first: responder, next: \.next))
}

/// Returns whether the chain contains these responders in this order, with any others between them.
///
/// UIKit puts private views between a controller's view and its window.
@MainActor
func chain(from responder: UIResponder, passes stations: [UIResponder]) -> Bool {
  var missing = stations[...]
  for hop in chain(from: responder) where hop === missing.first {
    missing.removeFirst()
  }
  return missing.isEmpty
}
