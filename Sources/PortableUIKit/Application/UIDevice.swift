public import Foundation

/// The kind of interface that a device shows (`developer.apple.com/documentation/uikit/uiuserinterfaceidiom`).
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// As on an iPhone.
  case phone = 0
  /// As on an iPad, also for an app of Mac Catalyst that is scaled to it.
  case pad = 1
  /// As on a Mac, for an app of Mac Catalyst that is optimized for it.
  case mac = 5
}

/// The device that the app runs on (`developer.apple.com/documentation/uikit/uidevice`).
@MainActor
open class UIDevice: NSObject {
  private static let process = UIDevice()

  /// The device (`developer.apple.com/documentation/uikit/uidevice/current`).
  open class var current: UIDevice { process }

  /// The kind of interface, which a test chooses in a process of its own
  /// (`developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom`).
  open package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
