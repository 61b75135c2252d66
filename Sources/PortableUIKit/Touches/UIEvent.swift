/// One interaction of the user with the app (`developer.apple.com/documentation/uikit/uievent`).
@MainActor
public final class UIEvent {}
