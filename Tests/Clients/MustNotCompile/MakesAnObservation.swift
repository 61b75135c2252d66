// expect: 'Observation' initializer is inaccessible due to 'internal' protection level
import PortableUIKit
import RouterEvents

@MainActor
func observation(of view: UIView) -> Observation {
  Observation(view)
}
