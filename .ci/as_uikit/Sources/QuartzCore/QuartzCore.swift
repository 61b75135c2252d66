// What the facts' host uses of Apple's other modules, to compile against.
open class CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setCompletionBlock(_ block: (() -> Void)?) {}
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
