import type { Problem } from "@octavo/engine";
import { useEffect, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { listed, t, translate } from "../../language/t.ts";
import { formatPages, formatWidget } from "../../problems/problem-list.ts";
import { SeverityIcon } from "../../problems/problem-row.tsx";
import { Button } from "../../ui/button.tsx";
import { whenDone } from "../../ui/when-done.ts";
import { type AdaptedProject, withoutHints } from "./adapted-project.ts";

/**
 * Returns the problems of a project without hints. Undefined while it is checked, and without a project. The result of an
 * earlier project is never returned for another one, in whatever order the checks end.
 */
export function useProblems(engine: Pick<EngineClient, "run">, project: AdaptedProject | undefined) {
  const [checked, setChecked] = useState<{ readonly of: object; readonly problems: readonly Problem[] }>();
  useEffect(() => {
    if (!project) return undefined;
    return whenDone(engine.run("checkAdapted", project), (found) => {
      if (found) setChecked({ of: project, problems: withoutHints(found) });
    });
  }, [engine, project]);
  return checked && checked.of === project ? checked.problems : undefined;
}

interface DeviceProblemsProps {
  /** Problems that the change brings. */
  readonly problems: readonly Problem[];
  /** Those of them that a button can fix. */
  readonly fixable: readonly Problem[];
  readonly onFix: () => void;
}

/** Lists the problems of a change of the device before it is made. */
export function DeviceProblems({ problems, fixable, onFix }: DeviceProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section
      aria-label={t("Problems of this change: {count}", { count: problems.length })}
      className="mt-4 flex flex-col gap-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t("Problems of this change: {count}", { count: problems.length })}</h3>
        {fixable.length > 0 && <Button onClick={onFix}>{t("Fix what can be fixed")}</Button>}
      </div>
      <ul className="max-h-64 divide-y divide-rule overflow-y-auto border-y border-rule">
        {grouped(problems).map(([problem, count]) => (
          <li key={textOf(problem)} className="flex gap-2.5 py-1.5 text-[0.9375rem] leading-snug">
            <SeverityIcon severity={problem.severity} />
            <div className="min-w-0 flex-1 wrap-anywhere">
              {translate(problem.message)}
              {count > 1 && <span className="ms-1.5 font-semibold text-ink-soft tabular-nums">×{count}</span>}
              <span className="block text-sm text-ink-soft">{placeOf(problem)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeOf = ({ at, count }: Problem) => listed([at.master, formatWidget(at), formatPages(at, count)]);

const textOf = (problem: Problem) => `${translate(problem.message)} ${placeOf(problem)}`;

/** Problems with the same text, such as those of several links, with their number. */
function grouped(problems: readonly Problem[]): readonly (readonly [Problem, number])[] {
  const groups = Map.groupBy(problems, textOf);
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0], group.length] as const] : []));
}
