/// The domain service: it fetches earthquakes, and does nothing else.
protocol QuakeService: Sendable {
  /// The events near Fiji.
  func feed() async throws(QuakeServiceError) -> Page<Quake>

  /// The notable earthquakes.
  func notable() async throws(QuakeServiceError) -> Page<NotableQuake>
}
