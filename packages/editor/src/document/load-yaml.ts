import { MessageError } from "@octavo/engine/message";
import { yamlNotLoaded } from "../messages.ts";
import type * as documentYaml from "./document-yaml.ts";

export type DocumentYaml = typeof documentYaml;

let loaded: DocumentYaml | undefined;

/** Loads the module that reads and prints YAML. Rejects with a message for the user. */
export async function loadYaml(): Promise<DocumentYaml> {
  loaded = await orMessage(import("./document-yaml.ts"));
  return loaded;
}

/** Loads only what reads YAML, because an editor opens with it. Rejects with a message for the user. */
export const loadYamlReader = () => orMessage(import("./read-yaml.ts"));

/** Returns the module if it is already loaded. */
export const yamlIfLoaded = (): DocumentYaml | undefined => loaded;

async function orMessage<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch (cause) {
    throw new MessageError(yamlNotLoaded, { cause });
  }
}
