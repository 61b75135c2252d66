// expect: 'EventOutcome' initializer is inaccessible due to 'internal' protection level
// expect: cannot convert value of type 'UIView' to expected argument type 'Emission'
import PortableUIKit
import RouterEvents

@MainActor
func outcome(of view: UIView) -> EventOutcome {
  EventOutcome(emission: view)
}
