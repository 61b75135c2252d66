import Foundation

/// A row of the tables under test.
struct Row: Identifiable, Equatable {
  var id: Int
}

/// An error with a user message.
struct Offline: LocalizedError {
  let errorDescription: String? = "The server is away."
}
