import ListSource
import PagedList
import RouterEventsInspector

/// The catalog of this app's events and their required keys.
enum QuakesCatalog {
  static let events = EventCatalog {
    Declares(row: .quakeSelected)
    Declares(row: .favoriteTapped)
    Declares(row: .detailsTapped)
    Declares(row: .hideTapped)
    Declares(.favoriteMoved, requires: .reorder)
    Declares(message: ShareTapped.self)
    Declares(request: CurrentMagnitudeStyle.self)
    Declares(request: ForwardedEvents.self)
    Declares(request: VoucherDiscount.self)
    Declares(request: Payment.self)
    Declares(message: PaymentEnded.self)
    Declares(.orderTapped, requires: .order)
    Declares(.menuTapped, requires: .scope, .newest)
    Declares(.pageMoreTapped)
    Declares(.pageRetryTapped)
    Declares(row: .decadeSelected)
    Declares(.browseTapped)
    Declares(row: .decadeChosen)
    Declares(.presentationChosen, requires: .presentation)
    Declares(.galleryTapped)
    Declares(.tipsTapped)
    Declares(.reloadTapped)
    Declares(.closeTapped)
    Declares(.retryTapped)
    Declares(message: Shaken.self)
    Declares(.logCloseTapped)
    Declares(.nextRowChosen)
    Declares(.previousRowChosen)
    Declares(.selectedRowOpened)
    Declares(.backChosen)
  }
}
