import type { Diagnostic } from "@octavo/engine";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { BuildState } from "./build-session.ts";
import type { Jump } from "./editors.tsx";
import { countErrors, formatCounts, formatExtent, formatPlace, inOrder } from "./problem-list.ts";

const firstShown = 10;

interface ProblemsProps {
  readonly state: BuildState;
  readonly onJump: (jump: Jump) => void;
}

export function Problems({ state: { diagnostics, planner, changed }, onJump }: ProblemsProps) {
  const [all, setAll] = useState(false);
  const ordered = inOrder(diagnostics);
  const shown = all ? ordered : ordered.slice(0, firstShown);
  const more = ordered.length - shown.length;
  const extent = planner && countErrors(diagnostics) === 0 ? formatExtent(planner) : undefined;
  return (
    <section
      aria-label="Problems"
      className="max-h-[38%] shrink-0 overflow-y-auto border-t border-rule px-4 py-2.5 sm:px-6"
    >
      <h2 className="flex items-center gap-2 text-[0.9375rem] tabular-nums">
        <Summary counts={formatCounts(diagnostics)} extent={extent} changed={changed} />
      </h2>
      {shown.length > 0 && (
        <ul className="mt-1.5">
          {shown.map((diagnostic, i) => (
            // Problems have no identity across compiles.
            <Problem key={i} diagnostic={diagnostic} onJump={onJump} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          className="min-h-9 text-sm font-semibold text-accent pointer-coarse:min-h-11"
          onClick={() => setAll(true)}
        >
          … and {more} more
        </button>
      )}
    </section>
  );
}

interface SummaryProps {
  readonly counts: string | undefined;
  /** Pages and links; of a text with errors there are none. */
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
  if (extent === undefined) return <span className="text-ink-soft">Checking…</span>;
  return (
    <span className={`flex items-center gap-2 ${changed ? "text-ink-soft" : ""}`}>
      <CircleCheck size={17} strokeWidth={1.75} className="text-accent" aria-hidden="true" />
      No problems. {extent}.
    </span>
  );
}

interface ProblemProps {
  readonly diagnostic: Diagnostic;
  readonly onJump: (jump: Jump) => void;
}

function Problem({ diagnostic: { severity, message, hint, count = 1, at }, onJump }: ProblemProps) {
  const place = formatPlace(at);
  const jump = jumpTo(at);
  return (
    <li className="flex gap-2.5 py-1.5 text-[0.9375rem] leading-snug">
      <SeverityIcon severity={severity} />
      <div className="min-w-0 flex-1 wrap-break-word">
        {message}
        {count > 1 && <span className="ml-1.5 font-semibold text-ink-soft tabular-nums">×{count}</span>}
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      {jump ? (
        <button
          type="button"
          className="shrink-0 self-start text-sm whitespace-nowrap text-accent tabular-nums underline underline-offset-3 pointer-coarse:-my-3 pointer-coarse:min-h-11 pointer-coarse:px-1"
          onClick={() => onJump(jump)}
        >
          {place}
        </button>
      ) : (
        <span className="shrink-0 text-sm text-ink-soft tabular-nums">{place}</span>
      )}
    </li>
  );
}

function jumpTo({ document, line, column = 1 }: Diagnostic["at"]): Jump | undefined {
  if (line === undefined || document === undefined || document === "template") return undefined;
  return { draft: document, line, column };
}

function SeverityIcon({ severity }: { readonly severity: Diagnostic["severity"] }) {
  const Icon = severity === "error" ? CircleX : TriangleAlert;
  return (
    <span className={`mt-0.5 ${severity === "error" ? "text-danger" : "text-warning"}`}>
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{severity === "error" ? "Error:" : "Warning:"}</span>
    </span>
  );
}
