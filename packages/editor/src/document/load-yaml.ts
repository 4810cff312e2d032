import type * as documentYaml from "./document-yaml.ts";

export type DocumentYaml = typeof documentYaml;

let loaded: DocumentYaml | undefined;

/** What reads and prints documents as YAML. */
export async function loadYaml(): Promise<DocumentYaml> {
  try {
    loaded = await import("./document-yaml.ts");
    return loaded;
  } catch (cause) {
    throw new Error("What reads and writes YAML could not be loaded. Check the connection and try again.", { cause });
  }
}

/** The same for what cannot wait. */
export const yamlIfLoaded = (): DocumentYaml | undefined => loaded;
