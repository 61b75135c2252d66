// expect: 'RouterEvent' initializer is inaccessible due to 'internal' protection level
// expect: cannot convert value of type 'RouterEvent' to expected argument type 'Emission'
import RouterEvents

@MainActor
func again(_ event: RouterEvent) -> RouterEvent {
  RouterEvent(event, event.userInfo, nil)
}
