import type { Project } from "@octavo/contract";
import type { QueryClient } from "@tanstack/react-query";
import { restoreVersion, versionsQuery } from "../../api/versions.ts";
import { t } from "../../language/t.ts";

/** Restores the content before the last write of a project. Returns what happened. */
export async function undoWrite(cache: QueryClient, changed: Project): Promise<string> {
  const { versions } = await cache.fetchQuery(versionsQuery(changed));
  const [before] = versions;
  if (before) await restoreVersion(cache, changed, before.id);
  return t("The content before was restored.");
}
