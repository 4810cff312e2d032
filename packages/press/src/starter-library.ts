import { readdirSync, readFileSync } from "node:fs";
import { type DeviceProfile } from "@octavo/engine";
import { designFor, type Starter, type StarterDocuments, type StarterFiles, type Words } from "@octavo/starters";
import { CORE_SCHEMA, load } from "js-yaml";

const folder = new URL("../../../library/", import.meta.url);

export interface StarterLibrary {
  /** In display order. */
  readonly starters: readonly Starter[];
  readonly words: Words;
  /** Files for a device. Undefined if the starter does not support it. */
  readonly filesFor: (starter: Starter, profile: DeviceProfile) => StarterFiles | undefined;
}

let known: StarterLibrary | undefined;

/** The starter planners on disk. Parsed once per process. */
export function starterLibrary(): StarterLibrary {
  known ??= readLibrary();
  return known;
}

function readLibrary(): StarterLibrary {
  const words = readYaml<Words>("words.yaml");
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const starters = folders
    .filter(({ name }) => readdirSync(new URL(`${name}/`, folder)).includes("starter.yaml"))
    .map(({ name }) => readYaml<Starter>(`${name}/starter.yaml`))
    .toSorted((a, b) => a.order - b.order);
  return {
    starters,
    words,
    filesFor: (starter, profile) => {
      const design = designFor(starter, profile);
      return (
        design && {
          starter,
          words,
          masters: readYaml<StarterDocuments["masters"]>(`${starter.id}/${design.file}`),
          plan: readYaml<StarterDocuments["plan"]>(`${starter.id}/plan.yaml`),
        }
      );
    },
  };
}

/** The files belong to the program. A test opens each of them. */
function readYaml<T>(path: string): T {
  return load(readFileSync(new URL(path, folder), "utf8"), { schema: CORE_SCHEMA }) as T;
}
