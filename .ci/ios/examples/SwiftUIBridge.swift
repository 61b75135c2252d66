import Foundation
import Observation
import SwiftUI
import UIKit

struct ResponderKey: EnvironmentKey {
  static var defaultValue: UIResponder? { nil }
}

extension EnvironmentValues {
  var responder: UIResponder? {
    get { self[ResponderKey.self] }
    set { self[ResponderKey.self] = newValue }
  }
}

struct ResponderFinder: UIViewRepresentable {
  let found: (UIResponder) -> Void
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {
    if let next = uiView.next { found(next) }
  }
}

struct FindsResponder: ViewModifier {
  @State private var responder: UIResponder?
  func body(content: Content) -> some View {
    content
      .background { ResponderFinder { responder = $0 } }
      .environment(\.responder, responder)
  }
}

struct ShareButton: View {
  @Environment(\.responder) private var responder
  let title: String
  var body: some View {
    VStack(spacing: 4) {
      Text("Share")
      if title.isEmpty { EmptyView() } else { Text(title) }
      Button(title) { _ = responder?.next }
      Button("Now") { _ = responder?.becomeFirstResponder() }
    }
    .modifier(FindsResponder())
  }
}

@available(iOS 17.0, *)
@Observable
final class Cart {
  var count = 0
}

@available(iOS 17.0, *)
struct CartView: View {
  @Environment(Cart.self) private var cart
  var body: some View { Text("\(cart.count)") }
}

@MainActor
enum Bridges {
  static func cell(_ cell: UICollectionViewCell) {
    cell.contentConfiguration = UIHostingConfiguration { ShareButton(title: "Swift") }
      .background { EmptyView() }
  }
  static func controller() -> UIViewController { UIHostingController(rootView: ShareButton(title: "Swift")) }
  @available(iOS 17.0, *)
  static func cart() -> UIViewController { UIHostingController(rootView: CartView().environment(Cart())) }
}
