/// A failure with words to show.
struct Offline: Error, CustomStringConvertible {
  let description = "The server is away."
}
