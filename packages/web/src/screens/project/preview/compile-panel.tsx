import type { CompileResponse, Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { t, tIn, tn, translate } from "../../../language/t.ts";
import { formatCounts, formatPages, formatWidget } from "../../../problems/problem-list.ts";
import { Button } from "../../../ui/button.tsx";
import type { ProjectCompile } from "../use-project-compile.ts";

interface CompilePanelProps {
  readonly project: Project;
  readonly compilation: ProjectCompile;
}

export function CompilePanel({ project, compilation: { ready, compiling, compiled, compile } }: CompilePanelProps) {
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{tIn("heading", "Compile")}</h2>
        <Button disabled={!ready || compiling} onClick={() => void compile()}>
          {compiling ? t("Compiling…") : t("Compile")}
        </Button>
      </div>
      {compiled ? <Compiled project={project} response={compiled} /> : <NotCompiled project={project} />}
      <p className="mt-3">
        <Link
          to="/projects/$projectId/compilation"
          params={{ projectId: project.id }}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
        >
          {t("Compilation rules and named pages")}
        </Link>
      </p>
    </section>
  );
}

function NotCompiled({ project: { compiled_pages } }: Pick<CompilePanelProps, "project">) {
  return (
    <p className="mt-2 text-ink-soft text-pretty">
      {compiled_pages === null
        ? t("Not compiled since the last change. Compile to see warnings. A download compiles automatically.")
        : tn(compiled_pages, "A PDF of {count} page is ready.", "A PDF of {count} pages is ready.")}
    </p>
  );
}

interface CompiledProps {
  readonly project: Project;
  readonly response: CompileResponse;
}

function Compiled({ project, response: { compilation_stats, diagnostics } }: CompiledProps) {
  const { total_pages, total_links, sections } = compilation_stats;
  return (
    <>
      <p className="mt-2 tabular-nums">
        {`${tn(total_pages, "{count} page", "{count} pages")}, ${tn(total_links, "{count} link", "{count} links")}`}
      </p>
      <ul className="mt-1 text-sm text-ink-soft tabular-nums">
        {Object.entries(sections).map(([kind, pages]) => (
          <li key={kind} className="flex justify-between gap-4 border-b border-rule py-1">
            <span className="min-w-0 wrap-anywhere">{kind}</span>
            <span>{tn(pages, "{count} page", "{count} pages")}</span>
          </li>
        ))}
      </ul>
      <Warnings project={project} diagnostics={diagnostics} />
    </>
  );
}

/** Specification, part 9. */
const listed = 10;

interface WarningsProps {
  readonly project: Project;
  readonly diagnostics: CompileResponse["diagnostics"];
}

function Warnings({ project, diagnostics }: WarningsProps) {
  const warnings = withoutDuplicates(diagnostics);
  if (warnings.length === 0)
    return <p className="mt-3 text-ink-soft">{t("No warnings. All links have a destination.")}</p>;
  return (
    <div className="mt-4 border-l-4 border-warning pl-3">
      <h3 className="font-semibold">{formatCounts(warnings)}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.9375rem] leading-snug wrap-anywhere">
        {warnings.slice(0, listed).map((warning) => (
          <li key={keyOf(warning)}>
            {translate(warning.data.message)}
            {warning.data.hint && <span className="block text-sm text-ink-soft">{translate(warning.data.hint)}</span>}
            <WidgetLink project={project} warning={warning} />
          </li>
        ))}
      </ul>
      {warnings.length > listed && (
        <p className="mt-1 text-ink-soft">{t("… and {count} more", { count: warnings.length - listed })}</p>
      )}
    </div>
  );
}

type Warning = CompileResponse["diagnostics"][number];

function withoutDuplicates(diagnostics: readonly Warning[]): readonly Warning[] {
  return [...new Map(diagnostics.map((one) => [keyOf(one), one])).values()];
}

function keyOf({ message, master, widget_id, section }: Warning): string {
  return JSON.stringify([message, master, widget_id, section]);
}

function WidgetLink({ project, warning }: { readonly project: Project; readonly warning: Warning }) {
  const { master, widget_id, section, first_page: page, page_label, count } = warning;
  const pages = formatPages({ page, page_label }, count);
  if (master === undefined)
    return <span className="block text-sm text-ink-soft">{[section, pages].filter(Boolean).join(", ")}</span>;
  const isPage = !project.masters.some(({ name }) => name === master);
  const look = "flex w-fit text-sm text-accent underline underline-offset-3 pointer-coarse:min-h-11";
  const words = [master, formatWidget(warning), pages].filter(Boolean).join(", ");
  const state = widget_id === undefined ? {} : { widget: widget_id };
  const { id: projectId } = project;
  return isPage ? (
    <Link
      to="/projects/$projectId/pages/$pageName"
      params={{ projectId, pageName: master }}
      state={state}
      className={look}
    >
      {words}
    </Link>
  ) : (
    <Link
      to="/projects/$projectId/masters/$masterName"
      params={{ projectId, masterName: master }}
      state={state}
      className={look}
    >
      {words}
    </Link>
  );
}
