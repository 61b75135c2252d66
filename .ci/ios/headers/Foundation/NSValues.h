#pragma once
#pragma clang assume_nonnull begin
typedef double NSTimeInterval;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef struct _NSZone NSZone;
@class NSCoder;

// Apple documentation: "NSCopying", "NSCoding", "NSSecureCoding", "NSCoder".
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
// Apple documentation: "init?(coder: NSCoder)": a requirement is neither designated nor convenience.
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
@interface NSCoder : NSObject
@end

// Apple documentation: "NSString", "NSArray", "NSSet", "NSDictionary", "NSIndexPath", "NSIndexSet", "NSURL",
// "NSData": Swift sees them as values, here and in UIKit's declarations.
BRIDGED_TO("Swift.String") @interface NSString : NSObject <NSCopying>
@property (readonly) NSUInteger length;
@end
BRIDGED_TO("Swift.Array") @interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end
BRIDGED_TO("Swift.Set") @interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end
BRIDGED_TO("Swift.Dictionary") @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end
BRIDGED_TO("FoundationEssentials.IndexPath") @interface NSIndexPath : NSObject <NSCopying>
@end
BRIDGED_TO("Foundation.IndexSet") @interface NSIndexSet : NSObject <NSCopying>
@end
BRIDGED_TO("FoundationEssentials.URL") @interface NSURL : NSObject <NSCopying>
@end
BRIDGED_TO("FoundationEssentials.Data") @interface NSData : NSObject <NSCopying>
@end
// developer.apple.com/documentation/foundation/nsdate
BRIDGED_TO("FoundationEssentials.Date") @interface NSDate : NSObject <NSCopying>
@end

// Apple documentation: "NSAttributedString", "NSItemProvider".
@interface NSAttributedString : NSObject <NSCopying>
- (instancetype)initWithString:(NSString *)str;
@property (readonly, copy) NSString *string;
@end
@interface NSItemProvider : NSObject <NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

// Apple documentation: "NSError"; the importer makes `any Error` of it.
NS_SWIFT_SENDABLE BRIDGED_TO("Swift.Error") @interface NSError : NSObject <NSCopying>
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSString *, id> *)dict NS_DESIGNATED_INITIALIZER;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property (readonly, copy) NSString *domain;
@property (readonly, copy) NSString *localizedDescription;
@end
// Apple documentation: "NSLocalizedDescriptionKey", whose name in Swift is the same.
extern NSString * const NSLocalizedDescriptionKey;
extern NSString * const NSPOSIXErrorDomain; // developer.apple.com/documentation/foundation/nsposixerrordomain
extern NSString * const NSFilePathErrorKey; // developer.apple.com/documentation/foundation/nsfilepatherrorkey

// Apple documentation: "JSONSerialization".
typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) { NSJSONReadingFragmentsAllowed = 1 << 2 } NS_SWIFT_NAME(JSONSerialization.ReadingOptions); //? ReadingOptions.fragmentsAllowed
typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) { NSJSONWritingPrettyPrinted = 1 << 0 } NS_SWIFT_NAME(JSONSerialization.WritingOptions); //? WritingOptions.prettyPrinted
NS_SWIFT_NAME(JSONSerialization) @interface NSJSONSerialization : NSObject
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)opt error:(NSError **)error;
+ (nullable NSData *)dataWithJSONObject:(id)obj options:(NSJSONWritingOptions)opt error:(NSError **)error; //? JSONSerialization.data
@end

// Apple documentation: "NSStringFromSelector", "NSSelectorFromString", "NSProtocolFromString".
extern NSString *NSStringFromSelector(SEL aSelector);
extern SEL NSSelectorFromString(NSString *aSelectorName);
extern Protocol * _Nullable NSProtocolFromString(NSString *namestr);
#pragma clang assume_nonnull end
