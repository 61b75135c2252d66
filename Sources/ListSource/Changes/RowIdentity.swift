/// The identity of a row in a list with models of several types.
///
/// It consists of the id and the type of the model: 7 of `Quake` and 7 of `User` are two rows. It is not `Sendable`,
/// because an id known only at run time might not be. Snapshots of a list with a single id type contain the ids
/// themselves.
public struct RowIdentity: Hashable, CustomStringConvertible {
  private let model: Any.Type?
  private let id: AnyHashable

  /// Creates the identity of a model from its type and its own id. Also accepts an `any Identifiable`.
  public init<Model: Identifiable>(_ model: Model) {
    self.model = type(of: model)
    id = AnyHashable(model.id)
  }

  /// Creates an identity from an id and a model type.
  @usableFromInline
  init(id: AnyHashable, of model: Any.Type) {
    self.model = model
    self.id = id
  }

  /// Creates the identity of a row whose model has no id, from its position in a section.
  ///
  /// Its content may have changed, so return true for it from `rowChanged` in
  /// ``ListChanges/init(from:to:rowChanged:sectionChanged:)``.
  public init(position: Int, in section: AnyHashable) {
    model = nil
    id = AnyHashable(Position(position: position, section: section))
  }

  /// Returns whether both identify the same row, by id and model type or by position.
  public static func == (one: RowIdentity, other: RowIdentity) -> Bool {
    one.model == other.model && one.id == other.id
  }

  /// Hashes the id and the model type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model.map(ObjectIdentifier.init))
    hasher.combine(id)
  }

  /// The id and the model type, as in `7 of Quake`.
  public var description: String {
    model.map { "\(id) of \($0)" } ?? "\(id)"
  }

  /// Returns whether the row has an id, ignoring the type of its model.
  func has(_ id: AnyHashable) -> Bool {
    self.id == id || (self.id.base as? RowIdentity)?.has(id) == true
  }

  /// The types of the id and of the model, as in `Int of Quake`.
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
