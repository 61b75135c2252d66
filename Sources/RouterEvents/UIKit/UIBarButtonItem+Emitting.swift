public import PlatformUIKit

extension UIBarButtonItem {
  /// Emits an event from a responder when the user taps the item.
  ///
  /// ```swift
  /// navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reload")
  /// navigationItem.rightBarButtonItem?.emits(.reloadTapped, from: self)
  /// ```
  ///
  /// A bar button item is not a responder, and its bar is not in the controller's view. The event therefore starts at
  /// `responder`, which is usually the controller that owns the item.
  ///
  /// This method replaces the item's primary action, and so an event of an earlier call, but keeps the item's title and
  /// image. To end emitting, call ``stopEmitting()``. An item with a custom view receives no taps, so emit from the
  /// custom view instead.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - responder: The source of the event, referenced weakly. If it is deallocated, the item emits nothing, and debug
  ///     builds report this.
  ///   - userInfo: A closure that returns the user info. It is called for each tap.
  public func emits(
    _ name: EventName,
    from responder: UIResponder,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    emits(.named(name, userInfo: userInfo), from: responder)
  }

  /// Emits a prepared event from a responder when the user taps the item.
  ///
  /// For details, see ``emits(_:from:userInfo:)``.
  public func emits(_ event: PreparedEvent, from responder: UIResponder) {
    setPrimaryAction(
      UIAction(identifier: emissionIdentifier) { [weak self, weak responder] _ in
        event.emit(from: responder, sender: "The bar item '\(self?.title ?? "")'")
      }
    )
  }

  /// Stops emitting an event when the user taps the item. A primary action of the app remains.
  public func stopEmitting() {
    if primaryAction?.identifier == emissionIdentifier { setPrimaryAction(nil) }
  }

  private var emissionIdentifier: UIAction.Identifier {
    UIAction.Identifier("RouterEvents.\(ObjectIdentifier(self))")
  }

  private func setPrimaryAction(_ action: UIAction?) {
    // A primary action replaces the item's title and image with its own, but not those of a system item. Writing a
    // value that is still there could turn a system item into an empty one.
    let (title, image) = (title, image)
    primaryAction = action
    if self.title != title { self.title = title }
    if self.image !== image { self.image = image }
  }
}
