#pragma once
#pragma clang assume_nonnull begin
// Apple documentation: "UICommand", "UIKeyCommand", "UIMenuBuilder", "UIMenuSystem".
typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) { // developer.apple.com/documentation/uikit/uikeymodifierflags
  UIKeyModifierAlphaShift = 1 << 16, UIKeyModifierShift = 1 << 17, UIKeyModifierControl = 1 << 18, // dotnet/macios: UIKeyModifierFlags
  UIKeyModifierAlternate = 1 << 19, UIKeyModifierCommand = 1 << 20, UIKeyModifierNumericPad = 1 << 21 // dotnet/macios: UIKeyModifierFlags
} IOS(7.0); // dotnet/macios: UIKeyModifierFlags
NS_SWIFT_UI_ACTOR IOS(13.0) @interface UICommand : UIMenuElement // developer.apple.com/documentation/uikit/uicommand
@property (nonatomic, copy) NSString *title; // developer.apple.com/documentation/uikit/uicommand/title
@property (nullable, nonatomic, copy) UIImage *image; // developer.apple.com/documentation/uikit/uicommand/image
@property (nonatomic, readonly) SEL action; // developer.apple.com/documentation/uikit/uicommand/action
@property (nullable, nonatomic, readonly) id propertyList; // developer.apple.com/documentation/uikit/uicommand/propertylist
@property (nonatomic) UIMenuElementAttributes attributes; // developer.apple.com/documentation/uikit/uicommand/attributes
@property (nonatomic) UIMenuElementState state; // developer.apple.com/documentation/uikit/uicommand/state
@end
NS_SWIFT_UI_ACTOR IOS(7.0) @interface UIKeyCommand : UICommand // developer.apple.com/documentation/uikit/uikeycommand
@property (nullable, nonatomic, readonly) SEL action; // developer.apple.com/documentation/uikit/uikeycommand/action
@property (nullable, nonatomic, readonly) NSString *input; // developer.apple.com/documentation/uikit/uikeycommand/input
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags; // developer.apple.com/documentation/uikit/uikeycommand/modifierflags
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior IOS(15.0); // developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior
@end
extern NSString *const UIKeyInputUpArrow NS_SWIFT_NAME(UIKeyCommand.inputUpArrow) NS_SWIFT_NONISOLATED; // developer.apple.com/documentation/uikit/uikeycommand/inputuparrow
extern NSString *const UIKeyInputDownArrow NS_SWIFT_NAME(UIKeyCommand.inputDownArrow) NS_SWIFT_NONISOLATED; // developer.apple.com/documentation/uikit/uikeycommand/inputdownarrow
extern NSString *const UIKeyInputLeftArrow NS_SWIFT_NAME(UIKeyCommand.inputLeftArrow) NS_SWIFT_NONISOLATED; // developer.apple.com/documentation/uikit/uikeycommand/inputleftarrow
extern NSString *const UIKeyInputRightArrow NS_SWIFT_NAME(UIKeyCommand.inputRightArrow) NS_SWIFT_NONISOLATED; // developer.apple.com/documentation/uikit/uikeycommand/inputrightarrow
extern NSString *const UIKeyInputEscape NS_SWIFT_NAME(UIKeyCommand.inputEscape) NS_SWIFT_NONISOLATED; // developer.apple.com/documentation/uikit/uikeycommand/inputescape
extern NSString *const UIKeyInputDelete IOS(15.0) NS_SWIFT_NAME(UIKeyCommand.inputDelete) NS_SWIFT_NONISOLATED; // developer.apple.com/documentation/uikit/uikeycommand/inputdelete

NS_SWIFT_UI_ACTOR IOS(13.0) @interface UIMenuSystem : NSObject // developer.apple.com/documentation/uikit/uimenusystem
@property (class, nonatomic, readonly) UIMenuSystem *mainSystem NS_SWIFT_NAME(main); // developer.apple.com/documentation/uikit/uimenusystem/main
- (void)setNeedsRebuild; // developer.apple.com/documentation/uikit/uimenusystem/setneedsrebuild()
- (void)setNeedsRevalidate; // developer.apple.com/documentation/uikit/uimenusystem/setneedsrevalidate()
@end
NS_SWIFT_UI_ACTOR IOS(13.0) @protocol UIMenuBuilder // developer.apple.com/documentation/uikit/uimenubuilder
@property (nonatomic, readonly) UIMenuSystem *system; // developer.apple.com/documentation/uikit/uimenubuilder/system
- (nullable UIMenu *)menuForIdentifier:(UIMenuIdentifier)identifier NS_SWIFT_NAME(menu(for:)); // developer.apple.com/documentation/uikit/uimenubuilder/menu(for:)
- (nullable UICommand *)commandForAction:(SEL)action propertyList:(nullable id)propertyList NS_SWIFT_NAME(command(for:propertyList:)); // developer.apple.com/documentation/uikit/uimenubuilder/command(for:propertylist:)
- (void)insertSiblingMenu:(UIMenu *)siblingMenu beforeMenuForIdentifier:(UIMenuIdentifier)siblingIdentifier NS_SWIFT_NAME(insertSibling(_:beforeMenu:)); // developer.apple.com/documentation/uikit/uimenubuilder/insertsibling(_:beforemenu:)
- (void)insertSiblingMenu:(UIMenu *)siblingMenu afterMenuForIdentifier:(UIMenuIdentifier)siblingIdentifier NS_SWIFT_NAME(insertSibling(_:afterMenu:)); // developer.apple.com/documentation/uikit/uimenubuilder/insertsibling(_:aftermenu:)
- (void)insertChildMenu:(UIMenu *)childMenu atStartOfMenuForIdentifier:(UIMenuIdentifier)parentIdentifier NS_SWIFT_NAME(insertChild(_:atStartOfMenu:)); // developer.apple.com/documentation/uikit/uimenubuilder/insertchild(_:atstartofmenu:)
- (void)insertChildMenu:(UIMenu *)childMenu atEndOfMenuForIdentifier:(UIMenuIdentifier)parentIdentifier NS_SWIFT_NAME(insertChild(_:atEndOfMenu:)); // developer.apple.com/documentation/uikit/uimenubuilder/insertchild(_:atendofmenu:)
- (void)removeMenuForIdentifier:(UIMenuIdentifier)removedIdentifier NS_SWIFT_NAME(remove(menu:)); // developer.apple.com/documentation/uikit/uimenubuilder/remove(menu:)
@end
extern UIMenuIdentifier const UIMenuRoot IOS(13.0); // developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct/root
extern UIMenuIdentifier const UIMenuFile IOS(13.0); // developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct/file
extern UIMenuIdentifier const UIMenuClose IOS(13.0); // developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct/close
extern UIMenuIdentifier const UIMenuView IOS(13.0); // developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct/view

NS_SWIFT_UI_ACTOR IOS(8.0) @interface UIAccessibilityCustomAction : NSObject // developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@end
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIAccessibilityCustomAction.Handler); // developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/handler
@interface UIAccessibilityCustomAction (Handlers) // developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
- (instancetype)initWithName:(NSString *)name actionHandler:(UIAccessibilityCustomActionHandler)actionHandler IOS(13.0); // developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:actionhandler:)
@property (nonatomic, copy) NSString *name; // developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/name
@property (nullable, nonatomic, copy) UIAccessibilityCustomActionHandler actionHandler IOS(13.0); // developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/actionhandler
@end
#pragma clang assume_nonnull end
