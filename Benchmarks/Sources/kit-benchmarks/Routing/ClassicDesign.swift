/// The classic design in Swift: a method that each responder forwards to the next, a dictionary that a decorator copies,
/// and a dictionary of closures by name.
@MainActor
class ClassicResponder {
  private var above: ClassicResponder?
  private weak var parent: ClassicResponder?

  final var next: ClassicResponder? { above ?? parent }

  final func link(to next: ClassicResponder, _ kind: LinkKind) {
    if kind == .strong { above = next } else { parent = next }
  }

  func routerEvent(name: String, userInfo: [String: Any]) {
    next?.routerEvent(name: name, userInfo: userInfo)
  }
}

final class ClassicDecorator: ClassicResponder {
  override func routerEvent(name: String, userInfo: [String: Any]) {
    var decorated = userInfo
    decorated["place"] = 7
    super.routerEvent(name: name, userInfo: decorated)
  }
}

final class ClassicController: ClassicResponder {
  var count = 0
  lazy var strategies: [String: ([String: Any]) -> Void] = Dictionary(
    uniqueKeysWithValues: ClassicController.names.map { name in
      (name, { [unowned self] userInfo in count &+= userInfo.count })
    }
  )

  override func routerEvent(name: String, userInfo: [String: Any]) {
    if let strategy = strategies[name] {
      strategy(userInfo)
    } else {
      super.routerEvent(name: name, userInfo: userInfo)
    }
  }

  nonisolated static let names = (0..<64).map { "product.event\($0)Tapped" }
  nonisolated static let tapped = names[40]
}

/// Retains a chain of plain responders with a decorator in the middle and a controller on top.
@MainActor
struct ClassicChain {
  let responders: [ClassicResponder]
  var source: ClassicResponder { responders[0] }

  init(_ count: Int, _ kind: LinkKind) {
    var links = (0..<count).map { _ in ClassicResponder() }
    links.insert(ClassicDecorator(), at: count / 2)
    links.append(ClassicController())
    for (link, next) in zip(links, links.dropFirst()) { link.link(to: next, kind) }
    responders = links
  }
}
