// Apple documentation: "DispatchQueue".
public final class DispatchQueue: @unchecked Sendable {
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  // developer.apple.com/documentation/dispatch/dispatchqueue/init(label:qos:attributes:autoreleasefrequency:target:)
  // The other parameters have default values.
  private init() {}
  public convenience init(label: String) { self.init() }
  public static var main: DispatchQueue { fatalError() }
  public static func global() -> DispatchQueue { fatalError() }
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
