import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A screen with a list of earthquakes.
///
/// All such screens share the strategies for the events of an earthquake row.
protocol QuakeScreen: UIViewController, EventHandling {
  /// The object that performs the user's actions on an earthquake.
  var actions: any QuakeActions { get }

  /// Updates the header with the state of the view model.
  func updateHeader()

  /// Updates the header and applies the declared list to the list view.
  func showList()
}

extension QuakeScreen {
  /// The strategies that all ``QuakeScreen`` types share. Each screen merges its own strategies into them.
  static var quakeStrategies: StrategyTable<Self> {
    StrategyTable {
      Call(row: \.favoriteTapped, Self.toggleFavorite).forwarding()
      Call(row: \.hideTapped, Self.hide)
      On(row: \.quakeSelected) { screen, row, event in
        screen.navigationController?.pushViewController(screen.detail(of: row, event), animated: true)
      }
      On(row: \.detailsTapped) { screen, row, event in
        screen.present(screen.detail(of: row, event).closable(), animated: true)
      }
      Call(message: ShareTapped.self, Self.noteShared).forwarding()
      Answer(CurrentMagnitudeStyle.self) { screen, _, _ in screen.actions.magnitudeStyle }
    }
  }

  private func toggleFavorite(_ row: any EarthquakeRow) {
    actions.toggleFavorite(row)
    showList()
  }

  private func hide(_ row: any EarthquakeRow) {
    actions.hide(row)
    showList()
  }

  /// Returns the detail screen of a row, which also names the place from which the event came.
  private func detail(of row: any EarthquakeRow, _ event: RouterEvent) -> DetailController {
    let place = event.listPositions.last
    let section = place?.section.base as? String
    let position = place?.indexPath.map { $0.row + 1 }
    return DetailController(actions.detail(of: row, section: section, position: position))
  }

  private func noteShared(_ message: ShareTapped) {
    actions.noteShared(message.text)
    updateHeader()
  }
}
