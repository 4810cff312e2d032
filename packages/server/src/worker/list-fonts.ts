import { type FaceId, faceNamesOfApi, faces } from "@octavo/engine";
import { fontFile, hasFontFile } from "@octavo/press";

interface FontFile {
  readonly id: FaceId;
  /** Absolute path of the TrueType file. */
  readonly path: string;
}

export interface FontList {
  /** As documents spell them. */
  readonly names: readonly string[];
  /** Those that are installed. */
  readonly files: readonly FontFile[];
}

export function listFonts(): FontList {
  return {
    names: faceNamesOfApi,
    files: faces.filter(({ id }) => hasFontFile(id)).map(({ id }) => ({ id, path: fontFile(id) })),
  };
}
