#pragma once
#pragma clang assume_nonnull begin
@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;  // dotnet/macios: src/xkit.cs
// dotnet/macios: NSLayoutAnchor, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension (src/xkit.cs).
NS_SWIFT_UI_ACTOR IOS(9.0) @interface NSLayoutAnchor<AnchorType> : NSObject  // developer.apple.com/documentation/uikit/nslayoutanchor
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(equalTo:));  // developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:)
@end
NS_SWIFT_UI_ACTOR IOS(9.0) @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>  // developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@end
NS_SWIFT_UI_ACTOR IOS(9.0) @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>  // developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@end
NS_SWIFT_UI_ACTOR IOS(9.0) @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>  // developer.apple.com/documentation/uikit/nslayoutdimension
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(equalToConstant:));  // developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equaltoconstant:)
@end
@interface UILayoutGuide (Frame)  // developer.apple.com/documentation/uikit/uilayoutguide
@property (nonatomic, readonly) CGRect layoutFrame;  // developer.apple.com/documentation/uikit/uilayoutguide/layoutframe
@property (nonatomic, weak, nullable) UIView *owningView;  // developer.apple.com/documentation/uikit/uilayoutguide/owningview
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;  // developer.apple.com/documentation/uikit/uilayoutguide/topanchor
@end
NS_SWIFT_UI_ACTOR IOS(15.0) @interface UITrackingLayoutGuide : UILayoutGuide  // developer.apple.com/documentation/uikit/uitrackinglayoutguide
@end
NS_SWIFT_UI_ACTOR IOS(15.0) @interface UIKeyboardLayoutGuide : UITrackingLayoutGuide  // developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@end
@interface NSLayoutConstraint (Activation)  // developer.apple.com/documentation/uikit/nslayoutconstraint
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints IOS(8.0) NS_SWIFT_NAME(activate(_:));  // developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
@end
@interface UIView (Anchors)  // developer.apple.com/documentation/uikit/uiview
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;  // developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;  // developer.apple.com/documentation/uikit/uiview/leadinganchor
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;  // developer.apple.com/documentation/uikit/uiview/topanchor
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;  // developer.apple.com/documentation/uikit/uiview/widthanchor
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;  // developer.apple.com/documentation/uikit/uiview/heightanchor
@property (nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide IOS(15.0);  // developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
@end
#pragma clang assume_nonnull end
