import RouterEvents

extension EventName {
  static let composeTapped: EventName = "conversations.composeTapped"
  static let contactsSearched: EventName = "picker.contactsSearched"
  static let contactsPicked: EventName = "picker.contactsPicked"
}
extension RowEvents {
  static let conversationSelected = RowEvent<Conversation>("conversations.selected")
  static let conversationMuted = RowEvent<Conversation>("conversations.muted")
  static let conversationDeleted = RowEvent<Conversation>("conversations.deleted")
  static let photoDetailTapped = RowEvent<Photo>("photos.detailTapped")
}
extension UserInfoKeys {
  static let contactIDs = UserInfoKey<Set<AnyHashable>>("picker.contactIDs")
}
