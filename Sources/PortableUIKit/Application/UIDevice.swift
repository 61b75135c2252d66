public import Foundation

/// The kind of interface that a device shows (`developer.apple.com/documentation/uikit/uiuserinterfaceidiom`).
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The interface of an iPhone.
  case phone = 0
  /// The interface of an iPad, also for a Mac Catalyst app that is scaled to match it.
  case pad = 1
  /// The interface of a Mac, for a Mac Catalyst app that is optimized for it.
  case mac = 5
}

/// The device that the app runs on (`developer.apple.com/documentation/uikit/uidevice`).
@MainActor
open class UIDevice: NSObject {
  private static let process = UIDevice()

  /// The current device (`developer.apple.com/documentation/uikit/uidevice/current`).
  open class var current: UIDevice { process }

  /// The kind of interface. Only a test that runs in its own process sets it
  /// (`developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom`).
  open package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
