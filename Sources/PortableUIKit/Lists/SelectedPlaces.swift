import Foundation

/// The selected rows of a table view or items of a collection view, in the order in which they were selected.
struct SelectedPlaces {
  private var numbers: [IndexPath: Int] = [:]
  private var next = 0

  /// The selected places, the one that was selected first at the beginning.
  var places: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  /// Whether nothing is selected.
  var isEmpty: Bool { numbers.isEmpty }

  /// Whether a place is selected.
  func contains(_ place: IndexPath) -> Bool { numbers[place] != nil }

  /// Selects a place.
  ///
  /// - Returns: false if it was selected already.
  mutating func insert(_ place: IndexPath) -> Bool {
    guard numbers[place] == nil else { return false }
    numbers[place] = next
    next += 1
    return true
  }

  /// Deselects a place.
  ///
  /// - Returns: false if it was not selected.
  mutating func remove(_ place: IndexPath) -> Bool { numbers.removeValue(forKey: place) != nil }

  /// Deselects everything.
  mutating func removeAll() { numbers = [:] }

  /// Gives the selected places those that a batch leaves them.
  mutating func move(by destination: (IndexPath) -> IndexPath?) { numbers = numbers.moved(by: destination) }
}
