// Apple documentation: "View", "ViewBuilder", "Text", "Button", "EmptyView", "VStack".
@_exported import Foundation
@_exported import UIKit

@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }  //? ViewBuilder.buildBlock
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }  //? ViewBuilder.buildBlock
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {  //? ViewBuilder.buildBlock
    fatalError()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
}

@available(iOS 13.0, *)
public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
public struct TupleView<Content>: View {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
public struct _ConditionalContent<First: View, Second: View>: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
public struct VStack<Content: View>: View {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}  //? VStack.init
  public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

@available(iOS 13.0, *)
public struct Text: View, Equatable, Sendable {
  nonisolated public init(_ key: LocalizedStringKey) {}  // Apple documentation: "init(_:tableName:bundle:comment:)", with three default values.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public init(verbatim content: String) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
public struct Button<Label: View>: View {
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}  //? Button.init
  public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}  //? Button.init
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}  //? Button.init
}
