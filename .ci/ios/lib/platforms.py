"""The platforms that the sources can be checked for."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Platform:
    """One of Apple's platforms, with its names in the compiler and in the package's manifest."""

    in_manifest: str
    folder: str           # the subfolder of its modules in a resource folder
    system: str           # a triple is the system, a version and the environment
    environment: str
    oldest: str           # a version that no module is older than
    includes: str = "iOS 16"  # the iOS version that its first version corresponds to
    versions: tuple = ()  # how the compiler names its versions: (text, text for iOS)

    @property
    def module_triple(self):
        return self.system + self.environment

    def triple(self, version):
        return self.system + version + self.environment

    def as_on_ios(self, text):
        """Returns a message of the compiler as it reads for iOS."""
        for own, of_ios in self.versions:
            text = text.replace(own, of_ios)
        return text

    def label(self, length):
        """Returns a triple of this length, with zeros before its version, or None if it does not fit."""
        version = self.oldest.rjust(length - len(self.module_triple), "0")
        return self.triple(version) if len(self.triple(version)) == length else None


PLATFORMS = {
    "ios": Platform("ios", "iphoneos", "arm64-apple-ios", "", "14"),
    "catalyst": Platform("maccatalyst", "maccatalyst", "arm64-apple-ios", "-macabi", "14",
                         versions=(("Mac Catalyst", "iOS"),)),
    "visionos": Platform("visionos", "xros", "arm64-apple-xros", "", "1", "iOS 17",
                         versions=(("visionOS 2.", "iOS 18."), ("visionOS", "iOS"))),
}
