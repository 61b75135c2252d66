// expect: type 'Link' does not conform to protocol 'EventResponder'
import RouterEvents

final class Link: EventResponder {
  var parent: (any EventResponder)?
}
