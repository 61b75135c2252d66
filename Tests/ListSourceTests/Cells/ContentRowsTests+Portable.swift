// PortableUIKit only: tests cannot make touches in UIKit, and it does not draw characters.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import Testing

  /// Content configurations, from touches to drawing.
  @MainActor
  @Suite
  struct DrawnContentTests {

    @Test(arguments: ListKind.inRows)
    func drawsListContent(kind: ListKind) {
      let screen = Screen(kind, showing: source([Item(1), Item(2)]))

      #expect(
        screen.picture.filter { !$0.isEmpty && !$0.contains("─") } == [
          "   item 1", "   no. 1", "   item 2", "   no. 2",
        ]
      )
    }

    @Test(arguments: ListKind.inRows)
    func drawsSecondaryTextOfValueContentAtTrailingEdge(kind: ListKind) {
      let screen = Screen(kind)
      screen.show(
        ListSource.oneSection {
          Rows([Item(1, "Wi-Fi")]) { item, _ in
            var content = UIListContentConfiguration.valueCell()
            content.text = item.text
            content.secondaryText = "On"
            return content
          }
        }
      )

      let line = screen.picture.first { $0.contains("Wi-Fi") } ?? ""
      #expect(line.hasPrefix("   Wi-Fi    "))
      #expect(line.hasSuffix(" On"))
    }

    @Test(arguments: ListKind.inRows)
    func drawsHighlightWhileTouched(kind: ListKind) {
      let screen = Screen(kind, showing: source([Item(1), Item(2)]))

      let finger = Finger(downAt: CGPoint(x: 100, y: 20), in: screen.window)
      screen.layOut()
      #expect(screen.picture.contains("   item 1!"))

      finger?.lift()
      screen.layOut()
      #expect(!screen.picture.contains("   item 1!"))
      #expect(screen.picture.contains("   item 1"))
    }

    private func source(_ items: [Item]) -> ListSource {
      ListSource.oneSection {
        Rows(items) { item, state in
          var content = UIListContentConfiguration.subtitleCell()
          content.text = state.isHighlighted ? "\(item.text)!" : item.text
          content.secondaryText = "no. \(item.id)"
          return content
        }
      }
    }
  }

  extension Screen {
    fileprivate var picture: [String] {
      let painter = TextPainter(size: listView.bounds.size)
      listView.draw(with: painter)
      return painter.lines
    }
  }
#endif
