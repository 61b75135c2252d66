import Foundation
import ListSource
import RouterEvents
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

struct ShareButton: View {
  @Environment(\.responder) private var responder
  @Environment(\.routerEvent) private var routerEvent
  let title: String
  var body: some View {
    VStack(spacing: 4) {
      Text("Share")
      if title.isEmpty { EmptyView() } else { Text(title) }
      Button(title) { _ = responder?.next }
      Button("Now") { routerEvent("share.now") }
    }
  }
}

@MainActor
enum Bridges {
  static func cell(_ cell: UICollectionViewCell) {
    cell.contentConfiguration = UIHostingConfiguration {
      ShareButton(title: "Swift").environment(\.responder, cell).routerEvents(from: cell)
    }
  }
  static func list(_ list: ListSource) -> UIViewController {
    UIHostingController(rootView: ListSourceView(list, table: .insetGrouped) { $0.followsEnd = true })
  }
  static func hosting() -> UIViewController {
    UIHostingController(rootView: EventHostingView { ShareButton(title: "Swift") })
  }
  static func controller(_ coordinator: any EventResponder) -> UIViewController {
    UIHostingController(rootView: EventControllerView { UIViewController() }.routerEvents(from: coordinator))
  }
}

struct Chooser: View {
  let list: ListSource
  @State private var ids: Set<Int> = []
  @State private var place: ListPlace?
  var body: some View {
    VStack {
      ListSourceView(list, selection: $ids, position: $place)
      ListSourceView(list)
    }
  }
}
