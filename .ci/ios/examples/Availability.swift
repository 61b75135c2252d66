import Foundation
import Observation
import UIKit

@available(iOS 17.0, *)
@Observable
final class Basket {
  var count = 0
}

@MainActor
func newer(_ collection: UICollectionView, _ view: UICollectionReusableView) {
  if #available(iOS 18.0, visionOS 2.0, *) { _ = collection.indexPath(forSupplementaryView: view) }
  if #available(iOS 17.4, visionOS 1.1, *) { _ = collection.isScrollAnimating }
  if #available(iOS 17.0, *) { withObservationTracking({ _ = Basket().count }, onChange: {}) }
}

// Newer API with an alternative for iOS 16.

func old(_ numbers: [Int], _ stream: AsyncStream<Int>, _ duration: Duration) async throws {
  try await ContinuousClock().sleep(for: duration * 2)
  for await number in stream { print(number) }
  for number in numbers.enumerated().map({ $0.offset }).enumerated().reversed() { print(number) }
}

func packs<each Value>(_ values: repeat each Value) {}
