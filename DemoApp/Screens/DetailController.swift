import Foundation
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The detail screen of an earthquake, which can be pushed or presented.
final class DetailController: UIViewController, EventHandling {
  static let table = StrategyTable<DetailController> {
    On(.closeTapped) { controller, _ in controller.dismiss(animated: true) }
    On(.retryTapped) { controller, _ in controller.detail.load() }
  }

  let detail: DetailViewModel

  /// The view with the text and the "Try again" button.
  let content = DetailView()

  init(_ detail: DetailViewModel) {
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = detail.title
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Adds a Close button and returns a navigation controller that contains the screen.
  func closable() -> UINavigationController {
    navigationItem.leftBarButtonItem = UIBarButtonItem("Close", emits: .closeTapped, from: self)
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
    content.show(detail.lines, detail.neighborhood)
  }
}
