import RouterEvents

/// Retains a chain of responders, source first.
@MainActor
struct EventChain {
  let responders: [any EventResponder]
  var source: any EventResponder { responders[0] }

  /// Creates plain responders with a decorator in the middle and a controller with 64 strategies on top.
  init(_ count: Int, _ kind: LinkKind, decorator: Link) {
    var links = (0..<count).map { _ in Link() }
    links.insert(decorator, at: count / 2)
    links.append(Controller())
    for (link, next) in zip(links, links.dropFirst()) { link.link(to: next, kind) }
    responders = links
  }

  /// Walks the chain with a bare loop.
  func walk() {
    var current = source
    while let next = current.nextEventResponder { current = next }
    use(current)
  }
}
