import ListSource
import PlatformUIKit
import RouterEventsTesting
import Testing

@testable import DemoApp

@MainActor
@Suite
struct TodoControllerTests {
  private let screen = ShownScreen(TodoController())

  @Test func keysDoEverything() {
    for key in ["⌘⏎", "⌘↑", "⌘D"] { screen.user.press(key) }
    screen.user.select("Buy milk")
    screen.user.press("⌘⌫")

    #expect(screen.texts == ["Water the plants", "To-do 4", "Call Ada"])
    #expect(screen.controller.todos.map(\.isDone) == [false, true, false])
    screen.user.press("⌘Z")
    #expect(screen.texts.first == "Buy milk")
    for key in ["⌘↑", "⇧⌘Z"] { screen.user.press(key) }
    #expect(screen.texts.first == "Water the plants")
  }

  @Test func swipesAreForTheirRow() {
    screen.user.select("Call Ada")
    screen.user.swipe("Buy milk", from: .leading, choosing: "Done")
    screen.user.swipe("Water the plants", choosing: "Delete")
    #expect(screen.texts == ["Buy milk", "Call Ada"])
    #expect(screen.controller.todos.map(\.isDone) == [true, false])
  }

  @Test func rowsCanBeReordered() {
    screen.user.move("Call Ada", to: "Buy milk")
    #expect(screen.texts == ["Call Ada", "Buy milk", "Water the plants"])
    screen.user.press("⌘Z")
    #expect(screen.texts.last == "Call Ada")
  }
}
