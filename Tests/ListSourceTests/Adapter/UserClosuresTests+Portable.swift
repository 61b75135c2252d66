// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PlatformUIKit
  import RouterEvents
  import Testing

  @testable import ListSource

  /// Each closure of the app that the kit calls while the list view asks. A list that it applies waits.
  @MainActor
  @Suite
  struct UserClosuresTests {
    enum Closure: String, CaseIterable, Sendable {
      // Cells and models
      case configure, configureWith, content, contentWithCell, id, equality, reuseIdentifier, height
      // Rows
      case display, prefetch, cancelPrefetch, leadingSwipe, trailingSwipe, menu, reorder
      // Sections and lists
      case header, headerConfigure, footer, layout, emptyView, scroll, onScroll
      // Live lists
      case liveSections, liveRows, liveCell, liveTitle, liveHeight, liveScroll

      var isLive: Bool { rawValue.hasPrefix("live") }

      func isCalled(in kind: ListKind) -> Bool {
        switch self {
        case .height, .onScroll: kind == .table
        case .layout: kind != .table
        default: !isLive || kind == .table
        }
      }

      /// Whether a list view that already shows its list calls the closure again.
      var isCalledLater: Bool {
        ![.header, .headerConfigure, .footer, .emptyView, .equality].contains(self)
      }
    }

    nonisolated static let cases = ListKind.inRows.flatMap { kind in
      Closure.allCases.filter { $0.isCalled(in: kind) }.flatMap { closure in
        (closure.isCalledLater ? [false, true] : [false]).map { (kind, closure, $0) }
      }
    }

    @Test(arguments: cases)
    func listAppliedInClosureWaitsAndShows(place: (ListKind, Closure, isLater: Bool)) async {
      let (kind, closure, isLater) = place
      let screen = Screen(kind)
      let last = ListSource(Item.many(500..<503)).laidOut(as: kind)
      let trap = Trap(closure, applying: last, with: screen.adapter)
      trap.isArmed = !isLater && closure != .equality

      trap.show(in: screen)
      if isLater || closure == .equality { trap.isArmed = true }
      if closure == .equality { trap.show(in: screen) }
      screen.prompt()
      while screen.adapter.list.waiting != nil { await Task.yield() }
      screen.scroll(to: 0)

      #expect(trap.hasWaited == true)
      #expect(screen.adapter.source == last)
      #expect(screen.texts == ["item 500", "item 501", "item 502"])
      #expect(screen.numberOfSections == 1)
    }
  }

  /// Applies a list the first time that a closure is called.
  @MainActor
  private final class Trap: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    private typealias Closure = UserClosuresTests.Closure

    var isArmed = false

    /// Whether the list waited, or nil if the closure was not called.
    private(set) var hasWaited: Bool?

    private let closure: UserClosuresTests.Closure
    private let last: ListSource
    private weak var adapter: ListAdapter?

    init(_ closure: UserClosuresTests.Closure, applying last: ListSource, with adapter: ListAdapter) {
      (self.closure, self.last, self.adapter) = (closure, last, adapter)
    }

    func call(_ closure: UserClosuresTests.Closure) {
      guard isArmed, closure == self.closure, let adapter else { return }
      isArmed = false
      adapter.apply(last)
      hasWaited = adapter.list.waiting != nil
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { call(.scroll) }

    func show(in screen: Screen) {
      let adapter = screen.adapter
      adapter.scrollDelegate = self
      if closure == .emptyView {
        adapter.emptyView = { [weak self] in
          self?.call(.emptyView)
          return UIView()
        }
        screen.show(ListSource())
      } else if closure.isLive {
        screen.table.configureList(declare)
        screen.layOut()
      } else {
        if closure == .configureWith || closure == .reuseIdentifier {
          screen.register(ProbeCell.self, ProbeItem.self, for: Probe.self)
        }
        if closure == .onScroll {
          screen.tableAdapter.onScroll = { [weak self] _ in self?.call(.onScroll) }
        }
        screen.show(list(screen.kind))
      }
    }

    private func declare(_ list: LiveList) {
      list
        .numberOfSections { [weak self] in
          self?.call(.liveSections)
          return 1
        }
        .numberOfRows { [weak self] _ in
          self?.call(.liveRows)
          return 40
        }
        .titleForHeader { [weak self] _ in
          self?.call(.liveTitle)
          return "title"
        }
        .heightForRow { [weak self] _ in
          self?.call(.liveHeight)
          return .fixed(44)
        }
        .configureCell(UITableViewCell.self) { [weak self] cell, _ in
          self?.call(.liveCell)
          cell.textLabel?.text = "live"
        }
        .didScroll { [weak self] _ in self?.call(.liveScroll) }
    }

    private func list(_ kind: ListKind) -> ListSource {
      let probes = (0..<40).map { Probe(number: $0, trap: self) }
      let section = ListSection("probes") { rows(probes) }
        .header(showing: "20") { [weak self] in TrapHeader { self?.call($0) } }
        .footer(showing: "20") { [weak self] () -> Banner in
          self?.call(.footer)
          return Banner()
        }
      guard kind != .table else { return ListSource(sections: [section]) }
      guard closure == .layout else {
        return ListSource(sections: [section.layout(.list(.plain))])
      }
      return ListSource(
        sections: [
          section.layout { [weak self] environment in
            self?.call(.layout)
            let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            return .list(using: configuration, layoutEnvironment: environment)
          }
        ]
      )
    }

    private func rows(_ probes: [Probe]) -> Rows<Probe> {
      declared(probes)
        .onDisplay { [weak self] _, _ in self?.call(.display) }
        .onPrefetch { [weak self] _, _ in
          self?.call(.prefetch)
        } cancel: { [weak self] _, _ in
          self?.call(.cancelPrefetch)
        }
        .swipe(.leading) { [weak self] _ in action(self, .leadingSwipe) }
        .swipe(.trailing) { [weak self] _ in action(self, .trailingSwipe) }
        .menu { [weak self] _ in action(self, .menu) }
        .reorderable { [weak self] _, _ in
          self?.call(.reorder)
          return .named("moved") { [:] }
        }
    }

    private func declared(_ probes: [Probe]) -> Rows<Probe> {
      let content = { @MainActor [weak self] (probe: Probe, closure: Closure) in
        self?.call(closure)
        var content = UIListContentConfiguration.cell()
        content.text = probe.text
        return content
      }
      return switch closure {
      case .content: Rows(probes) { probe, _ in content(probe, .content) }
      case .contentWithCell: Rows(probes) { probe, _, _ in content(probe, .contentWithCell) }
      case .configureWith, .reuseIdentifier: Rows(probes)
      default:
        Rows(
          probes,
          text: { [weak self] probe in
            self?.call(.configure)
            return probe.text
          }
        )
      }
    }
  }

  @MainActor
  private func action(_ trap: Trap?, _ closure: UserClosuresTests.Closure) -> RowAction<Probe> {
    trap?.call(closure)
    return RowAction("Act", emits: "act")
  }

  /// A model whose members are closures of the app.
  private struct Probe: Identifiable, Equatable, CellModel {
    let number: Int
    weak var trap: Trap?

    var id: Int {
      call(.id)
      return number
    }

    var text: String { "probe \(number)" }

    var reuseIdentifier: String {
      call(.reuseIdentifier)
      return "probe"
    }

    var height: CellHeight {
      call(.height)
      return .fixed(44)
    }

    static func == (one: Probe, other: Probe) -> Bool {
      one.call(.equality)
      return one.number == other.number
    }

    private func call(_ closure: UserClosuresTests.Closure) {
      MainActor.assumeIsolated { trap?.call(closure) }
    }
  }

  private final class ProbeCell: UITableViewCell, ViewConfigurable {
    func configure(with probe: Probe) {
      probe.trap?.call(.configureWith)
      textLabel?.text = probe.text
    }
  }

  private final class ProbeItem: TextItem, ViewConfigurable {
    func configure(with probe: Probe) {
      probe.trap?.call(.configureWith)
      show(probe.text)
    }
  }

  private final class TrapHeader: Banner {
    private let call: (UserClosuresTests.Closure) -> Void

    init(_ call: @escaping (UserClosuresTests.Closure) -> Void) {
      self.call = call
      super.init(frame: .zero)
      call(.header)
    }

    required init?(coder: NSCoder) { nil }

    override func configure(with text: String) {
      super.configure(with: text)
      call(.headerConfigure)
    }
  }

  extension Screen {
    /// Scrolls, swipes, opens a menu, highlights and drags, so that the list view asks for everything.
    fileprivate func prompt() {
      layOut()
      guard !visibleCells.isEmpty else { return }
      swipe(1, by: 60)
      tap(2)
      swipe(1, by: -60)
      tap(2)
      pressLong(1)
      window.tap(at: CGPoint(x: 1, y: 479))
      drag(0, to: 2)
      listView.drag(by: -400)
      layOut()
      listView.drag(by: 40)
      layOut()
      listView.drag(by: -3_000)
      layOut()
      view.reloadData()
      layOut()
    }
  }
#endif
