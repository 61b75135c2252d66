import Foundation
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The screen of one earthquake, to be pushed or presented.
final class DetailController: UIViewController, StrategyHandler {
  static let table = StrategyTable<DetailController> {
    On(.closeTapped) { controller, _ in controller.dismiss(animated: true) }
    On(.retryTapped) { controller, _ in controller.detail.load() }
  }

  var strategies: StrategyTable<DetailController> { Self.table }

  /// What the screen shows, and decides.
  let detail: DetailViewModel

  /// The view with the text and the button.
  let content = DetailView()

  /// Makes the screen of an earthquake.
  init(_ detail: DetailViewModel) {
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = detail.title
  }

  /// This screen is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }

  /// The screen in a navigation controller of its own, with a button that closes it.
  func closable() -> UINavigationController {
    let item = UIBarButtonItem(title: "Close")
    item.emits(.closeTapped, from: self)
    navigationItem.leftBarButtonItem = item
    return UINavigationController(rootViewController: self)
  }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    detail.onChange = { [weak self] in self?.show() }
    detail.load()
  }

  private func show() {
    content.show(detail.lines, detail.neighbourhood)
  }
}
