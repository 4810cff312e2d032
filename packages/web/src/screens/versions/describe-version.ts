import type { ProjectVersion, VersionChange } from "@octavo/contract";
import { listed, t, tn } from "../../language/t.ts";
import { describeChange } from "../../projects/describe-change.ts";
import { formatDateTime } from "../../ui/format-date.ts";

export function versionTitle({ name, saved_at }: Pick<ProjectVersion, "name" | "saved_at">): string {
  return name ?? formatDateTime(saved_at);
}

/** Maximum number of changes in a description. */
const described = 3;

/** Describes changes in words: "Day changed, Week added and 2 more". Null stands for unknown changes. */
export function describeChanges(changes: readonly VersionChange[] | null): string {
  if (changes === null) return t("Earlier changes are unknown");
  if (changes.length === 0) return t("No changes");
  const shown = listed(changes.slice(0, described).map(describeChange));
  const more = changes.length - described;
  return more > 0 ? tn(more, "{shown} and {count} more", "{shown} and {count} more", { shown }) : shown;
}
