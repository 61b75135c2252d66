import Foundation

/// The index paths of the selected rows or items, in the order of their selection.
struct SelectedPlaces {
  private var numbers: [IndexPath: Int] = [:]
  private var next = 0

  var places: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  var isEmpty: Bool { numbers.isEmpty }

  func contains(_ place: IndexPath) -> Bool { numbers[place] != nil }

  /// Selects an index path.
  ///
  /// - Returns: `false` if the index path was already selected.
  mutating func insert(_ place: IndexPath) -> Bool {
    guard numbers[place] == nil else { return false }
    numbers[place] = next
    next += 1
    return true
  }

  /// Deselects an index path.
  ///
  /// - Returns: `false` if the index path wasn't selected.
  mutating func remove(_ place: IndexPath) -> Bool { numbers.removeValue(forKey: place) != nil }

  mutating func removeAll() { numbers = [:] }

  /// Replaces the selected index paths with their destinations after a batch update.
  ///
  /// Index paths without a destination are deselected.
  mutating func move(by destination: (IndexPath) -> IndexPath?) { numbers = numbers.moved(by: destination) }
}
