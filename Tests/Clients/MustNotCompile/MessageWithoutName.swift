// expect: type 'ShareTapped' does not conform to protocol 'EventMessage'
import RouterEvents

struct ShareTapped: EventMessage {
  // static let name: EventName = "product.shareTapped"
  var url: String
}
