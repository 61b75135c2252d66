// Apple documentation: "DispatchQueue".
public final class DispatchQueue: @unchecked Sendable {
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public static var main: DispatchQueue { fatalError() }
  public static func global() -> DispatchQueue { fatalError() }
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
