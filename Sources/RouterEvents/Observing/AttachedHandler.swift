/// A handler attached to an object by `onRouterEvent`.
@MainActor
final class AttachedHandler {
  let name: EventName
  let disposition: EventDisposition
  let body: @MainActor (RouterEvent) -> Void

  init(_ name: EventName, _ disposition: EventDisposition, _ body: @escaping @MainActor (RouterEvent) -> Void)
  {
    self.name = name
    self.disposition = disposition
    self.body = body
  }
}
