import RouterEvents

/// A chain of responders that is kept alive, its source first.
@MainActor
struct EventChain {
  let responders: [any EventResponder]
  var source: any EventResponder { responders[0] }

  /// So many plain responders, a decorator half way, and a controller with 64 strategies on top.
  init(_ count: Int, _ kind: LinkKind, decorator: Link) {
    var links = (0..<count).map { _ in Link() }
    links.insert(decorator, at: count / 2)
    links.append(Controller())
    for (link, next) in zip(links, links.dropFirst()) { link.link(to: next, kind) }
    responders = links
  }

  /// The bare loop over the chain.
  func walk() {
    var current = source
    while let next = current.nextEventResponder { current = next }
    use(current)
  }
}
