import Foundation
import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventName {
  /// The text of the search bar has changed.
  static let contactsSearched: EventName = "contacts.searched"
}

/// Contacts by initial, with an index, a search, and a selection that survives the search.
final class ContactsController: ListTableController, EventHandling {
  static let table = StrategyTable<ContactsController> {
    On(.contactsSearched, with: \.searchText) { controller, text, _ in controller.query = text }
    On(message: SelectionChanged.self) { controller, change, _ in
      controller.title = change.selectedIDs.isEmpty ? "Contacts" : "\(change.selectedIDs.count) selected"
    }
  }

  private let contacts: [Contact]
  private var query = "" { didSet { setNeedsList() } }

  init(_ contacts: [Contact] = Contact.mathematicians) {
    self.contacts = contacts
    super.init(.plain)
    title = "Contacts"
    emptyText = "No contacts"
    selection = .multiple
    showsIndex = true
    makeSearchable(emits: .contactsSearched, placeholder: "Name or city")
  }

  override var list: ListSource {
    .grouped(contacts.filter { $0.matches(query) }, by: \.initial, sortedBy: <) { initial, contacts in
      ListSection(initial, title: initial) { Rows(contacts, text: \.name, detail: \.city) }
    }
  }
}

/// A person in the list.
struct Contact: Identifiable, Equatable {
  var name: String
  var city: String

  var id: String { name }

  /// The first letter of the name.
  var initial: String { String(name.prefix(1)) }

  /// Returns whether the name or the city contains a text. Every contact contains the empty text.
  func matches(_ text: String) -> Bool {
    text.isEmpty || name.localizedStandardContains(text) || city.localizedStandardContains(text)
  }

  static let mathematicians = [
    Contact(name: "Ada Lovelace", city: "London"),
    Contact(name: "Alan Turing", city: "London"),
    Contact(name: "Blaise Pascal", city: "Paris"),
    Contact(name: "Carl Friedrich Gauss", city: "Göttingen"),
    Contact(name: "Emmy Noether", city: "Göttingen"),
    Contact(name: "Felix Klein", city: "Göttingen"),
    Contact(name: "Grace Hopper", city: "New York"),
    Contact(name: "Katherine Johnson", city: "Hampton"),
    Contact(name: "Leonhard Euler", city: "Basel"),
    Contact(name: "Maryam Mirzakhani", city: "Tehran"),
    Contact(name: "Sofia Kovalevskaya", city: "Stockholm"),
    Contact(name: "Srinivasa Ramanujan", city: "Madras"),
  ]
}
