// PortableUIKit only: UIKit has no picture of a separator, and tests cannot make touches there.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import Testing

  extension EventName {
    fileprivate static let songDeleted: EventName = "song.deleted"
  }

  /// The options of list layouts.
  @MainActor
  @Suite
  struct ListOptionsTests {
    private typealias Configuration = UICollectionLayoutListConfiguration
    private let screen = Screen(.list)

    private func list(
      title: String? = nil,
      _ appearance: SectionLayout.ListAppearance = .plain,
      _ configure: (@MainActor (inout Configuration) -> Void)? = nil
    ) -> ListSource {
      ListSource {
        ListSection("items", title: title) {
          Rows(Item.many([0, 1, 2]), text: \.text)
            .swipe(.trailing) { _ in RowAction("Delete", emits: .songDeleted) }
        }
        .layout(.list(appearance, configure: configure))
      }
    }

    @Test
    func separatorsAreHiddenForAllRows() {
      screen.show(list())
      #expect(screen.separators == 3)

      screen.show(list { $0.showsSeparators = false })

      #expect(screen.separators == 0)
      #expect(screen.texts == ["item 0", "item 1", "item 2"])
    }

    @Test
    func separatorsAreChosenByRow() {
      screen.show(
        list(.insetGrouped) { [adapter = screen.adapter] configuration in
          configuration.itemSeparatorHandler = { [weak adapter] indexPath, separators in
            var separators = separators
            if adapter?.item(at: indexPath, as: Item.self)?.id == 0 {
              separators.bottomSeparatorVisibility = .hidden
            }
            return separators
          }
        }
      )
      #expect(screen.separators == 1)

      screen.show(list { $0.separatorConfiguration.topSeparatorVisibility = .visible })

      #expect(screen.separators == 6)
    }

    @Test
    func declaredSwipesStay() {
      screen.show(list { $0.showsSeparators = false })
      var deleted: [Int] = []
      let observation = screen.window.onRouterEvent(.songDeleted) { event in
        if let item = event.userInfo.listItem(as: Item.self) { deleted.append(item.id) }
      }

      screen.swipe(1, by: -60)
      screen.layOut()
      screen.choose("Delete")

      #expect(deleted == [1])
      observation.cancel()
    }

    @Test
    func optionsReplaceDeclaredSwipesOrAddToThem() {
      screen.show(
        list { configuration in
          let declared = configuration.trailingSwipeActionsConfigurationProvider
          configuration.trailingSwipeActionsConfigurationProvider = { place in
            place.row == 0 ? UISwipeActionsConfiguration(actions: []) : declared?(place)
          }
        }
      )

      let swiped = (0..<2).map { row in
        screen.swipe(row, by: -60)
        screen.layOut()
        return screen.choose("Delete")
      }

      #expect(swiped == [false, true])
    }

    @Test
    func headerModeIsThatOfTheSectionUnlessOptionsChangeIt() {
      var modes: [Configuration.HeaderMode] = []
      screen.show(list(title: "Items") { modes.append($0.headerMode) })
      #expect(modes.first == .supplementary)
      #expect(screen.view.rect(at: [0, 0]).minY > 0)

      screen.show(list(title: "Items") { $0.headerMode = .none })

      #expect(screen.view.rect(at: [0, 0]).minY == 0)
    }

    @Test
    func otherOptionsLayOutAgain() {
      var layouts = 0
      let other = section("other").layout { environment in
        layouts += 1
        return .list(using: Configuration(appearance: .plain), layoutEnvironment: environment)
      }
      let show = { (configure: @escaping @MainActor (inout Configuration) -> Void) in
        layouts = 0
        screen.show(ListSource(sections: list(title: nil, .plain, configure).sections + [other]))
        return layouts
      }
      _ = show { $0.backgroundColor = .systemRed }

      #expect(show { $0.backgroundColor = .systemRed } == 0)
      #expect(show { $0.backgroundColor = .systemBlue } == 1)
      #expect(show { $0.separatorConfiguration.color = .systemBlue } == 1)
      #expect(show { $0.separatorConfiguration.color = .systemBlue } == 0)
      #expect(show { $0.itemSeparatorHandler = { $1 } } == 1)
      #expect(show { $0.itemSeparatorHandler = { $1 } } == 1)
    }

    @Test
    func tablesIgnoreOptions() {
      let screen = Screen(.table)

      screen.show(list { _ in Issue.record("A table asked for the options.") })

      #expect(screen.texts == ["item 0", "item 1", "item 2"])
    }
  }

  extension Screen {
    /// The number of drawn separators.
    fileprivate var separators: Int {
      let painter = SVGPainter(size: listView.bounds.size, title: "")
      listView.draw(with: painter)
      return painter.document().components(separatedBy: "height=\"0.5\"").count - 1
    }
  }
#endif
