/// A view that shows an image (`developer.apple.com/documentation/uikit/uiimageview`).
///
/// There are no images here, so it shows nothing.
open class UIImageView: UIView {
  /// The image (`developer.apple.com/documentation/uikit/uiimageview/image`).
  open var image: UIImage?
}
