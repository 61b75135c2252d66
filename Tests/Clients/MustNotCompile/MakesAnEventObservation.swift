// expect: 'EventObservation' initializer is inaccessible due to 'internal' protection level
import PortableUIKit
import RouterEvents

@MainActor
func observation(of view: UIView) -> EventObservation {
  EventObservation(view)
}
