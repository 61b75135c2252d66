#pragma once
#include "NSValues.h"
#pragma clang assume_nonnull begin
// Apple documentation: "UndoManager". dotnet/macios: NSUndoManager.
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UndoManager)  // developer.apple.com/documentation/foundation/undomanager
@interface NSUndoManager : NSObject
- (void)beginUndoGrouping;  // developer.apple.com/documentation/foundation/undomanager/beginundogrouping()
- (void)endUndoGrouping;  // developer.apple.com/documentation/foundation/undomanager/endundogrouping()
@property (readonly) NSInteger groupingLevel;  // developer.apple.com/documentation/foundation/undomanager/groupinglevel
- (void)disableUndoRegistration;  // developer.apple.com/documentation/foundation/undomanager/disableundoregistration()
- (void)enableUndoRegistration;  // developer.apple.com/documentation/foundation/undomanager/enableundoregistration()
@property (readonly, getter=isUndoRegistrationEnabled) BOOL undoRegistrationEnabled;  // developer.apple.com/documentation/foundation/undomanager/isundoregistrationenabled
@property BOOL groupsByEvent;  // developer.apple.com/documentation/foundation/undomanager/groupsbyevent
@property NSUInteger levelsOfUndo;  // developer.apple.com/documentation/foundation/undomanager/levelsofundo
- (void)undo;  // developer.apple.com/documentation/foundation/undomanager/undo()
- (void)redo;  // developer.apple.com/documentation/foundation/undomanager/redo()
@property (readonly) BOOL canUndo;  // developer.apple.com/documentation/foundation/undomanager/canundo
@property (readonly) BOOL canRedo;  // developer.apple.com/documentation/foundation/undomanager/canredo
@property (readonly, getter=isUndoing) BOOL undoing;  // developer.apple.com/documentation/foundation/undomanager/isundoing
@property (readonly, getter=isRedoing) BOOL redoing;  // developer.apple.com/documentation/foundation/undomanager/isredoing
- (void)removeAllActions;  // developer.apple.com/documentation/foundation/undomanager/removeallactions()
- (void)removeAllActionsWithTarget:(id)target;  // developer.apple.com/documentation/foundation/undomanager/removeallactions(withtarget:)
@property (readonly, copy) NSString *undoActionName;  // developer.apple.com/documentation/foundation/undomanager/undoactionname
@property (readonly, copy) NSString *redoActionName;  // developer.apple.com/documentation/foundation/undomanager/redoactionname
- (void)setActionName:(NSString *)actionName;  // developer.apple.com/documentation/foundation/undomanager/setactionname(_:)-8lzip
@end
#pragma clang assume_nonnull end
