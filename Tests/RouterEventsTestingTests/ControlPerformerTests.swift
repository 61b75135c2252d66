import Foundation
import ListSource
import PlatformUIKit
import RouterEventsTesting
import StrategyTable
import Testing

/// What a performer does to the controls of a form.
@MainActor
@Suite
struct ControlPerformerTests {
  private struct Values: Equatable {
    var name = "Ada"
    var about = ""
    var notifies = false
    var fontSize = 14
    var volume = 0.5
    var size = "M"
    var theme = "Light"
  }

  /// A window whose strategies apply the edits of the form in it.
  private final class FormWindow: UIWindow, EventHandling {
    static let table = StrategyTable<FormWindow> {
      On(message: Edit<Values>.self) { window, edit, _ in
        window.edits.append("\(edit)")
        edit.apply(to: &window.values)
        window.show()
      }
    }

    private(set) var values = Values()
    private(set) var edits: [String] = []
    weak var adapter: ListAdapter?

    func show() {
      let form = FormRows(values)
      adapter?.apply(
        ListSource {
          form.textField("Name", \.name, placeholder: "Your name")
          form.textView("About", \.about)
          form.toggle("Notifications", \.notifies)
          form.stepper("Font size", \.fontSize, in: 10...16)
          form.slider("Volume", \.volume, in: 0...1)
          form.segments("Size", \.size, ["S", "M", "L"]) { $0 }
          form.menu("Theme", \.theme, ["Light", "Dark"]) { $0 }
        }
        .layout(.list())
      )
    }
  }

  private func show(_ kind: PerformedKind) -> (ListPerformer, FormWindow) {
    let window = FormWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let adapter: ListAdapter
    if kind == .table {
      let tableView = ListTableView(frame: window.bounds, style: .plain)
      window.addSubview(tableView)
      adapter = TableAdapter(tableView)
    } else {
      let layout = UICollectionViewFlowLayout()
      let collectionView = ListCollectionView(frame: window.bounds, collectionViewLayout: layout)
      window.addSubview(collectionView)
      adapter = CollectionAdapter(collectionView)
    }
    window.adapter = adapter
    window.isHidden = false
    window.show()
    return (ListPerformer(adapter), window)
  }

  @Test(arguments: PerformedKind.allCases)
  func changesEachKindOfControl(kind: PerformedKind) {
    let (user, window) = show(kind)

    user.tap(control: "Notifications", in: "Notifications")
    user.step(by: 1, of: "Font size", in: "Font size")
    user.slide(to: 0.25, in: "Volume")
    user.choose("L", from: "Size", in: "Size")
    user.choose("Dark", in: "Theme")

    #expect(
      window.values
        == Values(notifies: true, fontSize: 15, volume: 0.25, size: "L", theme: "Dark")
    )
    #expect(
      window.edits == ["Notifications", "Font size", "Volume", "Size", "Theme"]
    )
  }

  @Test(arguments: PerformedKind.allCases)
  func stepsStopAtLimits(kind: PerformedKind) {
    let (user, window) = show(kind)

    user.step(by: 5, in: "Font size")
    let (upper, count) = (window.values.fontSize, window.edits.count)
    user.step(by: -20, in: "Font size")
    user.slide(to: 7, in: "Volume")
    user.slide(to: 7, in: "Volume")
    user.choose("M", in: "Size")

    #expect((upper, count) == (16, 2))
    #expect(window.values == Values(fontSize: 10, volume: 1))
    #expect(window.edits.count == 2 + 6 + 1)
  }

  @Test
  func stepperWrapsLikeUIKits() throws {
    let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let adapter = TableAdapter(tableView)
    adapter.apply(ListSource { Rows([Song(id: 1)], cell: StepperCell.self) })

    ListPerformer(adapter).step(by: 2, in: .id(1))
    let stepper = try #require((tableView.visibleCells.first as? StepperCell)?.stepper)
    let up = stepper.value
    ListPerformer(adapter).step(by: -1, in: .id(1))

    #expect(up == 0)
    #expect(stepper.value == 3)
  }

  @Test(arguments: PerformedKind.allCases)
  func typesIntoFieldsAndTextViews(kind: PerformedKind) {
    let (user, window) = show(kind)

    user.type("Grace\n", into: "Name", in: "Name", replacing: true)
    user.type("One\ntwo", in: "About")
    user.type("!", into: "About", in: "About")

    #expect(window.values == Values(name: "Grace", about: "One\ntwo!"))
  }

  @Test(arguments: PerformedKind.allCases)
  func delegateOfTextViewForbidsCharacters(kind: PerformedKind) throws {
    let (user, window) = show(kind)
    let digits = TextDigits()
    window.layoutIfNeeded()
    let view = try #require(window.textView)
    (digits.original, view.delegate) = (view.delegate, digits)

    user.type("a1b2", in: "About")
    user.type("3", in: "About", replacing: true)

    #expect(window.values.about == "3")
  }

  @Test(arguments: PerformedKind.allCases)
  func missingControlsAndChoicesAreNamed(kind: PerformedKind) {
    let (user, window) = show(kind)

    let found = failures {
      user.step(by: 1, in: "Name")
      user.step(by: 1, of: "Size", in: "Font size")
      user.choose("XL", in: "Size")
      user.choose("Blue", from: "Theme", in: "Theme")
      user.choose("S", in: "Name")
      user.type("x", into: "Email", in: "Name")
    }

    #expect(window.edits.isEmpty)
    #expect(
      found.map(\.message) == [
        "The row 'Name' has 0 views of the type UIStepper instead of one. There are none.",
        "The row 'Font size' has no UIStepper 'Size'. It has: Font size.",
        "A control in the row 'Size' has no choice 'XL'. Choices: S; M; L.",
        "A control in the row 'Theme' has no choice 'Blue'. Choices: Light; Dark.",
        "The row 'Name' has 0 views of the type UISegmentedControl or UIButton with a menu instead of one. There are none.",
        "The row 'Name' has no UITextField or UITextView 'Email'. It has: Ada.",
      ]
    )
  }
}

private final class StepperCell: UITableViewCell, ViewConfigurable {
  let stepper = UIStepper(frame: .zero)

  func configure(with song: Song) {
    (stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.wraps) = (0, 3, 3, true)
    stepper.stepValue = 4
    contentView.addSubview(stepper)
  }
}

private final class TextDigits: NSObject, UITextViewDelegate {
  weak var original: (any UITextViewDelegate)?

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    text.allSatisfy(\.isNumber)
  }

  func textViewDidChange(_ textView: UITextView) {
    let method: ((UITextView) -> Void)? = original?.textViewDidChange
    method?(textView)
  }
}

extension UIView {
  fileprivate var textView: UITextView? {
    self as? UITextView ?? subviews.lazy.compactMap(\.textView).first
  }
}
