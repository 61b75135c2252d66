import RouterEvents

final class Link: EventResponder {
  var nextEventResponder: (any EventResponder)?
}
