/// A moment in a row's life for which something to do can be declared.
enum RowAction: Hashable {
  case select
  case delete
  case display
  case prefetch
  case cancelPrefetch
}
