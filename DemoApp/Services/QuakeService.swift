import PromiseChain

/// The domain service: it fetches earthquakes, and does nothing else.
protocol QuakeService: Sendable {
  /// The events near Fiji.
  func feed() async throws(RequestError) -> Page<Quake>

  /// The notable earthquakes.
  func notable() async throws(RequestError) -> Page<NotableQuake>
}
