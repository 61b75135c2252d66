import Foundation

/// An interface for changing the menus of a menu system (`developer.apple.com/documentation/uikit/uimenubuilder`).
///
/// If there is no menu with the identifier that a method receives, if an inserted menu contains a menu or command that
/// is already there, or if two of its commands have the same key, the app terminates with an error message. If a command of
/// the main menu has the key of an inserted one, nothing is inserted.
@MainActor
public protocol UIMenuBuilder {
  /// The menu system that the builder changes (`developer.apple.com/documentation/uikit/uimenubuilder/system`).
  var system: UIMenuSystem { get }

  /// Returns the menu with an identifier, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uimenubuilder/menu(for:)`).
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?

  /// Returns the command with an action and a property list, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uimenubuilder/command(for:propertylist:)`).
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Inserts a menu before another one
  /// (`developer.apple.com/documentation/uikit/uimenubuilder/insertsibling(_:beforemenu:)`).
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu after another one
  /// (`developer.apple.com/documentation/uikit/uimenubuilder/insertsibling(_:aftermenu:)`).
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the start of another one
  /// (`developer.apple.com/documentation/uikit/uimenubuilder/insertchild(_:atstartofmenu:)`).
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

  /// Inserts a menu at the end of another one
  /// (`developer.apple.com/documentation/uikit/uimenubuilder/insertchild(_:atendofmenu:)`).
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Removes a menu (`developer.apple.com/documentation/uikit/uimenubuilder/remove(menu:)`).
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The main menu, or the menus of a context (`developer.apple.com/documentation/uikit/uimenusystem`).
@MainActor
open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()

  /// The number of rebuilds that were requested.
  private(set) var revision = 0

  /// The system of the main menu (`developer.apple.com/documentation/uikit/uimenusystem/main`).
  open class var main: UIMenuSystem { mainSystem }

  /// Rebuilds the menus before they are used again
  /// (`developer.apple.com/documentation/uikit/uimenusystem/setneedsrebuild()`).
  open func setNeedsRebuild() {
    revision += 1
  }

  /// Validates the commands of the menus again (`developer.apple.com/documentation/uikit/uimenusystem/setneedsrevalidate()`).
  ///
  /// Here, commands are validated whenever they are used, so the method does nothing.
  open func setNeedsRevalidate() {}
}

extension UIApplication {
  /// The main menu, which the application's delegate changes in ``UIResponder/buildMenu(with:)``.
  package var mainMenu: UIMenu {
    if let builtMenu, builtMenu.revision == UIMenuSystem.main.revision { return builtMenu.menu }
    let builder = MainMenuBuilder()
    (delegate as? UIResponder)?.buildMenu(with: builder)
    builtMenu = (builder.root, UIMenuSystem.main.revision)
    return builder.root
  }
}

/// A builder of the main menu, which has some of the menus of an iPad app.
private final class MainMenuBuilder: UIMenuBuilder {
  private(set) var root = UIMenu(
    identifier: .root,
    children: [
      UIMenu(
        title: "File",
        identifier: .file,
        children: [UIMenu(identifier: .close, options: .displayInline)]
      ),
      UIMenu(
        title: "Edit",
        identifier: .edit,
        children: [
          UIMenu(
            identifier: .undoRedo,
            options: .displayInline,
            children: [
              UIKeyCommand(title: "Undo", action: .undo, input: "z", modifierFlags: .command),
              UIKeyCommand(title: "Redo", action: .redo, input: "z", modifierFlags: [.command, .shift]),
            ]
          )
        ]
      ),
      UIMenu(title: "View", identifier: .view),
      UIMenu(title: "Window", identifier: .window),
    ]
  )

  var system: UIMenuSystem { .main }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.menus.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let command = UICommand(action: action, propertyList: propertyList)
    return root.commands.first { $0.isSame(as: command) }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insert(siblingMenu, besides: siblingIdentifier, 0)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insert(siblingMenu, besides: siblingIdentifier, 1)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    guard canInsert(childMenu, at: parentIdentifier) else { return }
    root = root.changing { $0 == parentIdentifier ? [childMenu] + $1 : $1 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    guard canInsert(childMenu, at: parentIdentifier) else { return }
    root = root.changing { $0 == parentIdentifier ? $1 + [childMenu] : $1 }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    root = root.changing { (_, children) -> [UIMenuElement] in
      children.filter { ($0 as? UIMenu)?.identifier != removedIdentifier }
    }
  }

  private func insert(_ menu: UIMenu, besides identifier: UIMenu.Identifier, _ distance: Int) {
    guard canInsert(menu, at: identifier) else { return }
    root = root.changing { _, children in
      var children = children
      if let index = children.firstIndex(where: { ($0 as? UIMenu)?.identifier == identifier }) {
        children.insert(menu, at: index + distance)
      }
      return children
    }
  }

  private func canInsert(_ inserted: UIMenu, at identifier: UIMenu.Identifier) -> Bool {
    guard menu(for: identifier) != nil else { Rejection.noMenu(identifier.rawValue).raise() }
    let commands = root.commands + inserted.commands
    for (index, command) in commands.enumerated()
    where commands[..<index].contains(where: { $0.isSame(as: command) }) {
      Rejection.repeatedCommand(inserted.title, command.title).raise()
    }
    let keys = inserted.keys
    for (index, key) in keys.enumerated() where keys[..<index].contains(key) {
      Rejection.repeatedCommand(inserted.title, key).raise()
    }
    return Set(keys).isDisjoint(with: root.keys)
  }
}

extension UIMenu {
  /// The commands in the menu and its submenus, in display order.
  package var commands: [UICommand] {
    children.flatMap { element -> [UICommand] in
      if let menu = element as? UIMenu { return menu.commands }
      return (element as? UICommand).map { [$0] } ?? []
    }
  }

  /// The keys of these commands, with their modifiers.
  fileprivate var keys: [String] {
    commands.compactMap { $0 as? UIKeyCommand }.map { "\($0.input ?? "") \($0.modifierFlags.rawValue)" }
  }

  /// The menu and its submenus.
  fileprivate var menus: [UIMenu] { [self] + children.compactMap { $0 as? UIMenu }.flatMap(\.menus) }

  fileprivate func changing(_ change: (Identifier, [UIMenuElement]) -> [UIMenuElement]) -> UIMenu {
    let changed = change(identifier, children).map { ($0 as? UIMenu)?.changing(change) ?? $0 }
    return UIMenu(title: title, image: image, identifier: identifier, options: options, children: changed)
  }
}

// The linked page documents each identifier.
extension UIMenu.Identifier {
  /// The root of the main menu (`developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct`).
  public static let root = Self("com.apple.menu.root")
  /// The File menu.
  public static let file = Self("com.apple.menu.file")
  /// The group of the File menu with the Close command.
  public static let close = Self("com.apple.menu.close")
  /// The Edit menu.
  public static let edit = Self("com.apple.menu.edit")
  /// The group of the Edit menu with the Undo and Redo commands.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The View menu.
  public static let view = Self("com.apple.menu.view")
  /// The Window menu.
  public static let window = Self("com.apple.menu.window")
}
