// expect: non-class type 'Link' cannot conform to class protocol 'EventResponder'
import RouterEvents

struct Link: EventResponder {
  var nextEventResponder: (any EventResponder)? { nil }
}
