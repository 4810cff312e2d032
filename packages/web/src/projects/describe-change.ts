import type { VersionChange } from "@octavo/contract";
import { t } from "../language/t.ts";

/** Describes what differs between two contents of a project, within a sentence. */
export function describeChange({ of, change, name, new_name }: VersionChange): string {
  if (of === "plan") return t("plan changed");
  if (of === "rules") return t("compilation rules changed");
  if (of === "device") return t("device changed");
  if (of === "canvas") return t("page setup changed");
  if (of === "shared") return t("blocks and styles changed");
  return describeDesign(change, name ?? "", new_name ?? "");
}

function describeDesign(change: VersionChange["change"], name: string, newName: string): string {
  switch (change) {
    case "added":
      return t("{name} added", { name });
    case "changed":
      return t("{name} changed", { name });
    case "deleted":
      return t("{name} deleted", { name });
    case "renamed":
      return t("{name} renamed to {newName}", { name, newName });
    case "reordered":
      return t("masters reordered");
  }
}
