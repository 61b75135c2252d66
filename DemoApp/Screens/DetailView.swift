import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// An earthquake at length, with a button to close it.
final class DetailView: ButtonView {
  override var buttons: [ViewButton] { [ViewButton("close", action: closeTapped)] }

  private func closeTapped() {
    routerEvent(name: .closeTapped)
  }
}
