import Foundation

/// A failure with words to show.
struct Offline: LocalizedError {
  let errorDescription: String? = "The server is away."
}
