#pragma once
#include "NSValues.h"
#pragma clang assume_nonnull begin
// Apple documentation: "Thread", "NSLock", "OperationQueue".
NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
- (instancetype)initWithBlock:(void (NS_SWIFT_SENDABLE ^)(void))block IOS(10.0);
@property NSUInteger stackSize;
- (void)start;
@end
NS_SWIFT_SENDABLE @interface NSLock : NSObject
- (void)lock; //? NSLock.lock
- (void)unlock; //? NSLock.unlock
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(OperationQueue) @interface NSOperationQueue : NSObject
@end
#pragma clang assume_nonnull end
