// For the stand-in only: in UIKit the user chooses the text size.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ContentSizeTests {
    @Test func viewsHaveTheNewTextSize() {
      let host = Host()
      let window = host.makeWindow()
      let view = UIView(frame: .zero)
      window.addSubview(view)
      let before = view.traitCollection.preferredContentSizeCategory

      host.application.preferredContentSizeCategory = .small

      #expect(before == .large)
      #expect(view.traitCollection.preferredContentSizeCategory == .small)
      #expect(UIView(frame: .zero).traitCollection.preferredContentSizeCategory == .large)
    }
  }
#endif
