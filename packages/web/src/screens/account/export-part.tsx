import type { Fetch } from "@octavo/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { apiThrough } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { account as messages } from "../../api/messages.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { formatFileSize } from "../../ui/file-size.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";

interface ExportOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes so far. The server makes the file while it is read, so the total is unknown. */
  readonly onProgress: (bytes: number) => void;
}

/** Downloads everything in the account. */
export function ExportPart() {
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const download = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      running.current = controller;
      setBytes(0);
      const file = await readAccountExport({ signal: controller.signal, onProgress: setBytes });
      downloadFile(file, "octavo-account.zip");
    },
  });
  const isCancelled = download.error?.name === "AbortError";
  return (
    <SectionPart
      title={t("Download your data")}
      about={t(
        "A ZIP file with your planners as documents and PDFs, with their versions, pictures and fonts, and with your templates and saved parts. Any site of Octavo can read it.",
      )}
    >
      {download.error && !isCancelled && (
        <Notice kind="error">{failureMessage(download.error, messages.exportFailed)}</Notice>
      )}
      {download.isSuccess && <Notice kind="success">{t("Your data is downloaded.")}</Notice>}
      {download.isPending ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={() => running.current?.abort()}>{t("Cancel")}</Button>
          <output className="text-ink-soft tabular-nums">
            {t("Packing your data… {size}", { size: formatFileSize(bytes) })}
          </output>
        </div>
      ) : (
        <Button onClick={() => download.mutate()}>{t("Download everything")}</Button>
      )}
    </SectionPart>
  );
}

/** Reads the ZIP file with all data of the user. The browser may keep the parts of a `Blob` on its disk. */
async function readAccountExport({ signal, onProgress }: ExportOptions): Promise<Blob> {
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
