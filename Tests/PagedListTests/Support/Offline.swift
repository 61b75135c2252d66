import Foundation

/// An error with a user message.
struct Offline: LocalizedError {
  let errorDescription: String? = "The server is away."
}
