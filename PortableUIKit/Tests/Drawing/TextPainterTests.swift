// For the stand-in only: drawing its screens with characters.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  @testable import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TextPainterTests {
    private let picture = Picture()

    @Test func aLineIsInTheRowOfItsCenter() {
      picture.write("above", y: 7)
      picture.write("below", x: 60, y: 9)

      #expect(picture.lines == ["above", "          below"])
    }

    @Test func linesARowApartNeverShareOne() {
      for shift in 0..<32 {
        let picture = Picture()
        picture.write("first", y: CGFloat(shift) / 2)
        picture.write("second", y: CGFloat(shift) / 2 + 16)

        #expect(picture.lines.filter { !$0.isEmpty } == ["first", "second"])
      }
    }

    @Test(arguments: [
      (NSTextAlignment.left, "text"), (.natural, "text"), (.center, "        text"),
      (.right, "                text"),
    ])
    func aLineIsAligned(alignment: NSTextAlignment, line: String) {
      picture.write("text", alignment: alignment)

      #expect(picture.lines == [line])
    }

    @Test func textThatDoesNotFitEndsWithAnEllipsis() {
      picture.write("too long for this", width: 60)
      picture.write("fits here", x: 60, width: 60)

      #expect(picture.lines == ["too long… fits here"])
    }

    @Test func aMeasuredLineIsNotTruncatedAnywhere() {
      let texts = ["illicit", "M 5.2", "WWW", "14 km – Ridgecrest", "東京 🙂", "…·›", "l", "Í e\u{301}"]
      for text in texts {
        for size in [9, 11, 13, 17, 28] as [CGFloat] {
          for tenth in 0..<60 {
            let picture = Picture()
            picture.root.frame.size.width = 600
            let label = picture.write(text, x: CGFloat(tenth) / 10, alignment: .center)
            label.font = .systemFont(ofSize: size)
            label.frame.size = label.sizeThatFits(.zero)

            let line = picture.lines.joined().trimmingCharacters(in: .whitespaces)

            #expect(line == text)
          }
        }
      }
    }

    @Test func roundingErrorsDoNotTruncate() {
      let label = picture.write("illicit\nillicit", x: 3, width: CGFloat(42).nextDown)
      label.numberOfLines = 0
      label.frame.size.height = CGFloat(32).nextDown

      #expect(picture.lines == [" illicit", " illicit"])
    }

    @Test func wideCharactersTakeTwoColumnsAndMarksNone() {
      picture.write("東京|e\u{301}|👩‍👩‍👧|", width: 72)
      picture.write("end", x: 72)

      #expect(picture.lines == ["東京|e\u{301}|👩‍👩‍👧|  end"])
    }

    @Test func overwritingHalfOfAWideCharacterRemovesIt() {
      picture.write("東京都", y: 0)
      picture.write("a", x: 6, y: 0)
      picture.write("東京都", y: 16)
      picture.write("a", x: 12, y: 16)

      #expect(picture.lines == [" a京都", "東a 都"])
    }

    @Test func textBeyondItsRectangleIsTruncated() {
      let painter = TextPainter(size: CGSize(width: 60, height: 48))
      let color = UIColor.black.components(in: .light)
      let style = TextStyle(font: .systemFont(ofSize: 13), color: color, alignment: .right)

      painter.write("ab東京", in: CGRect(x: 6, y: 0, width: 24, height: 16), style: style)
      painter.write("abcde", in: CGRect(x: 6, y: 16, width: 24, height: 16), style: style)
      painter.write("ab", in: CGRect(x: 6, y: 32, width: 1, height: 16), style: style)

      #expect(painter.lines == ["  ab…", " abc…", ""])
    }

    @Test func controlCharactersAreLeftOut() {
      picture.write("a\u{1B}[31mb\u{202E}c\u{7}")

      #expect(picture.lines == ["a[31mbc"])
    }

    @Test func clippedContentIsNotDrawn() {
      let outer = picture.fill(x: 12, y: 16, width: 48, height: 32, color: .clear)
      picture.write("0123456789", x: -12, y: 0, in: outer)
      let inner = picture.fill(x: 24, y: 0, width: 90, height: 90, color: .clear, in: outer)
      outer.clipsToBounds = true
      inner.clipsToBounds = true
      picture.write("above", y: -16, in: outer)
      picture.write("abcdefghij", x: -12, y: 16, in: inner)
      picture.write("東東東東東", x: -6, y: 0, in: inner)
      picture.write("below", y: 32, in: outer)
      picture.write("free")

      #expect(picture.lines == ["free", "  23456東9", "      cdef"])
    }

    @Test func aThinFillIsARuleOverBlankCharacters() {
      picture.write("text", x: 12)
      picture.fill(x: 6, y: 8, width: 60, height: 0.5, color: .separator)
      picture.fill(x: 60, y: 40, width: 1, height: 1, color: .separator)

      #expect(picture.lines == [" ─text─────"])
    }

    @Test func aLowFillWithRoundCornersIsInBrackets() {
      let button = picture.fill(
        x: 6,
        y: 16,
        width: 60,
        height: 32,
        color: .tertiarySystemFill,
        cornerRadius: 8
      )
      picture.write("Share", width: 60, height: 32, alignment: .center, in: button)

      #expect(picture.lines == ["", "", " [  Share ]"])
    }

    @Test func otherFillsHaveNoBrackets() {
      picture.fill(width: 60, height: 32)
      picture.fill(x: 60, width: 12, height: 12, cornerRadius: 6)
      picture.fill(width: 60, height: 60, cornerRadius: 8)
      picture.fill(width: 60, height: 32, color: .black.withAlphaComponent(0.02), cornerRadius: 8)

      #expect(picture.lines == [])
    }

    @Test func anOpaqueFillHidesWhatIsBehind() {
      picture.write("behind")
      picture.write("東京", y: 16)
      picture.fill(x: 18, width: 60, height: 32)
      picture.write("front", x: 60)

      #expect(picture.lines == ["beh       front", "東"])
    }

    @Test func aTransparentFillHidesNothing() {
      picture.write("behind")
      picture.fill(width: 60, height: 32, color: .black.withAlphaComponent(0.4))
      let faint = picture.fill(width: 60, height: 32)
      faint.alpha = 0.5

      #expect(picture.lines == ["behind"])
    }

    @Test func anOpaqueFillHidesByPositionNotByRow() {
      picture.write("above the edge", y: 10)
      picture.fill(y: 19, width: 120, height: 40)

      #expect(picture.lines == ["", "above the edge"])
    }

    @Test(arguments: [true, false])
    func aTableHasSeparatorsBelowItsLastRowUnlessItHasAFooter(hasFooter: Bool) {
      let source = ItemsSource(items: 2)
      let table = UITableView.showing(source)
      table.separatorStyle = .singleLine
      table.fillerRowHeight = 50
      if hasFooter { table.tableFooterView = UIView() }
      table.layoutIfNeeded()

      let painter = TextPainter(size: table.bounds.size)
      table.draw(with: painter)

      #expect(painter.lines.count { $0.contains("─") } == (hasFooter ? 2 : 9))
    }

    @Test func aPresentedScreenHidesTheOneBehind() {
      let window = Host().makeWindow()
      let root = UIViewController()
      let sheet = UIViewController()
      sheet.view.backgroundColor = .systemBackground
      window.show(root)
      picture.write("list", in: root.view)
      picture.write("detail", y: 160, in: sheet.view)
      root.present(sheet, animated: false)

      let painter = TextPainter(size: window.bounds.size)
      window.draw(with: painter)

      #expect(painter.lines.filter { !$0.isEmpty } == ["detail"])
      #expect(painter.lines.count == 53)
    }
  }
#endif
