/// A row of the tables under test.
struct Row: Identifiable, Equatable {
  var id: Int
}
