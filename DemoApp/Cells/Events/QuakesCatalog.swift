import ListSource
import PagedList
import RouterEventsInspector

/// The catalog of this app's events and their required keys.
enum QuakesCatalog {
  static let events = EventCatalog {
    Declares(.quakeSelected, requires: .quake, .section, .position)
    Declares(.favoriteTapped, requires: .quake, .section, .position)
    Declares(.detailsTapped, requires: .quake, .section, .position)
    Declares(.hideTapped, requires: .quake, .section, .position)
    Declares(.favoriteMoved, requires: .reorder)
    Declares(ShareTapped.name, requires: .quake)
    Declares(request: CurrentMagnitudeStyle.self)
    Declares(request: ForwardedEvents.self)
    Declares(.orderTapped, requires: .order)
    Declares(.menuTapped, requires: .scope, .newest)
    Declares(.pageMoreTapped)
    Declares(.pageRetryTapped)
    Declares(.decadeSelected)
    Declares(.browseTapped)
    Declares(.decadeChosen)
    Declares(.presentationChosen, requires: .presentation)
    Declares(.tipsTapped)
    Declares(.reloadTapped)
    Declares(.closeTapped)
    Declares(.retryTapped)
    Declares(Shaken.name)
    Declares(.logCloseTapped)
  }
}
