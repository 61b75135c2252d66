// PortableUIKit only: UIKit does not specify which rows it asks for.
#if !canImport(UIKit) || os(watchOS)
  import ListSource
  import PlatformUIKit
  import Testing

  extension AppendingPagesTests {
    @Test(arguments: [100, 1_000, 20_000])
    func asksOnlyForNewPageAndVisibleRows(rows: Int) throws {
      let screen = Screen(adapter: AdapterDouble.init)
      let adapter = try #require(screen.adapter as? AdapterDouble)
      screen.show(ListSource(Item.many(0..<rows)))
      let shown = screen.table.visibleCells.count
      adapter.forget()

      screen.show(ListSource(Item.many(0..<rows + 20)))

      let (estimates, heights) = (adapter.calls("estimate"), adapter.calls("height"))
      #expect(estimates == (rows..<rows + 20).map { "estimate \($0)" })
      #expect(Set(heights) == Set((Array(0..<shown) + Array(rows..<rows + 20)).map { "height \($0)" }))
      #expect(heights.count == 20 + shown)
      #expect(screen.cell(0).map { ($0 as? ItemCell)?.shown } == ["item 0"])
    }
  }
#endif
