import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A screen with a list of earthquakes.
///
/// All such screens share the strategies for the events of an earthquake row.
protocol QuakeScreen: UIViewController, StrategyHandler {
  /// The object that performs the user's actions on an earthquake.
  var actions: any QuakeActions { get }

  /// The view that contains the list and adds the section id, position and earthquake id of a row to the row's events.
  var sectionView: SectionView { get }

  /// Updates the header with the state of the view model.
  func updateHeader()

  /// Updates the header and applies the declared list to the list view.
  func showList()
}

extension QuakeScreen {
  /// The strategies that all ``QuakeScreen`` types share. Each screen merges its own strategies into them.
  static var quakeStrategies: StrategyTable<Self> {
    StrategyTable {
      Call(.favoriteTapped, Self.toggleFavorite).forwarding()
      Call(.hideTapped, Self.hide)
      Call(.quakeSelected, Self.pushDetail)
      Call(.detailsTapped, Self.presentDetail)
      On(message: ShareTapped.self) { screen, message, _ in screen.noteShared(message) }.forwarding()
      Answer(CurrentMagnitudeStyle.self) { screen, _, _ in screen.actions.magnitudeStyle }
    }
  }

  private func toggleFavorite(_ userInfo: UserInfo) throws {
    actions.toggleFavorite(try userInfo.require(.quake))
    showList()
  }

  private func hide(_ userInfo: UserInfo) throws {
    actions.hide(try userInfo.require(.quake))
    showList()
  }

  private func pushDetail(_ userInfo: UserInfo) throws {
    guard let detail = try detail(of: userInfo) else { return }
    navigationController?.pushViewController(DetailController(detail), animated: true)
  }

  private func presentDetail(_ userInfo: UserInfo) throws {
    guard let detail = try detail(of: userInfo) else { return }
    present(DetailController(detail).closable(), animated: true)
  }

  private func detail(of userInfo: UserInfo) throws -> DetailViewModel? {
    actions.detail(
      of: try userInfo.require(.quake),
      section: userInfo[.section],
      position: userInfo[.position]
    )
  }

  private func noteShared(_ message: ShareTapped) {
    actions.noteShared(message.text)
    updateHeader()
  }
}
