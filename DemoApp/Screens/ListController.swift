import Foundation
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The list of earthquakes. It shows what its view model says, and routes what its views tell.
final class ListController: UIViewController, StrategyHandler {
  static let table = StrategyTable<ListController> {
    On(.favoriteTapped, ListController.toggleFavorite).forwarding()
    On(.detailsTapped, ListController.showDetail)
    On(ShareTapped.self) { controller, message, _ in controller.noteShared(message) }.forwarding()
    On(CurrentMagnitudeStyle.self) { controller, _, _ in controller.viewModel.magnitudeStyle }
    On(.tipsTapped) { controller, _ in controller.showTip() }.once()
    On(.reloadTapped) { controller, _ in controller.reload() }
  }

  var strategies: StrategyTable<ListController> { Self.table }

  /// The load that is under way; nil when there is none.
  private(set) var loading: Task<Void, Never>?

  /// The line at the top.
  let header = HeaderView()

  /// The views of the sections, from top to bottom.
  private(set) var sectionViews: [SectionView] = []

  private let viewModel: QuakeListViewModel
  private let content = LoadingView()

  /// Makes the screen of a view model.
  init(_ viewModel: QuakeListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  /// This screen is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.addSubview(header)
    reload()
  }

  /// Has everything loaded, unless that is under way.
  func reload() {
    guard loading == nil else { return }
    viewModel.beginLoading()
    content.isLoading = true
    showHeadline()
    loading = Task { [weak self, viewModel] in
      await viewModel.load()
      self?.finishLoading()
    }
  }

  private func finishLoading() {
    loading = nil
    content.isLoading = false
    showList()
  }

  private func toggleFavorite(_ userInfo: UserInfo) throws {
    viewModel.toggleFavorite(try userInfo.require(.quake))
    showList()
  }

  private func showDetail(_ userInfo: UserInfo) throws {
    let detail = viewModel.detail(
      of: try userInfo.require(.quake),
      section: userInfo[.section],
      position: userInfo[.position]
    )
    guard let detail else { return }
    present(DetailController(detail), animated: true)
  }

  private func noteShared(_ message: ShareTapped) {
    viewModel.noteShared(message.text)
    showHeadline()
  }

  private func showTip() {
    viewModel.showTip()
    showHeadline()
  }
}

extension ListController {
  private static let headerHeight = 60.0

  private func showHeadline() {
    header.lines = [viewModel.headline]
  }

  private func showList() {
    showHeadline()
    let sections = viewModel.sections
    while sectionViews.count > sections.count { sectionViews.removeLast().removeFromSuperview() }
    while sectionViews.count < sections.count {
      let view = SectionView()
      sectionViews.append(view)
      content.addSubview(view)
    }
    let width = Double(content.bounds.width)
    header.frame = CGRect(x: 0, y: 0, width: width, height: Self.headerHeight)
    var top = Self.headerHeight
    for (view, section) in zip(sectionViews, sections) {
      view.frame = CGRect(x: 0, y: top, width: width, height: 0)
      view.configure(with: section)
      top += Double(view.frame.height)
    }
  }
}
