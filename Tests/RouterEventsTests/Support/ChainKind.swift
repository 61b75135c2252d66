/// The kinds of chain that every rule holds for: of links and of responders, each with and without the role of a
/// detour, because a route is read in another way from the first possible detour on.
enum ChainKind: CaseIterable {
  case links
  case responders
  case detouringLinks
  case detouringResponders

  static let detouring: [ChainKind] = [.detouringLinks, .detouringResponders]

  @MainActor
  func node(_ name: String) -> any ScriptedNode {
    switch self {
    case .links: ScriptedLink(name)
    case .responders: ScriptedResponder(name)
    case .detouringLinks: DetouringLink(name)
    case .detouringResponders: DetouringResponder(name)
    }
  }

  /// Nodes of which each leads to the next.
  @MainActor
  func chain(_ names: String...) -> [any ScriptedNode] {
    let nodes = names.map(node)
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.script.next = next }
    return nodes
  }
}
