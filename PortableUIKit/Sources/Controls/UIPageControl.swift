/// A control that shows a row of dots, one for each page (`developer.apple.com/documentation/uikit/uipagecontrol`).
///
/// PortableUIKit draws no dots, and users can't touch them. A test sends the actions itself.
open class UIPageControl: UIControl {
  /// The number of pages (`developer.apple.com/documentation/uikit/uipagecontrol/numberofpages`).
  open var numberOfPages = 0

  /// The index of the current page (`developer.apple.com/documentation/uikit/uipagecontrol/currentpage`).
  ///
  /// Setting the property sends no event.
  open var currentPage = 0
}
