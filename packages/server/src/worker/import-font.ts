import type { DocumentFont } from "@octavo/engine";
import { MessageError } from "@octavo/foundation";
import { importFontFile, toDocumentFont } from "@octavo/press";
import { ApiError } from "../http/api-error.ts";

/** Throws an `ApiError` for a font that cannot be used. */
export async function importFont({ file }: { readonly file: string }): Promise<DocumentFont> {
  try {
    return toDocumentFont(await importFontFile(Buffer.from(file, "base64")));
  } catch (cause) {
    if (!(cause instanceof MessageError)) throw cause;
    throw new ApiError("INVALID_REQUEST", cause.data, { details: [{ path: "file", message: cause.data }], cause });
  }
}
