/// Which row one is, in a list whose models are of several types.
///
/// The type of the model is part of it: 7 of `Quake` and 7 of `User` are two rows. It is not `Sendable`, because an
/// id that is known only at run time need not be; a list of one type has its ids themselves in its snapshots.
public struct RowIdentity: Hashable, CustomStringConvertible {
  private let model: Any.Type?
  private let id: AnyHashable

  /// The identity that a model has by itself. Takes an `any Identifiable` as well.
  public init<Model: Identifiable>(_ model: Model) {
    self.model = type(of: model)
    id = AnyHashable(model.id)
  }

  /// An identity that was given to a model of a type.
  @usableFromInline
  init(id: AnyHashable, of model: Any.Type) {
    self.model = model
    self.id = id
  }

  /// The identity of a row whose model has none: the row at that position of that section, whatever it shows.
  ///
  /// Nothing can tell whether it still shows the same, so let it count as changed
  /// (see ``ListChanges/init(from:to:rowChanged:sectionChanged:)``).
  public init(position: Int, in section: AnyHashable) {
    model = nil
    id = AnyHashable(Position(position: position, section: section))
  }

  /// Whether two rows are the same: by id and type of the model, or by position.
  public static func == (one: RowIdentity, other: RowIdentity) -> Bool {
    one.model == other.model && one.id == other.id
  }

  /// Feeds what `==` looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model.map(ObjectIdentifier.init))
    hasher.combine(id)
  }

  /// The id and the type of the model.
  public var description: String {
    model.map { "\(id) of \($0)" } ?? "\(id)"
  }

  /// Whether the row is known by an id, whatever the type of its model.
  func has(_ id: AnyHashable) -> Bool {
    self.id == id || (self.id.base as? RowIdentity)?.has(id) == true
  }

  /// The types of the id and the model, as in `Int of Quake`.
  var typeOfID: String {
    if let identity = id.base as? RowIdentity { return identity.typeOfID }
    guard let model else { return "position" }
    let own = type(of: id.base)
    return own == model ? "\(own)" : "\(own) of \(model)"
  }

  private struct Position: Hashable, CustomStringConvertible {
    let position: Int
    let section: AnyHashable
    var description: String { "position \(position) in '\(section)'" }
  }
}
