/// The roles of a responder class.
///
/// Each optional property contains the class, cast to the protocol of a role, or nil if the class does not conform.
/// Storing the results saves a cast, about 20 ns, for each responder on a route. Metatypes are not reference-counted,
/// so copying this value requires no retain.
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

// `unsafeDowncast` is safe here, because these methods are called on the metatype of the responder's exact class. The
// class of an object must not change while the object is on a route. Debug builds check the cast. `as!` would search
// the superclasses for each responder with a role.

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
