import Foundation

/// The information about a running transition
/// (`developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext`).
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the user has canceled the transition
  /// (`developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/iscancelled`).
  var isCancelled: Bool { get }
}

/// An object that runs animations along with a transition
/// (`developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator`).
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs one closure along with the transition, and another one after it
  /// (`developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)`).
  ///
  /// Here, nothing is animated. The first closure runs at once. UIKit may run it later.
  ///
  /// - Returns: Whether the closures run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The coordinator of a change of a navigation controller's stack.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private(set) var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func end(isCancelled: Bool) {
    self.isCancelled = isCancelled
    let ending = completions
    completions = []
    for completion in ending { completion(self) }
  }
}
