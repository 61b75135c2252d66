/// A view that displays an image (`developer.apple.com/documentation/uikit/uiimageview`).
///
/// Here, the view displays only a system symbol, at its standard size and in the tint color.
open class UIImageView: UIView {
  /// The image of the view, or `nil` for none (`developer.apple.com/documentation/uikit/uiimageview/image`).
  open var image: UIImage?

  override func drawContent(in drawing: Drawing) {
    if let symbol = image?.symbol { drawing.drawSymbol(symbol, in: bounds, with: color) }
  }

  var color = UIColor.tintColor
}
