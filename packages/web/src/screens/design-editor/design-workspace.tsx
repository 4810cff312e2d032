import type { Diagnostic } from "@octavo/foundation";
import { useEffect, useState } from "react";
import type { PlannerSource } from "../../engine-worker/protocol.ts";
import { t, translate } from "../../language/t.ts";
import { PlannerView } from "../../planner-view/planner-view.tsx";
import { type PlannerState, usePlanner } from "../../planner-view/use-planner.ts";
import { countErrors, sortDiagnostics } from "../../problems/problem-list.ts";
import { ProblemRow } from "../../problems/problem-row.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import type { CodeMirrorProps } from "../../yaml-editor/code-mirror.tsx";
import { YamlEditor } from "../../yaml-editor/yaml-editor.tsx";

interface DesignWorkspaceProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly source: PlannerSource;
  /** The last version without errors, which is shown first. */
  readonly valid: PlannerSource;
}

type Side = "yaml" | "page";

/** Shows a design as YAML beside its pages. The last valid pages stay visible while the YAML has errors. */
export function DesignWorkspace({ text, onText, source, valid }: DesignWorkspaceProps) {
  const planned = usePlanner(useSettled(source, valid));
  const narrow = useMediaQuery("(width < 68.75rem)");
  const [side, setSide] = useState<Side>("yaml");
  const [jump, setJump] = useState<CodeMirrorProps["jump"]>();
  return (
    <>
      {narrow && (
        <Tabs value={side} onValueChange={(next: Side) => setSide(next)} className="border-b border-rule px-4 sm:px-6">
          <TabList aria-label={t("YAML or page")}>
            <Tab value="yaml">{t("YAML")}</Tab>
            <Tab value="page">{t("Page")}</Tab>
          </TabList>
        </Tabs>
      )}
      <div className="flex min-h-0 flex-1 border-t border-rule max-lg:border-t-0">
        <section
          aria-label={t("Design, YAML")}
          hidden={narrow && side !== "yaml"}
          className="min-h-0 min-w-0 flex-col not-[[hidden]]:flex max-lg:flex-1 lg:w-[46%] lg:border-e"
        >
          <div className="min-h-0 flex-1">
            <YamlEditor
              document="template"
              label={t("Design, YAML")}
              value={text}
              onChange={onText}
              diagnostics={planned.diagnostics}
              wrap={narrow}
              jump={jump}
            />
          </div>
          <Problems diagnostics={planned.diagnostics} onJump={(line, column) => setJump({ line, column })} />
        </section>
        <section
          aria-label={t("Pages")}
          hidden={narrow && side !== "page"}
          className="min-h-0 min-w-0 flex-1 flex-col not-[[hidden]]:flex"
        >
          <PagesOf {...planned} />
        </section>
      </div>
    </>
  );
}

function PagesOf({ planner, draw, diagnostics, problem, compiling }: PlannerState) {
  return (
    <>
      {problem && (
        <Notice kind="error" className="m-4">
          {translate(problem)}
        </Notice>
      )}
      {planner && countErrors(diagnostics) > 0 && (
        <Notice className="m-4">{t("Showing the last valid version. Fix the errors to see your changes.")}</Notice>
      )}
      {planner ? (
        <PlannerView planner={planner} draw={draw} />
      ) : (
        !problem && <NoPages isDrawing={compiling && diagnostics.length === 0} />
      )}
    </>
  );
}

function NoPages({ isDrawing }: { readonly isDrawing: boolean }) {
  if (isDrawing) return <Loading>{t("Drawing…")}</Loading>;
  return (
    <p className="m-4 text-ink-soft">
      {t("The pages cannot be drawn. Correct the errors that are listed under Problems.")}
    </p>
  );
}

/** In milliseconds after the last keystroke. */
const typingPause = 250;

function useSettled<Value>(value: Value, first: Value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface ProblemsProps {
  readonly diagnostics: readonly Diagnostic[];
  readonly onJump: (line: number, column: number) => void;
}

const listed = 20;

function Problems({ diagnostics, onJump }: ProblemsProps) {
  const more = diagnostics.length - listed;
  return (
    <section
      aria-label={t("Problems")}
      className="max-h-[38%] shrink-0 overflow-y-auto border-t border-rule px-4 py-2.5 sm:px-6"
    >
      {diagnostics.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-soft">{t("No problems.")}</p>
      ) : (
        <ul>
          {sortDiagnostics(diagnostics)
            .slice(0, listed)
            .map((diagnostic, i) => (
              // Diagnostics have no id across compiles.
              <ProblemRow key={i} diagnostic={diagnostic} onJump={jumper(diagnostic, onJump)} />
            ))}
        </ul>
      )}
      {more > 0 && <p className="text-sm text-ink-soft">{t("… and {more} more", { more })}</p>}
    </section>
  );
}

function jumper({ at }: Diagnostic, onJump: ProblemsProps["onJump"]): (() => void) | undefined {
  const { line, column = 1, document } = at;
  return line !== undefined && document === "template" ? () => onJump(line, column) : undefined;
}
