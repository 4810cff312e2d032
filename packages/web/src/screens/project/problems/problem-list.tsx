import type { Project } from "@octavo/contract";
import type { Diagnostic } from "@octavo/foundation";
import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { useState } from "react";
import { WhyButton } from "../../../help/why-button.tsx";
import { listed, t, translate } from "../../../language/t.ts";
import { formatCounts, formatPages, formatWidget } from "../../../problems/problem-list.ts";
import { SeverityIcon } from "../../../problems/problem-row.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { describePath, type PlanPath } from "../plan/field-problems.ts";
import { usePageOnView } from "../viewer/page-on-view.tsx";

interface ProblemListProps {
  readonly project: Project;
  readonly problems: readonly Diagnostic[];
  /** False while the viewer shows the pages of an earlier version. */
  readonly hasPages: boolean;
  /** Shows a field of the plan. */
  readonly onField: (path: PlanPath) => void;
}

/** Specification, part 9. */
const firstShown = 10;

/** The problems of the planner on screen. Each row leads to its page, and to the widget or the field of the plan. */
export function ProblemList({ problems, ...rows }: ProblemListProps) {
  const [isWhole, setWhole] = useState(false);
  const all = withoutDuplicates(problems);
  const counts = formatCounts(all);
  if (counts === undefined)
    return <p className="mt-3 text-ink-soft">{t("No warnings. All links have a destination.")}</p>;
  const shown = isWhole ? all : all.slice(0, firstShown);
  return (
    <div className="mt-3">
      <h3 className="font-semibold">{counts}</h3>
      <ul className="mt-1 divide-y divide-rule border-y border-rule">
        {shown.map((problem) => (
          <Row key={keyOf(problem)} problem={problem} {...rows} />
        ))}
      </ul>
      {shown.length < all.length && (
        <button
          type="button"
          className="min-h-9 text-ink-soft underline decoration-rule underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
          onClick={() => setWhole(true)}
        >
          {t("… and {count} more", { count: all.length - shown.length })}
        </button>
      )}
    </div>
  );
}

function withoutDuplicates(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(problems.map((one) => [keyOf(one), one])).values()];
}

function keyOf({ message, at: { master, block, widget_id, section, path } }: Diagnostic): string {
  return JSON.stringify([message, master, block, widget_id, section, path]);
}

interface RowProps extends Omit<ProblemListProps, "problems"> {
  readonly problem: Diagnostic;
}

function Row(props: RowProps) {
  const { problem, hasPages } = props;
  const { severity, code, message, hint, at } = problem;
  const { turnTo } = usePageOnView();
  const { page } = at;
  return (
    <li className="flex gap-2.5 py-2 text-[0.9375rem] leading-snug">
      <SeverityIcon severity={severity} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {translate(message)}
        {hint && <span className="block text-sm text-ink-soft">{translate(hint)}</span>}
        <PlaceOfProblem {...props} />
        <WhyButton code={code} problem={translate(message)} />
      </div>
      {hasPages && page !== undefined && (
        <IconButton
          name={t("Show page {page}", { page })}
          Icon={BookOpen}
          className="-my-1"
          onClick={() => turnTo(page)}
        />
      )}
    </li>
  );
}

const placeClasses = "flex w-fit text-start text-sm text-accent underline underline-offset-3 pointer-coarse:min-h-11";

function PlaceOfProblem({ project, problem: { at, count }, onField }: RowProps) {
  const { master, section, path } = at;
  const pages = formatPages(at, count);
  const block = at.block !== undefined && t("block {block}", { block: at.block });
  if (master !== undefined)
    return (
      <DesignLink
        project={project}
        name={master}
        widget={at.instance?.split("/")[0] ?? at.widget_id}
        words={listed([master, block, formatWidget(at), pages])}
      />
    );
  const field = fieldOf(path);
  if (field)
    return (
      <button type="button" className={placeClasses} onClick={() => onField(field)}>
        {describePath(project.plan, field)}
      </button>
    );
  return <span className="block text-sm text-ink-soft">{listed([section, block, pages])}</span>;
}

/** Returns the path within the plan. Undefined for other parts of the project. */
function fieldOf(path: PlanPath | undefined): PlanPath | undefined {
  return path?.[0] === "plan" ? path.slice(1) : undefined;
}

interface DesignLinkProps {
  readonly project: Project;
  readonly name: string;
  readonly widget: string | undefined;
  readonly words: string;
}

function DesignLink({ project: { id: projectId, masters }, name, widget, words }: DesignLinkProps) {
  const state = widget === undefined ? {} : { widget };
  const isPage = !masters.some((master) => master.name === name);
  return isPage ? (
    <Link
      to="/projects/$projectId/pages/$pageName"
      params={{ projectId, pageName: name }}
      state={state}
      className={placeClasses}
    >
      {words}
    </Link>
  ) : (
    <Link
      to="/projects/$projectId/masters/$masterName"
      params={{ projectId, masterName: name }}
      state={state}
      className={placeClasses}
    >
      {words}
    </Link>
  );
}
