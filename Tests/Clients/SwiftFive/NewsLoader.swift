import Foundation
import RouterEvents

/// A service from before Swift had actors: it calls its completion on the thread on which the work ended.
final class NewsLoader {
  func loadOnAQueue(completion: @escaping () -> Void) {
    DispatchQueue.global().async { completion() }
  }

  func loadOnAThread(completion: @escaping () -> Void) {
    Thread { completion() }.start()
  }

  func loadForTheMainThread(completion: @escaping () -> Void) {
    DispatchQueue.global().async {
      DispatchQueue.main.async { completion() }
    }
  }
}

/// A responder that emits when its loader is done. The compiler assumes that completions run on the main actor.
@MainActor
final class NewsScreen: EventResponder {
  var nextEventResponder: (any EventResponder)?
  private let loader = NewsLoader()

  func refreshOnAQueue() {
    loader.loadOnAQueue { self.routerEvent(name: "news.loadedOnAQueue") }
  }

  func refreshOnAThread() {
    loader.loadOnAThread { self.routerEvent(name: "news.loadedOnAThread") }
  }

  func refreshForTheMainThread(_ done: @escaping (EventOutcome) -> Void) {
    loader.loadForTheMainThread { done(self.routerEvent(name: "news.loaded")) }
  }

  func shareOnAQueue() {
    loader.loadOnAQueue { self.routerEvent(NewsShared()) }
  }

  func askOnAQueue() {
    loader.loadOnAQueue { _ = self.ask(UnreadCount()) }
  }
}

struct NewsShared: EventMessage {
  static let name: EventName = "news.shared"
}

struct UnreadCount: EventRequest {
  typealias Response = Int
  static let name: EventName = "news.unreadCount"
}
