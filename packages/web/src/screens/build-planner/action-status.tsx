import { useEffect, useState } from "react";
import { t, tn, translate } from "../../language/t.ts";
import { formatFileSize } from "../../ui/file-size.ts";
import { Progress } from "../../ui/progress.tsx";
import type { BuildSession, BuildState } from "./build-session.ts";

interface ActionStatusProps {
  readonly session: BuildSession;
  readonly state: BuildState;
}

export function ActionStatus({ session, state }: ActionStatusProps) {
  const { pdf, problem, storageProblem } = state;
  const compiling = useDelayedFlag(state.compiling, 300);
  const work = pdf.status === "making" ? pdfProgress(pdf) : compiling ? compileProgress() : undefined;
  return (
    <div className="min-w-0 flex-1 lg:min-h-[1.875rem]">
      {work && (
        <div className="flex items-center gap-3">
          <Progress {...work} />
          <button
            type="button"
            className="min-h-6 text-sm font-semibold text-accent underline underline-offset-3 pointer-coarse:min-h-11"
            onClick={() => session.cancel()}
          >
            {t("Cancel")}
          </button>
        </div>
      )}
      <output className="block text-[0.9375rem] leading-snug">
        {problem && <p className="font-semibold text-danger">{translate(problem)}</p>}
        {!problem && pdf.status === "made" && <p className="tabular-nums">{describePdf(pdf)}</p>}
        {storageProblem && <p className="text-warning">{storageProblem}</p>}
      </output>
    </div>
  );
}

const compileProgress = () => ({ label: t("Compiling…"), done: undefined, total: 1 });

function pdfProgress({ pages, total }: { readonly pages: number; readonly total: number }) {
  return { label: t("Making the PDF: page {page} of {total}", { page: pages, total }), done: pages, total };
}

function describePdf({
  name,
  pages,
  bytes,
}: {
  readonly name: string;
  readonly pages: number;
  readonly bytes: number;
}) {
  return `${name} · ${tn(pages, "{count} page", "{count} pages")} · ${formatFileSize(bytes)}`;
}

/** Returns true while `running` has lasted longer than `delay`, in milliseconds. */
function useDelayedFlag(running: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(running), running ? delay : 0);
    return () => clearTimeout(timer);
  }, [running, delay]);
  return late && running;
}
