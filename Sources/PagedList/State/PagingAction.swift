/// What a ``PagingMachine`` wants done, in this order.
enum PagingAction: Equatable {
  /// Ask the service. There is never more than one request that was not dropped or answered.
  case ask(PageRequest, ticket: Int)

  /// Cancel the request that was asked last. Its answer is of no use.
  case drop

  /// Show the rows of the page that came instead of all there are.
  case replace

  /// Show the rows of the page that came after all there are.
  case append

  /// Tell those who observe.
  case tell(PagedListEvent)
}
