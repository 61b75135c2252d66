// Apple documentation: "DispatchQueue".
public final class DispatchQueue: @unchecked Sendable {
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  // developer.apple.com/documentation/dispatch/dispatchqueue/init(label:qos:attributes:autoreleasefrequency:target:)
  // The other parameters have default values.
  public convenience init(label: String) { fatalError() }
  public static var main: DispatchQueue { fatalError() }
  public static func global() -> DispatchQueue { fatalError() }  //? DispatchQueue.global
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}  //? DispatchQueue.async
}

// developer.apple.com/documentation/dispatch/dispatchsemaphore
public final class DispatchSemaphore: @unchecked Sendable {
  // developer.apple.com/documentation/dispatch/dispatchsemaphore/init(value:)
  public init(value: Int) {}
  // developer.apple.com/documentation/dispatch/dispatchsemaphore/wait()
  public func wait() {}
  // developer.apple.com/documentation/dispatch/dispatchsemaphore/signal()
  @discardableResult public func signal() -> Int { fatalError() }
}
