#pragma once
#pragma clang assume_nonnull begin
NS_SWIFT_UI_ACTOR @interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>  // developer.apple.com/documentation/uikit/uitableviewcontroller
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uitableviewcontroller/init(style:)
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uitableviewcontroller/init(nibname:bundle:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uitableviewcontroller/init(coder:)
@property (null_resettable, nonatomic, strong) UITableView *tableView;  // developer.apple.com/documentation/uikit/uitableviewcontroller/tableview
@end
NS_SWIFT_UI_ACTOR IOS(6.0) @interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>  // developer.apple.com/documentation/uikit/uicollectionviewcontroller
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uicollectionviewcontroller/init(collectionviewlayout:)
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uicollectionviewcontroller/init(nibname:bundle:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;  // developer.apple.com/documentation/uikit/uicollectionviewcontroller/init(coder:)
@property (null_resettable, nonatomic, strong) UICollectionView *collectionView;  // developer.apple.com/documentation/uikit/uicollectionviewcontroller/collectionview
@end
#pragma clang assume_nonnull end
