#if os(Linux) || os(macOS)
  import Foundation
  import RouterEvents
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  @MainActor
  @Suite
  struct TapTests {
    @Test func tapOnAButtonInACellReachesTheStrategyHopByHop() async throws {
      let host = await TerminalHost.launched()
      let cell = try #require(try host.cell(2, of: "recent"))
      let point = try host.point(ofButton: "favorite", in: cell)
      var traces: [EventTrace] = []
      let observation = EventRouter.observe { traces.append($0) }

      let hit = host.window.tap(at: point)
      observation.cancel()

      #expect(hit is UIButton)
      #expect(hit?.isDescendant(of: cell) == true)
      #expect(
        traces.map(\.description) == [
          """
          quake.favoriteTapped from UIButton
             0 UIButton
             1 UIStackView
             2 UITableViewCellContentView
             3 BigQuakeCell                 quake = feed#2
             4 ListTableView                list = [recent 1]; indexPath = [2, 1]
             5 SectionView                  section = recent; position = 2
             6 LoadingView                  interceptor: forwarded
             7 ListController               table: handled and forwarded
             8 UIViewControllerWrapperView
             9 UINavigationTransitionView
            10 UILayoutContainerView
            11 UINavigationController
            12 UIWindow
            13 UIWindowScene
            14 UIApplication
            15 AppDelegate                  table: handled
            = handled by ListController, AppDelegate
          """
        ]
      )
      #expect(host.headline?.hasPrefix("★ Now a favorite: M 6.0") == true)
    }

    @Test func tapBesideTheButtonsSelectsTheRow() async throws {
      let host = await TerminalHost.launched()
      let cell = try #require(try host.cell(1, of: "recent"))
      let corner = cell.convert(CGPoint(x: cell.bounds.maxX - 4, y: 4), to: nil)
      var names: [EventName] = []
      let observation = EventRouter.observe { names.append($0.name) }

      host.window.tap(at: corner)
      observation.cancel()

      #expect(names == [.quakeSelected])
      #expect(host.pushedDetail?.detail.quake == QuakeID(catalog: .feed, number: 1))
    }

    @Test func presentedScreenBlocksTouches() async throws {
      let host = await TerminalHost.launched()
      let point = try host.point(ofButton: "favorite", in: host.cell(1, of: "notable"))
      try host.tap("details", at: 1, of: "notable")
      host.window.layoutIfNeeded()

      let hit = host.window.tap(at: point)

      #expect(hit?.isDescendant(of: host.list.view) == false)
      #expect(host.delegate.forwarded.isEmpty)
    }
  }
#endif
