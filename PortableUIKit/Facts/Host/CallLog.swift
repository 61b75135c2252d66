import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A log of calls, in order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) {
    calls.append(call)
  }

  func calls(of names: String...) -> [String] {
    calls.filter { call in names.contains { call.hasPrefix($0 + ".") } }
  }

  func clear() {
    calls = []
  }
}

/// A view that logs its callbacks.
final class LoggingView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    log.add("\(name).willMoveToSuperview(\(newSuperview == nil ? "nil" : "view"))")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    log.add("\(name).didMoveToSuperview(\(superview == nil ? "nil" : "view"))")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    log.add("\(name).willMoveToWindow(\(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    log.add("\(name).didMoveToWindow(\(window == nil ? "nil" : "window"))")
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    log.add("\(name).didAddSubview(\(subview.superview === self ? "there" : "elsewhere"))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    log.add("\(name).willRemoveSubview(\(subview.superview === self ? "there" : "elsewhere"))")
  }
}

/// A controller that logs its callbacks.
final class LoggingController: UIViewController {
  private let name: String
  private let log: CallLog
  var onLoad: (LoggingController) -> Void = { _ in }
  var onWillAppear: (LoggingController) -> Void = { _ in }

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    super.loadView()
    log.add("\(name).loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name).viewDidLoad")
    onLoad(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("\(name).viewWillAppear")
    onWillAppear(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.add("\(name).viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("\(name).viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("\(name).viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("\(name).viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.add("\(name).willMoveToParent(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add("\(name).didMoveToParent(\(parent == nil ? "nil" : "parent"))")
  }
}
