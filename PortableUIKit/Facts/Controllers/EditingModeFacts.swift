import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct EditingModeFacts {
  /// Records the calls of `setEditing(_:animated:)`.
  private final class Controller: UIViewController {
    var calls: [Bool] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append(editing)
    }
  }

  private let controller = Controller()

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/setediting(_:animated:)`
  @Test func theModeIsSetByAMethod() {
    controller.setEditing(true, animated: false)
    let isEditing = controller.isEditing
    controller.setEditing(false, animated: false)

    #expect(isEditing)
    #expect(!controller.isEditing)
  }

  /// *Assumed*: the page of the property does not say that it calls the method.
  @Test func settingThePropertyCallsTheMethod() {
    controller.isEditing = true

    #expect(controller.calls == [true])
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem`
  @Test func theEditButtonIsOne() {
    let item = controller.editButtonItem

    #expect(controller.editButtonItem === item)
  }
}
