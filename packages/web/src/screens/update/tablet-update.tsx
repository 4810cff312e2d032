import type { Project } from "@octavo/contract";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t, tn } from "../../language/t.ts";
import { ProjectPage } from "../../projects/project-page.tsx";
import { Button } from "../../ui/button.tsx";
import { DropFiles, FileInput } from "../../ui/drop-files.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ComparedFile } from "./compared-file.tsx";
import { type FileState, useTabletFile } from "./use-tablet-file.ts";

/** The PDF on the tablet, and its update. */
export function TabletUpdate({ project }: { readonly project: Project }) {
  // Another worker than that of the project, because the file can come from anyone.
  const reader = useEngine();
  const { state, open } = useTabletFile(reader);
  return (
    <ProjectPage
      project={project}
      title={t("Update the planner on your tablet")}
      subtitle={t(
        "Tablets keep handwriting by page number. Octavo makes a PDF of the saved plan in which each page stays at its place.",
      )}
    >
      <DropFiles
        label={t("Drop the PDF here")}
        onFiles={(files) => void open(files)}
        className="mt-5 flex flex-1 flex-col gap-5"
      >
        <FileChoice state={state} onFiles={(files) => void open(files)} />
        {state.status === "refused" && <Notice kind="error">{`${state.name}: ${state.reason}`}</Notice>}
        {state.status === "reading" && <Loading>{t("Reading the PDF…")}</Loading>}
        {state.status === "opened" && (
          <ComparedFile key={state.turn} project={project} file={state.file} reader={reader} />
        )}
      </DropFiles>
    </ProjectPage>
  );
}

interface FileChoiceProps {
  readonly state: FileState;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileChoice({ state, onFiles }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOpened = state.status === "opened";
  return (
    <div className="flex flex-col items-start gap-3 rounded-md border-2 border-dashed border-edge px-4 py-5">
      {isOpened ? (
        <p className="leading-snug">
          <span className="font-semibold wrap-anywhere">{state.file.name}</span>
          <span className="text-ink-soft tabular-nums">
            {` · ${tn(state.file.edition.manifest.pages.length, "{count} page", "{count} pages")}`}
          </span>
        </p>
      ) : (
        <p className="leading-snug">
          {t(
            "Drop the PDF that is on your tablet here, or choose it. A document of reMarkable (.rmdoc or .zip) contains it.",
          )}
        </p>
      )}
      <FileInput
        ref={input}
        label={t("PDF on the tablet")}
        accept=".pdf,.rmdoc,.zip,application/pdf"
        onFiles={onFiles}
      />
      <Button kind={isOpened ? "plain" : "primary"} className="min-h-11" onClick={() => input.current?.click()}>
        <FileUp size={16} strokeWidth={1.75} aria-hidden="true" />
        {isOpened ? t("Choose another PDF…") : t("Choose the PDF…")}
      </Button>
      <p className="text-sm leading-snug text-ink-soft text-pretty">
        {t("The file is read in this browser. Nothing of it is sent or stored. Back up your tablet first.")}
      </p>
    </div>
  );
}
