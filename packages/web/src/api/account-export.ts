import type { Fetch } from "@octavo/contract";
import { apiThrough } from "./client.ts";

interface ExportOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes so far. The server makes the file while it is read, so the total is unknown. */
  readonly onProgress: (bytes: number) => void;
}

/** Reads the ZIP file with all data of the user. The browser may keep the parts of a `Blob` on its disk. */
export async function readAccountExport({ signal, onProgress }: ExportOptions): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const counting: Fetch<AbortSignal> = async (url, request) => {
    const answer = await fetch(url, request);
    const { ok, status, statusText, headers, body } = answer;
    const arrayBuffer = async () => {
      for await (const chunk of readChunks(body)) {
        chunks.push(chunk);
        bytes += chunk.length;
        onProgress(bytes);
      }
      return new ArrayBuffer();
    };
    return { ok, status, statusText, headers, text: () => answer.text(), arrayBuffer };
  };
  await apiThrough(counting)("GET /api/account/export", { signal });
  return new Blob(chunks, { type: "application/zip" });
}

async function* readChunks(body: Response["body"]) {
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) yield next.value;
}
