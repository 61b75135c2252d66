import PortableUIKit
import RouterEvents

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
}

struct Song {
  var id: Int
}

extension RowEvents {
  static let songRemoved = RowEvent<Song>("song.removed")
}

// Handles a row event that does not exist, and a model as another type.
@MainActor
func handlersOfARowEvent(_ view: UIView) -> [EventObservation] {
  #if MISTAKES
    [
      // expected-error@+2 {{type 'RowEvents' has no member 'songRemovd'}}
      // expected-error@+1 {{cannot infer type of closure parameter 'song'}}
      view.onRouterEvent(row: \.songRemovd) { song, event in print(song.id) },
      // expected-error@+1 {{cannot convert value of type 'Int' to specified type 'String'}}
      view.onRouterEvent(row: \.songRemoved) { song, event in let _: String = song.id },
    ]
  #else
    [view.onRouterEvent(row: \.songRemoved) { song, event in let _: Int = song.id }]
  #endif
}

// Prepares a row event without the model of its row.
@MainActor
func preparedRowEvent() -> PreparedEvent {
  #if MISTAKES
    .row(.songRemoved)  // expected-error {{missing argument for parameter 'of' in call}}
  #else
    .named(RowEvents.songRemoved.name)
  #endif
}

// Creates an event. Only an emission creates events.
@MainActor
func eventFromAnInitializer(_ event: RouterEvent) -> RouterEvent {
  #if MISTAKES
    // expected-error@+2 {{'RouterEvent' initializer is inaccessible}}
    // expected-error@+1 {{cannot convert value of type 'RouterEvent'}}
    RouterEvent(event, event.userInfo, nil)
  #else
    event
  #endif
}

// Creates an outcome. Only an emission has one.
@MainActor
func outcomeFromAnInitializer(of view: UIView) -> EventOutcome {
  #if MISTAKES
    // expected-error@+2 {{'EventOutcome' initializer is inaccessible}}
    // expected-error@+1 {{cannot convert value of type 'UIView'}}
    EventOutcome(emission: view)
  #else
    view.routerEvent(name: "product.buyTapped")
  #endif
}

// Creates an observation. Without a handler it has no meaning.
@MainActor
func observationFromAnInitializer(of view: UIView) -> EventObservation {
  #if MISTAKES
    EventObservation(view)  // expected-error {{'EventObservation' initializer is inaccessible}}
  #else
    view.onRouterEvent("product.buyTapped") { _ in }
  #endif
}

// Ignores an observation. Releasing it removes the handler at once.
@MainActor
func unusedObservation(_ view: UIView) -> EventObservation? {
  #if MISTAKES
    let observation: EventObservation? = nil
    // expected-warning@+1 {{result of call to 'onRouterEvent(_:then:_:)' is unused}}
    view.onRouterEvent("product.buyTapped") { _ in }
  #else
    let observation = view.onRouterEvent("product.buyTapped") { _ in }
  #endif
  return observation
}

// Changes an event. A decorator changes only the user info that it receives.
enum ChangedEvent {
  final class Link: EventDecorator {
    var nextEventResponder: (any EventResponder)?

    func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
      #if MISTAKES
        event.userInfo[.sku] = "A-1"  // expected-error {{'userInfo' setter is inaccessible}}
      #else
        userInfo[.sku] = "A-1"
      #endif
    }
  }
}

// Adds a subclass of the keys. It could store a value that is not `Sendable`.
enum SubclassOfTheKeys {
  class BaseKeys: ExpressibleByStringLiteral {
    required init(stringLiteral name: String) {}
  }

  #if MISTAKES
    // expected-error@+1 {{cannot inherit from non-open class 'UserInfoKeys'}}
    class MyKeys: UserInfoKeys, @unchecked Sendable {}
  #else
    class MyKeys: BaseKeys, @unchecked Sendable {}
  #endif
}
