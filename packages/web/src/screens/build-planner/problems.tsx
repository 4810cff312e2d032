import type { Diagnostic } from "@octavo/foundation";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { t } from "../../language/t.ts";
import { countErrors, formatCounts, formatPlannerSize, sortDiagnostics } from "../../problems/problem-list.ts";
import { ProblemRow } from "../../problems/problem-row.tsx";
import type { BuildState, YamlDocument } from "./build-session.ts";

export interface Jump {
  readonly draft: YamlDocument;
  readonly line: number;
  readonly column: number;
}

const firstShown = 10;

interface ProblemsProps {
  readonly state: BuildState;
  readonly onJump: (jump: Jump) => void;
}

export function Problems({ state: { diagnostics, planner, changed }, onJump }: ProblemsProps) {
  const [all, setAll] = useState(false);
  const ordered = sortDiagnostics(diagnostics);
  const shown = all ? ordered : ordered.slice(0, firstShown);
  const more = ordered.length - shown.length;
  const extent = planner && countErrors(diagnostics) === 0 ? formatPlannerSize(planner) : undefined;
  return (
    <section
      aria-label={t("Problems")}
      className="max-h-[38%] shrink-0 overflow-y-auto border-t border-rule px-4 py-2.5 sm:px-6"
    >
      <h2 className="flex items-center gap-2 text-[0.9375rem] tabular-nums">
        <Summary counts={formatCounts(diagnostics)} extent={extent} changed={changed} />
      </h2>
      {shown.length > 0 && (
        <ul className="mt-1.5">
          {shown.map((diagnostic, i) => (
            // Diagnostics have no id across compiles.
            <ProblemRow key={i} diagnostic={diagnostic} onJump={jumper(diagnostic, onJump)} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          className="min-h-9 text-sm font-semibold text-accent pointer-coarse:min-h-11"
          onClick={() => setAll(true)}
        >
          {t("… and {count} more", { count: more })}
        </button>
      )}
    </section>
  );
}

interface SummaryProps {
  readonly counts: string | undefined;
  /** Number of pages and links; undefined for a text with errors. */
  readonly extent: string | undefined;
  readonly changed: boolean;
}

function Summary({ counts, extent, changed }: SummaryProps) {
  if (counts !== undefined)
    return (
      <>
        <span className="font-semibold">{counts}.</span>
        {extent && <span className="text-ink-soft">{extent}.</span>}
      </>
    );
  if (extent === undefined) return <span className="text-ink-soft">{t("Checking…")}</span>;
  return (
    <span className={`flex items-center gap-2 ${changed ? "text-ink-soft" : ""}`}>
      <CircleCheck size={17} strokeWidth={1.75} className="text-accent" aria-hidden="true" />
      {t("No problems. {extent}.", { extent })}
    </span>
  );
}

function jumper({ at }: Diagnostic, onJump: (jump: Jump) => void): (() => void) | undefined {
  const { document, line, column = 1 } = at;
  if (line === undefined || document === undefined || document === "template") return undefined;
  return () => onJump({ draft: document, line, column });
}
