import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A delegate that logs calls about highlighting and selection, and returns preset answers.
final class SelectionDelegate: NSObject, UITableViewDelegate {
  private let log: CallLog
  var highlights = true
  var replacement: (IndexPath) -> IndexPath? = { $0 }
  var deselected: (IndexPath) -> IndexPath? = { $0 }
  var onSelect: (IndexPath) -> Void = { _ in }

  init(log: CallLog) {
    self.log = log
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.add("shouldHighlight \(indexPath.row)")
    return highlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.add("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.add("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willSelect \(indexPath.row)")
    return replacement(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willDeselect \(indexPath.row)")
    return deselected(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.row)")
    onSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.row)")
  }
}

/// A delegate that logs the cells that enter and leave the view.
final class DisplayDelegate: NSObject, UITableViewDelegate {
  private let log: CallLog
  var onEnd: (IndexPath) -> Void = { _ in }

  init(log: CallLog) {
    self.log = log
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.add("willDisplay \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    log.add("didEndDisplaying \(indexPath.row)")
    onEnd(indexPath)
  }
}

/// A delegate that returns the heights of rows, and records the requests.
final class HeightDelegate: NSObject, UITableViewDelegate {
  var height: (IndexPath) -> CGFloat
  private(set) var asked: Set<IndexPath> = []

  init(_ height: @escaping (IndexPath) -> CGFloat) {
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.insert(indexPath)
    return height(indexPath)
  }

  func forget() {
    asked = []
  }
}

/// A delegate that logs calls about scrolling.
final class ScrollDelegate: NSObject, UITableViewDelegate {
  let log = CallLog()
  var onEnd: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.add("didScroll \(scrollView.contentOffset.y)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.add("willBeginDragging \(scrollView.isDragging)")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.add("didEndDragging \(decelerate)")
    onEnd()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.add("didEndDecelerating \(scrollView.isDecelerating)")
  }
}
