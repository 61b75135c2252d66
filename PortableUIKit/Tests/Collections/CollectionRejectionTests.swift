// For the stand-in only: UIKit raises Objective-C exceptions here, which Swift can't catch.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @Suite
  struct CollectionRejectionTests {
    /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`; UIKit's message
    /// is *assumed*.
    @Test func countsThatTheUpdatesDoNotExplainAreRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = ItemsSource(items: 3)
          let collection = UICollectionView.showing(source)
          collection.layoutIfNeeded()
          collection.deleteItems(at: [[0, 0]])
        }
      }

      #expect(
        says(
          "NSInternalInconsistencyException: Invalid update: invalid number of items in section 0.",
          result
        )
      )
      #expect(says("(0 inserted, 1 deleted)", result))
      #expect(says("Collection view: <UICollectionView: 0x", result))
    }

    /// `developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`: a view that never
    /// loaded loads first, in a window or not.
    @Test func aModelThatChangesBeforeTheViewLoadsIsRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = ItemsSource(items: 3)
          let collection = UICollectionView.showing(source)
          source.sections[0].append("new")
          collection.insertItems(at: [[0, 3]])
        }
      }

      #expect(says("after the update (4) must be equal to", result))
      #expect(says("before the update (4)", result))
    }

    /// *Assumed*: no page says so.
    @Test func anIdentifierWithoutAClassIsRejected() async {
      let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
        }
      }
      let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          _ = collection.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header",
            for: [0, 0]
          )
        }
      }

      #expect(
        says(
          "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - must register a nib",
          cell
        )
      )
      #expect(says("of kind: UICollectionElementKindSectionHeader with identifier header", header))
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)`; UIKit's
    /// message is *assumed*.
    @Test func aCellThatIsNotDequeuedIsRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = UndequeuedCellSource()
          let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 500),
            collectionViewLayout: UICollectionViewFlowLayout()
          )
          collection.dataSource = source
          collection.layoutIfNeeded()
        }
      }

      #expect(says("does not have a reuseIdentifier - cells must be retrieved by calling", result))
    }

    /// *Assumed*: no page says so.
    @Test func scrollingToAnItemThatDoesNotExistIsRejected() async {
      let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = ItemsSource(items: 5)
          let collection = UICollectionView.showing(source)
          collection.scrollToItem(at: [0, 5], at: .top, animated: false)
        }
      }
      let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = ItemsSource(items: 5)
          let collection = UICollectionView.showing(source)
          collection.scrollToItem(at: [1, 0], at: .top, animated: false)
        }
      }

      #expect(says("out-of-bounds item (5) when there are only 5 items in section 0.", item))
      #expect(says("out-of-bounds section (1) when there are only 1 sections.", section))
    }

    /// `developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)` forbids it. The message is the
    /// stand-in's.
    @Test func anotherCellForAReconfiguredItemIsRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = ChangingIdentifierSource()
          let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 500),
            collectionViewLayout: UICollectionViewFlowLayout()
          )
          collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "one")
          collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
          collection.dataSource = source
          collection.layoutIfNeeded()
          source.identifier = "other"
          collection.reconfigureItems(at: [[0, 0]])
        }
      }

      #expect(says("did not return the existing cell", result))
    }

    private func says(_ words: String, _ result: ExitTest.Result?) -> Bool {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
    }
  }

  /// A source of cells with an identifier that can change.
  private final class ChangingIdentifierSource: NSObject, UICollectionViewDataSource {
    var identifier = "one"

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  /// A source of cells that are not dequeued.
  private final class UndequeuedCellSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      UICollectionViewCell(frame: .zero)
    }
  }
#endif
