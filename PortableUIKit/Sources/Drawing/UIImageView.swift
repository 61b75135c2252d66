/// A view that displays an image (`developer.apple.com/documentation/uikit/uiimageview`).
///
/// Images are empty here, so the view displays nothing.
open class UIImageView: UIView {
  /// The image of the view, or `nil` for none (`developer.apple.com/documentation/uikit/uiimageview/image`).
  open var image: UIImage?
}
