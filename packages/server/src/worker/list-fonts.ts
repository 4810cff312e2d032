import { type FaceId, faces } from "@octavo/engine";
import { fontFile } from "@octavo/press";

export interface FontFile {
  readonly id: FaceId;
  readonly name: string;
  /** Absolute path of the TrueType file. */
  readonly path: string;
}

export function listFonts(): { readonly fonts: readonly FontFile[] } {
  return { fonts: faces.map(({ id, name }) => ({ id, name, path: fontFile(id) })) };
}
