/// What happens to a ``PagingMachine``.
enum PagingInput {
  case loadFirst(parameters: [String: String])
  case loadNext(parameters: [String: String])
  case retry
  case cancel
  case pause
  case resume

  /// The answer to the request with a ticket.
  case answer(Result<PageFacts, any Error>, ticket: Int)
}
