/// A view that shows an image (`developer.apple.com/documentation/uikit/uiimageview`).
///
/// Images are empty here, so it displays nothing.
open class UIImageView: UIView {
  /// The image (`developer.apple.com/documentation/uikit/uiimageview/image`).
  open var image: UIImage?
}
