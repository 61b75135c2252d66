import PagedList

/// A server of the demo with 10,000 messages, which answers at once.
actor ChatServer: PageLoading {
  private static let texts = ["Did you read it?", "All of it.", "And?", "I have questions."]

  private var messages = (0..<10_000).map { number in
    let text = number == 17 ? "Please keep this one." : texts[number % texts.count]
    return ChatMessage(id: number, isOwn: number.isMultiple(of: 2), text: text)
  }

  func page(_ request: PageRequest) -> LoadedPage<ChatMessage> {
    // A page around a message begins half a page before it.
    let offset = (request.anchor as? Int).map { max(0, $0 - request.size / 2) } ?? request.offset
    let rows = messages.dropFirst(offset).prefix(request.size)
    return LoadedPage(Array(rows), total: messages.count, offset: offset)
  }

  func add(_ text: String) -> ChatMessage {
    let message = ChatMessage(id: messages.count, isOwn: true, text: text)
    messages.append(message)
    return message
  }
}
