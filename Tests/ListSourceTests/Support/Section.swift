import ListSource

/// Makes a section of items. By default, it has two items that no other section has.
@MainActor
func section(
  _ id: String,
  title: String? = nil,
  footer: String? = nil,
  items: Range<Int>? = nil
) -> ListSection {
  let first = ["a", "b", "c", "d", "titles", "views", "nothing"].firstIndex(of: id) ?? 0
  let items = items ?? (first * 100..<first * 100 + 2)
  return ListSection(id, title: title, footerTitle: footer) { Rows(Item.many(items), cell: ItemCell.self) }
}
