#pragma once
#pragma clang assume_nonnull begin
@class UISearchController;  // developer.apple.com/documentation/uikit/uisearchcontroller
NS_SWIFT_UI_ACTOR IOS(13.0) @interface UISearchTextField : UITextField  // developer.apple.com/documentation/uikit/uisearchtextfield
@end
NS_SWIFT_UI_ACTOR @interface UISearchBar : UIView  // developer.apple.com/documentation/uikit/uisearchbar
- (instancetype)init;  // developer.apple.com/documentation/uikit/uisearchbar/init()
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uisearchbar/init(frame:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uisearchbar/init(coder:)
@property (nullable, nonatomic, copy) NSString *text;  // developer.apple.com/documentation/uikit/uisearchbar/text
@property (nullable, nonatomic, copy) NSString *placeholder;  // developer.apple.com/documentation/uikit/uisearchbar/placeholder
@property (nonatomic, readonly) UISearchTextField *searchTextField IOS(13.0);  // developer.apple.com/documentation/uikit/uisearchbar/searchtextfield
@end
NS_SWIFT_UI_ACTOR @protocol UISearchResultsUpdating <NSObject>  // developer.apple.com/documentation/uikit/uisearchresultsupdating
@required
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController NS_SWIFT_NAME(updateSearchResults(for:));  // developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)
@end
NS_SWIFT_UI_ACTOR @interface UISearchController : UIViewController  // developer.apple.com/documentation/uikit/uisearchcontroller
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uisearchcontroller/init(searchresultscontroller:)
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uisearchcontroller/init(nibname:bundle:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uisearchcontroller/init(coder:)
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;  // developer.apple.com/documentation/uikit/uisearchcontroller/searchresultsupdater
@property (nonatomic, getter=isActive) BOOL active;  // developer.apple.com/documentation/uikit/uisearchcontroller/isactive
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;  // developer.apple.com/documentation/uikit/uisearchcontroller/obscuresbackgroundduringpresentation
@property (nonatomic, readonly) UISearchBar *searchBar;  // developer.apple.com/documentation/uikit/uisearchcontroller/searchbar
@end
#pragma clang assume_nonnull end
