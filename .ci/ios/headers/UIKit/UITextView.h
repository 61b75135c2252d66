#pragma once
#pragma clang assume_nonnull begin
@class NSTextContainer, UITextView; // developer.apple.com/documentation/uikit/nstextcontainer
// developer.apple.com/documentation/uikit/uitextviewdelegate
NS_SWIFT_UI_ACTOR @protocol UITextViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView; // Apple documentation: "UITextViewDelegate.textViewShouldBeginEditing(_:)"
- (void)textViewDidBeginEditing:(UITextView *)textView; // Apple documentation: "UITextViewDelegate.textViewDidBeginEditing(_:)"
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text; // Apple documentation: "UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)"
- (void)textViewDidChange:(UITextView *)textView; // Apple documentation: "UITextViewDelegate.textViewDidChange(_:)"
- (void)textViewDidEndEditing:(UITextView *)textView; // Apple documentation: "UITextViewDelegate.textViewDidEndEditing(_:)"
@end
// developer.apple.com/documentation/uikit/uitextview
NS_SWIFT_UI_ACTOR @interface UITextView : UIScrollView <UIKeyInput>
- (instancetype)initWithFrame:(CGRect)frame textContainer:(nullable NSTextContainer *)textContainer NS_DESIGNATED_INITIALIZER; // Apple documentation: "UITextView.init(frame:textContainer:)"
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER; // Apple documentation: "UITextView.init(coder:)"
@property (nullable, nonatomic, weak) id<UITextViewDelegate> delegate; // Apple documentation: "UITextView.delegate"
@property (null_resettable, nonatomic, copy) NSString *text; // Apple documentation: "UITextView.text"
@property (nullable, nonatomic, strong) UIFont *font; // Apple documentation: "UITextView.font"
@property (nullable, nonatomic, readonly) UITextRange *markedTextRange; // developer.apple.com/documentation/uikit/uitextinput/markedtextrange
- (void)setMarkedText:(nullable NSString *)markedText selectedRange:(NSRange)selectedRange; // developer.apple.com/documentation/uikit/uitextinput/setmarkedtext(_:selectedrange:)
- (void)unmarkText; // developer.apple.com/documentation/uikit/uitextinput/unmarktext()
@property (nonatomic) NSRange selectedRange; // Apple documentation: "UITextView.selectedRange"
@property (nonatomic, getter=isEditable) BOOL editable; // Apple documentation: "UITextView.isEditable"
@property (nonatomic) BOOL adjustsFontForContentSizeCategory; // developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
@end
#pragma clang assume_nonnull end
