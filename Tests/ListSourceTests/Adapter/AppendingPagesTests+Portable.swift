// The stand-in alone: UIKit does not promise what it asks.
#if !canImport(UIKit) || os(watchOS)
  import ListSource
  import PortableUIKit
  import Testing

  extension AppendingPagesTests {
    @Test(arguments: [100, 1_000, 20_000])
    func tableAsksForThePageAndForWhatShows(rows: Int) {
      let (screen, delegate) = (Screen(), DelegateDouble())
      screen.adapter.delegate = delegate
      screen.show(ListSource(Item.many(0..<rows)))
      let shown = screen.table.visibleCells.count
      delegate.forget()

      let page = Rows(Item.many(rows..<rows + 20), cell: ItemCell.self)
      screen.show(screen.adapter.source.appending(page, to: "items"))

      let calls = delegate.calls.filter { !$0.contains("Header") && !$0.contains("Footer") }
      #expect(calls.filter { $0.hasPrefix("estimate") } == (rows..<rows + 20).map { "estimate \($0)" })
      #expect(Set(calls.filter { $0.hasPrefix("height") }) == Set((0..<shown).map { "height \($0)" }))
      #expect(calls.count == 20 + shown)
      #expect(screen.cell(0).map { ($0 as? ItemCell)?.shown } == ["item 0"])
    }
  }
#endif
