import { type FaceId, faces } from "@octavo/engine";
import { fontFile, nodeWorld } from "@octavo/press";

export interface FontFile {
  readonly id: FaceId;
  /** Absolute path of the TrueType file. */
  readonly path: string;
}

/** `names` are all names that documents may use, with those of earlier versions first. */
export interface FontList {
  readonly names: readonly string[];
  readonly files: readonly FontFile[];
}

export function listFonts(): FontList {
  return { names: nodeWorld().fonts.names, files: faces.map(({ id }) => ({ id, path: fontFile(id) })) };
}
