#pragma once
// What the headers say of their declarations to Swift. Clang documentation: "Attributes in Clang"; Swift documentation:
// "swift_attr" in the importer's guide.
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
// A class that Swift sees as a value.
#define BRIDGED_TO(name) __attribute__((swift_bridge(name)))
#define IOS(version) __attribute__((availability(ios, introduced=version)))
// What is newer than visionOS 1 names that version too: only Swift's own versions are translated by SDKSettings.json.
#define IOS_VISIONOS(version, visionos_version) IOS(version) __attribute__((availability(visionos, introduced=visionos_version)))
#define IOS_UNTIL(first, last) __attribute__((availability(ios, introduced=first, deprecated=last)))
