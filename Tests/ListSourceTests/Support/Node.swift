import Foundation
import ListSource
import PlatformUIKit
import RouterEvents

extension EventName {
  static let nodeToggled: EventName = "node.toggled"
  static let nodeMoved: EventName = "node.moved"
}

/// A node of an outline.
struct Node: Identifiable, Equatable, Texted {
  var id: String
  var children: [Node]?

  /// Makes a node with children, or a leaf.
  init(_ id: String, _ children: [Node]? = nil) {
    (self.id, self.children) = (id, children)
  }

  var shownText: String { id }

  /// An outline with two levels below `b`.
  static let letters = [
    Node("a"), Node("b", [Node("b1"), Node("b2", [Node("b2x"), Node("b2y")]), Node("b3")]),
    Node("c", [Node("c1")]),
  ]
}

/// Kinds of cells, of the kit and of an app.
enum NodeCells: CaseIterable, Sendable {
  case content, own

  @MainActor
  func rows(_ nodes: [Node]) -> Rows<Node> {
    switch self {
    case .content:
      Rows(nodes, children: \.children) { node, state in
        var content = UIListContentConfiguration.cell()
        content.text = node.id
        content.secondaryText = state.isExpanded ? "open" : nil
        return content
      }
    case .own: Rows(nodes, cell: TextedCell<Node>.self).expandable(children: \.children)
    }
  }

  @MainActor
  func list(_ nodes: [Node], _ modify: (Rows<Node>) -> Rows<Node> = { $0 }) -> ListSource {
    ListSource { ListSection("nodes") { modify(rows(nodes).expandable(emits: .nodeToggled)) } }
  }
}
