#if os(Linux) || os(macOS)
  import Foundation
  import PortableUIKit

  /// Stands in for the system: it has an application, a scene and a screen's size.
  @MainActor
  final class TerminalHost {
    let application: UIApplication
    let delegate = AppDelegate()
    let list: ListController

    /// Launches the app.
    ///
    /// - Parameter service: where earthquakes come from.
    init(_ service: any QuakeService = BundledQuakeService()) {
      application = UIApplication(delegate: delegate)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      let scene = UIWindowScene(
        application: application,
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844)
      )
      list = delegate.showList(of: service, in: scene)
    }

    /// The detail screen that covers the list; nil when there is none.
    var detail: DetailController? { list.presentedViewController as? DetailController }

    /// What the screen in front says.
    var frontLines: [String] { detail?.content.lines ?? list.header.lines }

    /// Waits until nothing is being loaded.
    func settle() async {
      await list.loading?.value
    }
  }
#endif
