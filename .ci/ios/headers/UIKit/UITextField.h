#pragma once
#pragma clang assume_nonnull begin
@protocol UITextFieldDelegate;
// dotnet/macios: UITextField, UITextFieldDelegate, UITextBorderStyle, UITextFieldViewMode; Apple documentation: "UITextField.BorderStyle", "UITextField.ViewMode".
typedef NS_ENUM(NSInteger, UITextBorderStyle) { UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect } NS_SWIFT_NAME(UITextField.BorderStyle);
typedef NS_ENUM(NSInteger, UITextFieldViewMode) { UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing, UITextFieldViewModeAlways } NS_SWIFT_NAME(UITextField.ViewMode);
// Apple documentation: "UITextField.DidEndEditingReason.cancelled", which only tvOS has.
typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) { UITextFieldDidEndEditingReasonCommitted } NS_SWIFT_NAME(UITextField.DidEndEditingReason) IOS(10.0);
NS_SWIFT_UI_ACTOR @protocol UIKeyInput <NSObject>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end
// developer.apple.com/documentation/uikit/uitextposition
NS_SWIFT_UI_ACTOR @interface UITextPosition : NSObject
@end
// developer.apple.com/documentation/uikit/uitextrange
NS_SWIFT_UI_ACTOR @interface UITextRange : NSObject
@property (nonatomic, readonly) UITextPosition *start; // developer.apple.com/documentation/uikit/uitextrange/start
@property (nonatomic, readonly) UITextPosition *end; // developer.apple.com/documentation/uikit/uitextrange/end
@end
NS_SWIFT_UI_ACTOR @interface UITextField : UIControl <UIKeyInput, NSCoding>
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSAttributedString *attributedText;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory; // developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry; // developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry
@property (nullable, nonatomic, copy) UITextRange *selectedTextRange; // developer.apple.com/documentation/uikit/uitextinput/selectedtextrange
@property (nullable, nonatomic, readonly) UITextRange *markedTextRange; // developer.apple.com/documentation/uikit/uitextinput/markedtextrange
- (void)setMarkedText:(nullable NSString *)markedText selectedRange:(NSRange)selectedRange; // developer.apple.com/documentation/uikit/uitextinput/setmarkedtext(_:selectedrange:)
- (void)unmarkText; // developer.apple.com/documentation/uikit/uitextinput/unmarktext()
@property (nonatomic, readonly) UITextPosition *beginningOfDocument; // developer.apple.com/documentation/uikit/uitextinput/beginningofdocument
@property (nonatomic, readonly) UITextPosition *endOfDocument; // developer.apple.com/documentation/uikit/uitextinput/endofdocument
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset; // developer.apple.com/documentation/uikit/uitextinput/position(from:offset:)
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition; // developer.apple.com/documentation/uikit/uitextinput/offset(from:to:)
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)fromPosition toPosition:(UITextPosition *)toPosition; // developer.apple.com/documentation/uikit/uitextinput/textrange(from:to:)
@end
NS_SWIFT_UI_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason IOS(10.0);
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string;
- (void)textFieldDidChangeSelection:(UITextField *)textField IOS(13.0);
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end
#pragma clang assume_nonnull end
