"""The modules to check: the package's as SwiftPM builds them, and the Xcode project's as Xcode does."""

import dataclasses
import json
import os
import pathlib

from property_list import property_list, settings_of
from toolchain import Unusable, output_of


STAND_IN, STAND_IN_TESTS = "PortableUIKit", "PortableUIKitTests"


@dataclasses.dataclass
class Module:
    """A module to compile. `needs` are the package's modules that it imports, in dependency order."""

    name: str
    sources: list
    needs: list
    flags: list


def swift_files(folder, excluded=()):
    out = [folder / name for name in excluded] + list(folder.rglob("*.docc"))
    return sorted(f for f in folder.rglob("*.swift") if not any(f.is_relative_to(path) for path in out))


class Package:
    """The package's manifest, for one platform."""

    def __init__(self, root, platform, scratch):
        self.root, self.platform = root, platform.in_manifest
        manifest = json.loads(output_of(
            "swift", "package", "--package-path", root, "--scratch-path", scratch, "dump-package"))
        self.name, self.targets = manifest["name"], {target["name"]: target for target in manifest["targets"]}
        self.language = manifest["swiftLanguageVersions"][0]
        self.products = {product["name"]: product["targets"] for product in manifest["products"]}
        self.version = next(p["version"] for p in manifest["platforms"] if p["platformName"] == self.platform)

    def needs(self, names):
        """Returns these modules and their dependencies, in dependency order."""
        found = []
        for name in names:
            used = [dependency["byName"] if "byName" in dependency else dependency["target"]
                    for dependency in self.targets[name]["dependencies"]]
            inner = self.needs([other for other, condition in used
                                if self.platform in (condition or {}).get("platformNames", [self.platform])])
            found += [other for other in [*inner, name] if other not in found]
        return found

    def _module(self, name):
        target = self.targets[name]
        folder = self.root / (target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{name}")
        flags = ["-swift-version", self.language, "-package-name", self.name.lower(), "-DSWIFT_PACKAGE", "-DDEBUG"]
        for setting in target["settings"]:
            [(kind, value)] = setting["kind"].items()
            if kind != "enableUpcomingFeature" or setting.get("condition"):
                raise Unusable(f"{name}: the setting {setting} is not supported")
            flags += ["-enable-upcoming-feature", value["_0"]]
        return Module(name, swift_files(folder, target["exclude"]), self.needs([name])[:-1], flags)

    def needed_by(self, modules):
        """Returns the names of the modules that these import."""
        return {name for module in modules for name in module.needs}

    def libraries(self):
        """Returns the modules of the products and those that tests share, in dependency order."""
        names = [name for name, target in self.targets.items() if target["type"] == "regular" and name != STAND_IN]
        return [self._module(name) for name in self.needs(names)]

    def tests(self):
        """Returns the test targets, except those of the terminal program and of UIKit's stand-in."""
        libraries = {library.name for library in self.libraries()}
        names = [name for name, target in self.targets.items() if target["type"] == "test" and name != STAND_IN_TESTS]
        return [self._module(name) for name in names if libraries.issuperset(self.needs([name])[:-1])]


class XcodeProject:
    """The demo's Xcode project. Its targets consist of whole folders."""

    PLATFORMS = ("ios", "maccatalyst")  # SUPPORTED_PLATFORMS and SUPPORTS_MACCATALYST

    def __init__(self, root):
        [project], [settings] = root.glob("DemoApp/**/*.xcodeproj"), root.glob("DemoApp/**/*.xcconfig")
        self.folder = project.parent
        self.objects = property_list((project / "project.pbxproj").read_text(), "project.pbxproj")["objects"]
        self.parents = {child: key for key, found in self.objects.items() for child in found.get("children", ())}
        self.flags = ["-DDEBUG"]
        for name, value in settings_of(settings.read_text()).items():
            if name == "SWIFT_VERSION":
                self.flags += ["-swift-version", value.partition(".")[0]]
            elif name.startswith("SWIFT_UPCOMING_FEATURE_") and value == "YES":
                words = name.removeprefix("SWIFT_UPCOMING_FEATURE_").split("_")
                self.flags += ["-enable-upcoming-feature", "".join(map(str.capitalize, words))]

    def modules(self, package):
        """Yields the app and the tests that it hosts."""
        for target in self.objects.values():
            if target["isa"] == "PBXNativeTarget":
                sources = [file for key in target["fileSystemSynchronizedGroups"] for file in self._sources(key)]
                linked = [self.objects[key]["productName"] for key in target.get("packageProductDependencies", ())]
                needs = package.needs([name for product in linked for name in package.products[product]])
                yield Module(target["name"], sources, needs, self.flags)

    def _sources(self, key):
        left_out = [name for exception in self.objects[key].get("exceptions", ())
                    for name in self.objects[exception].get("membershipExceptions", ())]
        return swift_files(self._place(key), left_out)

    def _place(self, key):
        """Returns the folder of a group. Its path is relative to the parent's folder."""
        parent = self.parents.get(key)
        folder = self._place(parent) if parent else self.folder
        return pathlib.Path(os.path.normpath(folder / self.objects[key].get("path", "")))
