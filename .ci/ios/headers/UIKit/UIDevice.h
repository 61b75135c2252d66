#pragma once
#pragma clang assume_nonnull begin
// dotnet/macios: UIDevice; Apple documentation: "UIUserInterfaceIdiom".
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad, UIUserInterfaceIdiomTV NS_SWIFT_NAME(tv),
  UIUserInterfaceIdiomCarPlay, UIUserInterfaceIdiomMac IOS(14.0) = 5, UIUserInterfaceIdiomVision IOS(17.0) = 6
};
NS_SWIFT_UI_ACTOR @interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end
#pragma clang assume_nonnull end
