#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// The scene delegate that `Info.plist` names.
  ///
  /// It shows the list, or an empty window while tests run.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var arrivals: Task<Void, any Error>?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene,
        let delegate = UIApplication.shared.delegate as? AppDelegate
      else { return }
      // Tests run in this app. They need an empty screen, and must not create the file.
      guard ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] == nil else {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        delegate.window = window
        return
      }
      let service = BundledQuakeService()
      let library = CachingQuakeLibrary(service, keepingSeenIn: Self.seen)
      let list = delegate.showList(of: library, in: scene)
      arrivals = Task { [weak list] in
        for quake in service.arrivals {
          try await Task.sleep(for: .seconds(30))
          list?.announce([quake])
        }
      }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
      arrivals?.cancel()
    }

    /// The URL of the file that stores the greatest id that the user has seen in each scope, or nil if there is no
    /// Application Support directory.
    ///
    /// The file is in a folder named after the bundle identifier, because apps outside a sandbox share the directory.
    private static var seen: URL? {
      let places = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      let name = Bundle.main.bundleIdentifier ?? "Quakes"
      guard let folder = places.first?.appendingPathComponent(name) else { return nil }
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder.appendingPathComponent("seen.json")
    }
  }
#endif
