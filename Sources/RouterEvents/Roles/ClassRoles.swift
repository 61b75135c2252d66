/// What the instances of one class do for events, found out once by looking at the class.
///
/// Each role is kept as a function that calls the class's own witness, so that a hop costs no cast to a protocol
/// (about 20 ns each).
@MainActor
final class ClassRoles {
  typealias Responder = any EventResponder

  let type: any EventResponder.Type
  let roles: EventRoles
  let intercept: ((Responder, RouterEvent) -> EventDisposition)?
  let decorate: ((Responder, inout UserInfo, RouterEvent) -> Void)?
  let dispatch: ((Responder, RouterEvent) -> EventDisposition)?
  let handle: ((Responder, RouterEvent) -> EventDisposition)?
  let detour: ((Responder) -> Responder?)?

  /// The class's name without its module, as traces and reports show it.
  private(set) lazy var name = String(describing: type)

  init(of type: any EventResponder.Type) {
    self.type = type
    intercept = (type as? any EventInterceptor.Type).map { interceptor(of: $0) }
    decorate = (type as? any EventDecorator.Type).map { decorator(of: $0) }
    dispatch = (type as? any EventDispatching.Type).map { dispatcher(of: $0) }
    handle = (type as? any EventHandler.Type).map { handler(of: $0) }
    detour = (type as? any EventDetour.Type).map { detourer(of: $0) }
    var roles: EventRoles = []
    if intercept != nil { roles.insert(.interceptor) }
    if decorate != nil { roles.insert(.decorator) }
    if dispatch != nil { roles.insert(.table) }
    if handle != nil { roles.insert(.handler) }
    if detour != nil { roles.insert(.detour) }
    self.roles = roles
  }
}

// `unsafeDowncast` holds below because a function made here is stored in the `ClassRoles` of exactly the class `R`,
// and is only called with a responder whose `type(of:)` was looked up to get at that `ClassRoles`; an object's class
// must not be changed while it is on a route. Debug builds check it. It saves the walk through the class's ancestors
// that `as!` would do at every hop with a role.

@MainActor
private func interceptor<R: EventInterceptor>(
  of _: R.Type
) -> (any EventResponder, RouterEvent) -> EventDisposition {
  { unsafeDowncast($0, to: R.self).intercept($1) }
}

@MainActor
private func decorator<R: EventDecorator>(
  of _: R.Type
) -> (any EventResponder, inout UserInfo, RouterEvent) -> Void {
  { unsafeDowncast($0, to: R.self).decorate(&$1, for: $2) }
}

@MainActor
private func dispatcher<R: EventDispatching>(
  of _: R.Type
) -> (any EventResponder, RouterEvent) -> EventDisposition {
  { unsafeDowncast($0, to: R.self).dispatch($1) }
}

@MainActor
private func handler<R: EventHandler>(
  of _: R.Type
) -> (any EventResponder, RouterEvent) -> EventDisposition {
  { unsafeDowncast($0, to: R.self).handle($1) }
}

@MainActor
private func detourer<R: EventDetour>(
  of _: R.Type
) -> (any EventResponder) -> (any EventResponder)? {
  { unsafeDowncast($0, to: R.self).eventDetour }
}
