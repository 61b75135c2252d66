/// The kinds of chain for which every rule is tested: links and responders, each with and without the detour role.
///
/// A route is read by other code from the first hop that may have a detour.
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

  /// Creates nodes that form a chain.
  @MainActor
  func chain(_ names: String...) -> [any ScriptedNode] {
    let nodes = names.map(node)
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.script.next = next }
    return nodes
  }
}
