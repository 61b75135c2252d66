#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The responder and everyone after it, by `next` alone.
@MainActor
func chain(from responder: UIResponder) -> [UIResponder] {
  Array(sequence(first: responder, next: \.next))
}

/// Whether the chain meets all these responders in this order, whoever stands between them.
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
