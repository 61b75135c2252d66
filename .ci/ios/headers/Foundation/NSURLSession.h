#pragma once
#include "NSThread.h"
#pragma clang assume_nonnull begin
@class NSURLSession, NSURLCredentialStorage, NSHTTPCookieStorage;

// Apple documentation: "URLRequest", "URLResponse", "HTTPURLResponse"; dotnet/macios: NSUrlRequestCachePolicy.
BRIDGED_TO("Foundation.URLRequest") @interface NSURLRequest : NSObject <NSCopying>
@end
typedef NS_ENUM(NSUInteger, NSURLRequestCachePolicy) {
  NSURLRequestUseProtocolCachePolicy = 0, NSURLRequestReloadIgnoringLocalCacheData = 1,
  NSURLRequestReloadIgnoringLocalAndRemoteCacheData = 4, NSURLRequestReturnCacheDataElseLoad = 2,
  NSURLRequestReturnCacheDataDontLoad = 3, NSURLRequestReloadRevalidatingCacheData = 5
} NS_SWIFT_NAME(NSURLRequest.CachePolicy);
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLResponse) @interface NSURLResponse : NSObject
@property (nullable, readonly, copy) NSURL *URL; // developer.apple.com/documentation/foundation/urlresponse/url
@property (readonly) long long expectedContentLength;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(HTTPURLResponse) @interface NSHTTPURLResponse : NSURLResponse // Apple documentation: "class HTTPURLResponse : URLResponse".
// Apple documentation: "init?(url: URL, …", not "convenience": the class marks no initializer as designated.
- (nullable instancetype)initWithURL:(NSURL *)url statusCode:(NSInteger)statusCode HTTPVersion:(nullable NSString *)HTTPVersion headerFields:(nullable NSDictionary<NSString *, NSString *> *)headerFields;
@property (readonly) NSInteger statusCode;
// developer.apple.com/documentation/foundation/httpurlresponse/allheaderfields
@property (readonly, copy) NSDictionary *allHeaderFields;
- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field IOS(13.0);
@end

// Apple documentation: "URLCache", "HTTPCookieStorage", "URLCredentialStorage".
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLCache) @interface NSURLCache : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(HTTPCookieStorage) @interface NSHTTPCookieStorage : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLCredentialStorage) @interface NSURLCredentialStorage : NSObject
@end

// Apple documentation: "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask".
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionConfiguration) @interface NSURLSessionConfiguration : NSObject
@property (class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration NS_SWIFT_NAME(default);
@property (class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration NS_SWIFT_NAME(ephemeral);
@property (nullable, retain) NSURLCache *URLCache NS_SWIFT_NAME(urlCache);
@property NSURLRequestCachePolicy requestCachePolicy;
@property (nullable, retain) NSHTTPCookieStorage *HTTPCookieStorage NS_SWIFT_NAME(httpCookieStorage);
@property BOOL HTTPShouldSetCookies NS_SWIFT_NAME(httpShouldSetCookies);
@property (nullable, retain) NSURLCredentialStorage *URLCredentialStorage NS_SWIFT_NAME(urlCredentialStorage);
@property (nullable, copy) NSDictionary *connectionProxyDictionary;
@property NSTimeInterval timeoutIntervalForRequest;
// developer.apple.com/documentation/foundation/urlsessionconfiguration/httpadditionalheaders
@property (nullable, copy) NSDictionary *HTTPAdditionalHeaders NS_SWIFT_NAME(httpAdditionalHeaders);
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionTask) @interface NSURLSessionTask : NSObject
@property (readonly) NSUInteger taskIdentifier;
@property (nullable, readonly, copy) NSURLResponse *response;
- (void)cancel;
- (void)resume;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionDataTask) @interface NSURLSessionDataTask : NSURLSessionTask // Apple documentation: "class URLSessionDataTask : URLSessionTask".
@end

// Apple documentation: "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSession".
typedef NS_ENUM(NSInteger, NSURLSessionResponseDisposition) {
  NSURLSessionResponseCancel, NSURLSessionResponseAllow, NSURLSessionResponseBecomeDownload, NSURLSessionResponseBecomeStream IOS(9.0)
} NS_SWIFT_NAME(URLSession.ResponseDisposition);
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionDelegate) @protocol NSURLSessionDelegate <NSObject>
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionTaskDelegate) @protocol NSURLSessionTaskDelegate <NSURLSessionDelegate> // Apple documentation: "URLSessionTaskDelegate" inherits from "URLSessionDelegate".
@optional
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didCompleteWithError:(nullable NSError *)error;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionDataDelegate) @protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate> // Apple documentation: "URLSessionDataDelegate" inherits from "URLSessionTaskDelegate".
@optional
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)dataTask didReceiveResponse:(NSURLResponse *)response completionHandler:(void (NS_SWIFT_SENDABLE ^)(NSURLSessionResponseDisposition disposition))completionHandler;
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)dataTask didReceiveData:(NSData *)data;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSession) @interface NSURLSession : NSObject
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration delegate:(nullable id <NSURLSessionDelegate>)delegate delegateQueue:(nullable NSOperationQueue *)queue;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request;
- (void)finishTasksAndInvalidate;
@end
#pragma clang assume_nonnull end
