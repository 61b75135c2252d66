// Apple documentation: "Working with Foundation Types": which class is which value in Swift.
@_exported import CoreGraphics
@_exported import Darwin
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import ObjectiveC

/// A value that Objective-C knows as a class.
public protocol _BridgedValue: _ObjectiveCBridgeable {}

extension _BridgedValue {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}

extension String: _BridgedValue { public typealias _ObjectiveCType = NSString }
extension Array: _BridgedValue { public typealias _ObjectiveCType = NSArray }
extension Set: _BridgedValue { public typealias _ObjectiveCType = NSSet }
extension Dictionary: _BridgedValue { public typealias _ObjectiveCType = NSDictionary }
extension IndexPath: _BridgedValue { public typealias _ObjectiveCType = NSIndexPath }
extension IndexSet: _BridgedValue { public typealias _ObjectiveCType = NSIndexSet }
extension URL: _BridgedValue { public typealias _ObjectiveCType = NSURL }
extension Data: _BridgedValue { public typealias _ObjectiveCType = NSData }
extension URLRequest: _BridgedValue { public typealias _ObjectiveCType = NSURLRequest }

extension NSDictionary: ExpressibleByDictionaryLiteral {
  public required convenience init(dictionaryLiteral elements: (Any, Any)...) { fatalError() }
  public subscript(key: Any) -> Any? { fatalError() }
}
