import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A screen with a list of earthquakes, whatever kind of list view shows them. The same strategies handle what a user
/// does to one of them on all of these screens.
protocol QuakeScreen: UIViewController, StrategyHandler {
  /// What becomes of what the user does.
  var actions: any QuakeActions { get }

  /// The list, and what tells where in it an event comes from.
  var sectionView: SectionView { get }

  /// Shows what there is to say beside the list.
  func showNews()

  /// Shows that, and the list as it is now, by the smallest change.
  func showList()
}

extension QuakeScreen {
  /// The strategies for what a user does to an earthquake; a screen adds its own.
  static var quakeStrategies: StrategyTable<Self> {
    StrategyTable {
      On(.favoriteTapped, Self.toggleFavorite).forwarding()
      On(.hideTapped, Self.hide)
      On(.quakeSelected, Self.pushDetail)
      On(.detailsTapped, Self.presentDetail)
      On(ShareTapped.self) { screen, message, _ in screen.noteShared(message) }.forwarding()
      On(CurrentMagnitudeStyle.self) { screen, _, _ in screen.actions.magnitudeStyle }
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
    showNews()
  }
}
