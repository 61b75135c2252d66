#if os(Linux) || os(macOS)
  import Commands
  import Foundation

  /// A line of input from the live page. Points, sizes and distances are in points of the screen.
  enum StdioInput: Equatable, Sendable {
    /// A phase of a touch, with the location of the touch.
    case touch(TouchPhase, CGPoint)

    /// A long press at a point: the touch has stayed there for half a second.
    case longPress(CGPoint)

    /// A turn of the mouse wheel while the pointer is at a point. Positive distances scroll right and down.
    case scroll(CGPoint, dx: Double, dy: Double)

    /// Text that the user types or pastes.
    case text(String)

    /// A press of a key that is identified by name.
    case key(Key)

    /// A press of a key, with its modifier keys, written as menus show them, for example `⌘F`.
    case shortcut(String)

    /// A new size of the screen.
    case size(CGSize)

    /// A change to the light or the dark appearance.
    case appearance(isDark: Bool)

    /// The kind of a line. The raw value is the name of the kind in JSON.
    enum Kind: String, CaseIterable, Sendable {
      case touch, longPress, scroll, key, size, appearance
    }

    enum TouchPhase: String, CaseIterable, Sendable {
      case began, moved, ended, cancelled
    }

    /// A key that is identified by name. The text of any other key is sent as ``StdioInput/text(_:)``.
    enum Key: String, CaseIterable, Sendable {
      case backspace, `return`
    }
  }

  extension StdioInput: Decodable {
    fileprivate enum Field: String, CodingKey {
      case kind, phase, x, y, dx, dy, text, shortcut, name, width, height, isDark
    }

    /// Creates a line by decoding JSON.
    ///
    /// - Parameter json: A JSON object in UTF-8. White space around it is ignored.
    /// - Throws: An ``InputFailure`` if the data is not a valid line.
    init(json: Data) throws(InputFailure) {
      do {
        self = try JSONDecoder().decode(Self.self, from: json)
      } catch let failure as InputFailure {
        throw failure
      } catch {
        throw .noObject
      }
    }

    /// Creates a line by decoding a JSON object.
    ///
    /// - Throws: An ``InputFailure`` if the input is not a JSON object, or if its kind or a field is invalid.
    init(from decoder: any Decoder) throws {
      guard let fields = try? decoder.container(keyedBy: Field.self) else { throw InputFailure.noObject }
      let name: String = try fields.value(.kind, expecting: "the name of a kind")
      guard let kind = Kind(rawValue: name) else { throw InputFailure.unknownKind(name) }
      do throws(InputFailure) {
        try self.init(kind, fields)
      } catch {
        throw error.in(kind)
      }
    }

    private init(_ kind: Kind, _ fields: KeyedDecodingContainer<Field>) throws(InputFailure) {
      switch kind {
      case .touch: self = .touch(try fields.choice(.phase), try fields.point())
      case .longPress: self = .longPress(try fields.point())
      case .scroll:
        self = .scroll(try fields.point(), dx: try fields.number(.dx), dy: try fields.number(.dy))
      case .key where fields.contains(.text): self = .text(try fields.value(.text, expecting: "a text"))
      case .key where fields.contains(.shortcut):
        let keys: String = try fields.value(.shortcut, expecting: "keys as menus show them")
        guard EventCommand.Key.reading(keys) != nil else {
          throw .wrongValue("shortcut", expected: "keys as menus show them", found: "'\(keys.excerpt)'")
        }
        self = .shortcut(keys)
      case .key: self = .key(try fields.choice(.name))
      case .size: self = .size(CGSize(width: try fields.number(.width), height: try fields.number(.height)))
      case .appearance:
        self = .appearance(isDark: try fields.value(.isDark, expecting: "true or false"))
      }
    }
  }

  // These methods throw errors that name the expected and the actual value.
  extension KeyedDecodingContainer<StdioInput.Field> {
    fileprivate func point() throws(InputFailure) -> CGPoint {
      CGPoint(x: try number(.x), y: try number(.y))
    }

    fileprivate func number(_ field: StdioInput.Field) throws(InputFailure) -> Double {
      try value(field, expecting: "a number")
    }

    fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>(
      _ field: StdioInput.Field
    ) throws(InputFailure) -> Choice {
      let expected = "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))"
      let name: String = try value(field, expecting: expected)
      guard let choice = Choice(rawValue: name) else {
        throw .wrongValue(field.rawValue, expected: expected, found: "'\(name.excerpt)'")
      }
      return choice
    }

    fileprivate func value<Value: Decodable>(
      _ field: StdioInput.Field,
      expecting expected: String
    ) throws(InputFailure) -> Value {
      do {
        return try decode(Value.self, forKey: field)
      } catch {
        throw .wrongValue(field.rawValue, expected: expected, found: found(field))
      }
    }

    /// Returns a short description of a field's value for an error message.
    private func found(_ field: StdioInput.Field) -> String {
      guard contains(field) else { return "nothing" }
      if (try? decodeNil(forKey: field)) == true { return "null" }
      if let flag = try? decode(Bool.self, forKey: field) { return "\(flag)" }
      if let number = try? decode(Double.self, forKey: field) { return "\(number)" }
      if let text = try? decode(String.self, forKey: field) { return "'\(text.excerpt)'" }
      if (try? nestedUnkeyedContainer(forKey: field)) != nil { return "a list" }
      let isObject = (try? nestedContainer(keyedBy: StdioInput.Field.self, forKey: field)) != nil
      return isObject ? "an object" : "an unreadable value"
    }
  }
#endif
