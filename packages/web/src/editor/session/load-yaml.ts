import type * as documentYaml from "../document/document-yaml.ts";

export type DocumentYaml = typeof documentYaml;

/** What reads and prints documents as YAML. */
export async function loadYaml(): Promise<DocumentYaml> {
  try {
    return await import("../document/document-yaml.ts");
  } catch (cause) {
    throw new Error(
      "The part of the studio that reads and writes YAML could not be loaded. Check the connection and try again.",
      { cause },
    );
  }
}
