import ListSource
import PlatformUIKit
import RouterEventsTesting
import Testing

@testable import DemoApp

@MainActor
@Suite
struct TodoControllerTests {
  private let screen = ShownScreen(TodoController())

  private var titles: [String] { screen.controller.todos.map(\.title) }

  @Test func keysDoEverything() {
    screen.user.press("⌘⏎")
    screen.user.press("⌘↑")
    screen.user.press("⌘D")
    screen.user.select("Buy milk")
    screen.user.press("⌘⌫")

    #expect(titles == ["Water the plants", "To-do 4", "Call Ada"])
    #expect(screen.controller.todos.map(\.isDone) == [false, true, false])
    screen.user.press("⌘Z")
    #expect(titles.first == "Buy milk")
    screen.user.press("⇧⌘Z")
    #expect(titles.first == "Water the plants")
  }

  @Test func swipesAreForTheirRow() {
    screen.user.select("Call Ada")
    screen.user.swipe("Buy milk", from: .leading, choosing: "Done")
    screen.user.swipe("Water the plants", choosing: "Delete")

    #expect(titles == ["Buy milk", "Call Ada"])
    #expect(screen.controller.todos.map(\.isDone) == [true, false])
  }

  @Test func rowsCanBeReordered() {
    screen.user.move("Call Ada", to: "Buy milk")

    #expect(titles == ["Call Ada", "Buy milk", "Water the plants"])
  }
}
