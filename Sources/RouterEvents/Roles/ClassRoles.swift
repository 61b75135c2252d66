/// What the instances of one class do for events, found out once by looking at the class.
///
/// Each role is kept as the class seen as one that has it, so that a hop costs no cast to a protocol (about 20 ns
/// each). Classes are not counted, so neither is a copy of this.
@MainActor
struct ClassRoles {
  let type: any EventResponder.Type
  let roles: EventRoles
  let interceptor: (any EventInterceptor.Type)?
  let decorator: (any EventDecorator.Type)?
  let table: (any EventDispatching.Type)?
  let handler: (any EventHandler.Type)?
  let detour: (any EventDetour.Type)?

  init(of type: any EventResponder.Type) {
    self.type = type
    interceptor = type as? any EventInterceptor.Type
    decorator = type as? any EventDecorator.Type
    table = type as? any EventDispatching.Type
    handler = type as? any EventHandler.Type
    detour = type as? any EventDetour.Type
    var roles: EventRoles = []
    if interceptor != nil { roles.insert(.interceptor) }
    if decorator != nil { roles.insert(.decorator) }
    if table != nil { roles.insert(.table) }
    if handler != nil { roles.insert(.handler) }
    if detour != nil { roles.insert(.detour) }
    self.roles = roles
  }
}

// `unsafeDowncast` holds below because these are called on what the `ClassRoles` of exactly this class keeps, and only
// with a responder whose `type(of:)` was looked up to get at that `ClassRoles`; an object's class must not be changed
// while it is on a route. Debug builds check it. It saves the walk through the class's ancestors that `as!` would do at
// every hop with a role.

extension EventInterceptor {
  static func intercept(_ event: RouterEvent, by responder: any EventResponder) -> EventDisposition {
    unsafeDowncast(responder, to: Self.self).intercept(event)
  }
}

extension EventDecorator {
  static func decorate(_ userInfo: inout UserInfo, for event: RouterEvent, by responder: any EventResponder) {
    unsafeDowncast(responder, to: Self.self).decorate(&userInfo, for: event)
  }
}

extension EventDispatching {
  static func dispatch(_ event: RouterEvent, by responder: any EventResponder) -> EventDisposition {
    unsafeDowncast(responder, to: Self.self).dispatch(event)
  }
}

extension EventHandler {
  static func handle(_ event: RouterEvent, by responder: any EventResponder) -> EventDisposition {
    unsafeDowncast(responder, to: Self.self).handle(event)
  }
}

extension EventDetour {
  static func eventDetour(of responder: any EventResponder) -> (any EventResponder)? {
    unsafeDowncast(responder, to: Self.self).eventDetour
  }
}
