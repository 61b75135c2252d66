/// A handler attached to an object, as long as its observation lives.
@MainActor
struct AttachedHandler {
  let name: EventName
  let disposition: EventDisposition
  let code: WeakReference<Code>

  /// What to call; nil once the observation has ended.
  var body: (@MainActor (RouterEvent) -> Void)? { code.object?.body }

  final class Code {
    let body: @MainActor (RouterEvent) -> Void

    init(_ body: @escaping @MainActor (RouterEvent) -> Void) {
      self.body = body
    }
  }
}
