import Foundation
import Observation
import SwiftUI
import Synchronization
import UIKit

@MainActor
func newerThanUIKit16(_ collection: UICollectionView, _ view: UICollectionReusableView) {
  _ = collection.indexPath(forSupplementaryView: view)  //! error: only available in iOS 18
  _ = collection.isScrollAnimating  //! error: only available in iOS 17.4
  _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)  //! error: only available in iOS 17
  _ = UIListContentConfiguration.header()  //! error: only available in iOS 18
  _ = UIMenu(options: .displayAsPalette)  //! error: only available in iOS 17
  _ = UIAction(title: "", selectedImage: nil) { _ in }  //! error: only available in iOS 17
  _ = Set([CGSize.zero])  //! error: only available in iOS 18
}

@Observable  //! error: only available in iOS 17
final class Model {
  var count = 0
}

@MainActor
func follow(_ model: Model) {
  withObservationTracking({ _ = model.count }, onChange: {})  //! error: only available in iOS 17
}

// API whose availability the standard library and Foundation declare.

final class Locked: Sendable {
  let count = Mutex(1)  //! error: only available in iOS 18
}

func newerThanTheSystem(_ numbers: [Int], _ test: Predicate<Int>) {  //! error: only available in iOS 17
  Task.immediate { 1 }  //! error: only available in iOS 26
  _ = numbers.enumerated().count  //! error: only available in iOS 26
  walk(numbers.enumerated())  //! error: only available in iOS 26
}

func walk(_ numbers: some Collection) {}

// API that needs a newer runtime.

struct Pack<each Value> {}  //! error: only available in iOS 17

struct Sized<let count: Int> {}  //! error: only available in iOS 26

actor Isolated {
  isolated deinit {}  //! error: only available in iOS 18.4
}

struct Failure: Error {}

func boxed(_ body: @escaping () throws(Failure) -> Void) -> Any {
  body  //! error: only available in iOS 18
}
