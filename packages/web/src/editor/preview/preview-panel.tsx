import { type EditorState, nextPage, pageNumber, previousPage } from "@octavo/editor";
import type { DeviceProfile } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { ChevronLeft, ChevronRight, Download, RefreshCw } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { preview as messages } from "../../api/editor-messages.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { type LivePreview, usePreview } from "./use-preview.ts";

interface PreviewPanelProps {
  readonly profile: DeviceProfile | undefined;
  readonly onProblem: (problem: Message) => void;
}

const pagesOf = ({ document }: EditorState) => document.pages.length;
const numberOf = ({ document, page }: EditorState) => Math.max(1, pageNumber(document, page));

const states = { connecting: "Connecting…", connected: "Connected", disconnected: "Disconnected" } as const;

const generating = "Generating preview…";

/** The page rendered by the server as in the PDF. */
export function PreviewPanel({ profile, onProblem }: PreviewPanelProps) {
  const editor = useEditor();
  const live = usePreview(editor);
  const total = useEditorState(pagesOf);
  const page = useEditorState(numberOf);
  const download = () => {
    if (live.picture) downloadFile(live.picture, `page-${page}.png`);
    else onProblem({ text: messages.download });
  };
  return (
    <section aria-label={t("Preview")} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="flex flex-wrap items-center gap-1 border-b border-rule px-3 py-1 text-sm text-ink-soft">
        <output className="me-auto">{translate(states[live.connection.state])}</output>
        <IconButton name={t("Refresh")} Icon={RefreshCw} disabled={!profile} onClick={live.refresh} />
        <IconButton name={t("Download PNG")} Icon={Download} disabled={!live.picture} onClick={download} />
      </div>
      {total > 1 && (
        <div className="flex items-center justify-center gap-2 border-b border-rule px-3 py-1 text-sm text-ink-soft">
          <IconButton
            name={t("Previous page")}
            Icon={ChevronLeft}
            disabled={page <= 1}
            onClick={() => editor.run(previousPage)}
          />
          {t("Page {page} of {total}", { page, total })}
          <IconButton
            name={t("Next page")}
            Icon={ChevronRight}
            disabled={page >= total}
            onClick={() => editor.run(nextPage)}
          />
        </div>
      )}
      <div className="flex flex-col gap-3 p-4">
        {profile && live.connection.problem !== undefined && (
          <p className="text-sm text-ink-soft">
            {translate(live.connection.problem)}
            {live.problem === undefined && t(". Pages still come, one request at a time.")}
          </p>
        )}
        {profile ? (
          <Picture live={live} page={page} />
        ) : (
          <p className="text-ink-soft">{t("Select a device profile to see the preview.")}</p>
        )}
        {profile && <p className="text-sm text-ink-soft">{t("{device}, 200% scale", { device: profile.name })}</p>}
      </div>
    </section>
  );
}

function Picture({ live, page }: { readonly live: LivePreview; readonly page: number }) {
  if (live.problem !== undefined)
    return (
      <Notice kind="error" action={<Button onClick={live.refresh}>{t("Try Again")}</Button>}>
        {live.problem}
      </Notice>
    );
  if (!live.picture)
    return live.generating ? (
      <p className="text-ink-soft">{translate(generating)}</p>
    ) : (
      <Button onClick={live.refresh}>{t("Generate Preview")}</Button>
    );
  return (
    <>
      <Shown picture={live.picture} page={page} />
      <p className="text-sm text-ink-soft">
        {translate(live.generating ? generating : "Live preview • Updates automatically")}
      </p>
    </>
  );
}

function Shown({ picture, page }: { readonly picture: Blob; readonly page: number }) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt={t("Page {page}", { page })} className="w-full border border-rule bg-page" />;
}
