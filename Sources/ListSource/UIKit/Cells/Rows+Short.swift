public import PlatformUIKit

extension Rows {
  /// Creates rows that show texts and images of their models, without a cell class.
  ///
  /// ```swift
  /// Rows(books, text: \.title, detail: \.author, image: \.cover)
  /// ```
  ///
  /// The content is a `UIListContentConfiguration.cell()`, or a `subtitleCell()` if there is a detail, the smaller text
  /// below the text. For colors, fonts or a state, use `Rows(_:content:)`.
  @MainActor
  public init(
    _ models: [Model],
    text: @escaping (_ model: Model) -> String,
    detail: ((_ model: Model) -> String?)? = nil,
    image: ((_ model: Model) -> UIImage?)? = nil
  ) {
    self.init(models) { model, _ in
      var content: UIListContentConfiguration = detail == nil ? .cell() : .subtitleCell()
      content.text = text(model)
      content.secondaryText = detail?(model)
      content.image = image?(model)
      return content
    }
  }
}

extension Rows where Model == PlainRow {
  /// Creates a single row that shows a text.
  ///
  /// ```swift
  /// if messages.isEmpty { Rows(text: "No messages") }
  /// ```
  ///
  /// The id must be unique in the list. With one other than the text, the row stays in place when its text changes.
  public init(text: String, id: String? = nil) {
    self.init(plain: [PlainRow(text, id: id)])
  }
}

extension Rows {
  /// Creates rows whose cell classes a closure chooses. The classes are registered automatically.
  ///
  /// ```swift
  /// Rows(messages) { message in message.isPhoto ? PhotoCell.self : TextCell.self }
  /// ```
  ///
  /// Each class must be ``ViewConfigurable`` with the model type of the rows. If a changed model needs another class,
  /// its row gets a new cell. A later list does not call the closure for a row that stays in its section with an
  /// unchanged model, so only the model should decide.
  @MainActor
  public init(
    _ models: [Model],
    cell: @escaping (_ model: Model) -> any (ListCell & ViewConfigurable<Model>).Type
  ) {
    self.init(models, cell: CellKind(choosing: { (model: Model) in kind(of: cell(model)) }))
  }
}

@MainActor
private func kind<Cell: ListCell & ViewConfigurable>(of cell: Cell.Type) -> CellKind { CellKind(cell) }
