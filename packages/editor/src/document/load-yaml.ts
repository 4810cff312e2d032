import { MessageError } from "@octavo/foundation";
import { yamlNotLoaded } from "../messages.ts";
import type * as documentYaml from "./document-yaml.ts";

export type DocumentYaml = typeof documentYaml;

let loaded: DocumentYaml | undefined;

/** Loads the module that reads and prints YAML. Rejects with a message for the user. */
export async function loadYaml(): Promise<DocumentYaml> {
  try {
    loaded = await import("./document-yaml.ts");
    return loaded;
  } catch (cause) {
    throw new MessageError(yamlNotLoaded, { cause });
  }
}

/** Returns the module if it is already loaded. */
export const yamlIfLoaded = (): DocumentYaml | undefined => loaded;
