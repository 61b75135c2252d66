public import Foundation

/// The interface type of a device (`developer.apple.com/documentation/uikit/uiuserinterfaceidiom`).
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The interface of an iPhone.
  case phone = 0
  /// The interface of an iPad, or of a Mac Catalyst app that is scaled to match the iPad.
  case pad = 1
  /// The interface of a Mac Catalyst app that is optimized for the Mac.
  case mac = 5
}

/// The device that the app runs on (`developer.apple.com/documentation/uikit/uidevice`).
@MainActor
open class UIDevice: NSObject {
  private static let process = UIDevice()

  /// The device that the app currently runs on (`developer.apple.com/documentation/uikit/uidevice/current`).
  open class var current: UIDevice { process }

  /// The interface type of the device, ``UIUserInterfaceIdiom/phone`` by default
  /// (`developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom`).
  ///
  /// The whole process shares the device, so only a test that runs in its own process may set the property.
  open package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
