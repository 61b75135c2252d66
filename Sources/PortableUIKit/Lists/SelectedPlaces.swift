import Foundation

/// The selected rows of a table view or items of a collection view, in the order of their selection.
struct SelectedPlaces {
  private var numbers: [IndexPath: Int] = [:]
  private var next = 0

  /// The selected places, in the order of their selection.
  var places: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  /// Whether nothing is selected.
  var isEmpty: Bool { numbers.isEmpty }

  /// Returns whether a place is selected.
  func contains(_ place: IndexPath) -> Bool { numbers[place] != nil }

  /// Selects a place.
  ///
  /// - Returns: `false` if it was already selected.
  mutating func insert(_ place: IndexPath) -> Bool {
    guard numbers[place] == nil else { return false }
    numbers[place] = next
    next += 1
    return true
  }

  /// Deselects a place.
  ///
  /// - Returns: `false` if it was not selected.
  mutating func remove(_ place: IndexPath) -> Bool { numbers.removeValue(forKey: place) != nil }

  /// Deselects everything.
  mutating func removeAll() { numbers = [:] }

  /// Moves the selected places to their places after a batch.
  mutating func move(by destination: (IndexPath) -> IndexPath?) { numbers = numbers.moved(by: destination) }
}
