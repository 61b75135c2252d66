#if os(Linux) || os(macOS)
  import PlatformUIKit
  import RouterEvents
  import TestSupport
  import Testing

  @testable import DemoApp

  /// The demo, played with keys alone.
  @MainActor
  @Suite(.watchdog)
  struct KeyboardTests {
    @Test func everyScreenIsReachedByKeysAlone() async throws {
      let host = TerminalHost()

      let screens = try await play(
        "press ↓",
        "press ↓",
        "press ⏎",
        "wait",
        "press ⎋",
        "press ⌘B",
        "press ⎋",
        "press ⌘G",
        "press ↓",
        "press ↓",
        "press ⏎",
        "press ⎋",
        "press ↓",
        "press ↓",
        "press ↓",
        "press ↓",
        "press ↓",
        "press ↓",
        "press ⏎",
        "press ⌘⏎",
        "press ⌘Z",
        "press ⇧⌘Z",
        "press ⎋",
        "press ⎋",
        on: host
      )

      #expect(
        screens == [
          "Quakes", "Quakes", "Detail", "Detail", "Quakes",
          "Browse", "Quakes",
          "Gallery", "Gallery", "Gallery", "Contacts",
          "Gallery", "Gallery", "Gallery", "Gallery", "Gallery", "Gallery", "Gallery",
          "Todo", "Todo", "Todo", "Todo", "Gallery", "Quakes",
        ]
      )
    }

    @Test func everyScreenOfTheGalleryIsOpenedAndLeftByKeysAlone() async throws {
      let host = TerminalHost()
      let names = ["Form", "Contacts", "Checkout", "Chat", "Feed", "Todo", "Files", "Photos"]
      var opened: [String] = []
      _ = try await play("press ⌘G", on: host)

      for place in GalleryController.screens.indices {
        for _ in 0...place { _ = try await play("press ↓", on: host) }
        opened += try await play("press ⏎", "press ⎋", on: host)
      }

      #expect(opened == names.flatMap { [$0, "Gallery"] })
    }

    @Test func keyEmitsFromTheTopmostScreen() async throws {
      let host = TerminalHost()
      weak var source: (any EventResponder)?
      let token = host.list.onRouterEvent(.galleryTapped, then: .forwarded) { source = $0.source }
      defer { token.cancel() }

      _ = try await play("press ⌘G", on: host)

      #expect(source === host.list)
    }

    @Test func keyWithoutACommandFailsWithTheKeysThatThereAre() async {
      let host = TerminalHost()

      await #expect(
        throws: ScriptError(
          line: 2,
          text: "press ⌘J",
          reason: .noCommand("⌘J", known: ["⌘⏎", "⌘D", "⌘⌫", "⌘↑", "⌘↓", "⏎", "↓", "↑", "⎋", "⌘I"])
        )
      ) {
        host.list.navigationController?.pushViewController(TodoController(), animated: false)
        _ = try await play("press ↓", "press ⌘J", on: host)
      }
    }

    /// Plays steps, and returns the name of the topmost screen after each.
    private func play(_ steps: String..., on host: TerminalHost) async throws -> [String] {
      var screens: [String] = []
      for line in try ScriptParser.parse(steps.joined(separator: "\n")) {
        let player = ScriptPlayer(host) { _ in }
        try await player.play([line])
        let top = host.list.navigationController?.topViewController
        screens.append(top.map { "\(type(of: $0))".replacing("Controller", with: "") } ?? "none")
      }
      return screens
    }
  }
#endif
