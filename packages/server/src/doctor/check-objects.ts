import { existsSync } from "node:fs";
import type { Config } from "../config.ts";
import { inspectObjects, readObjectsState } from "../objects/inspect-objects.ts";
import { openPlaces } from "../objects/open-places.ts";
import { databaseFile } from "../store/data-folder.ts";
import { lastMigration, newestMigration } from "../store/migrate.ts";
import { openStoreUnlocked } from "../store/open-store.ts";
import { type Finding, findings } from "./finding.ts";

/** Bytes that are read, in a second or two. `octavo admin objects verify` reads all. */
const maxBytes = 256 * 2 ** 20;
const listed = 10;

/** Looks for the large pictures, fonts and PDFs of the site. */
export async function checkObjects({ store, objects }: Pick<Config, "store" | "objects">): Promise<readonly Finding[]> {
  if ("dataDir" in store && !existsSync(databaseFile(store.dataDir))) return [];
  const report = findings("Objects");
  const { database, close } = await openStoreUnlocked(store);
  try {
    // Tables of another version are reported by the check of the database.
    if ((await lastMigration(database)) !== newestMigration) return [];
    const places = openPlaces(database, objects);
    await places.first.size("00/none");
    const state = await readObjectsState(database, places);
    const { objects: number, read, faults } = await inspectObjects(database, places, maxBytes);
    const found = faults.slice(0, listed).map(({ message, projects, problem }) => {
      const of = projects.length > 0 ? ` It belongs to ${projects.join(", ")}.` : "";
      return report.error(`${message}${of}`, remedies[problem]);
    });
    if (faults.length > listed)
      found.push(
        report.error(`${faults.length - listed} more objects are missing or damaged.`, "octavo admin objects verify"),
      );
    if (found.length > 0) return found;
    const size = state.places.reduce((sum, { bytes }) => sum + bytes, 0);
    const sample = read < number ? `, of which ${read} were read` : "";
    const text = `${number} in ${state.places.map(({ place }) => place).join(", ") || state.first}, ${(size / 1e6).toFixed(1)} MB, undamaged${sample}.`;
    return [report.ok(text)];
  } finally {
    await close();
  }
}

const remedies = {
  missing: "Copy it back from a backup of that place, or restore a backup: docs/backup.md",
  damaged: "Copy it back from a backup of that place, or restore a backup: docs/backup.md",
  unavailable: "Check OCTAVO_OBJECTS and the settings that begin with OCTAVO_S3_: docs/operations.md",
  full: "Free some space.",
} as const;
