import type { CompileResponse, Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";
import { formatNumberOf } from "../../../ui/number-of.ts";
import type { ProjectWork } from "../use-project-work.ts";

interface CompilePanelProps {
  readonly project: Project;
  readonly work: ProjectWork;
}

export function CompilePanel({ project, work: { ready, compiling, compiled, compile } }: CompilePanelProps) {
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">Compile</h2>
        <Button disabled={!ready || compiling} onClick={() => void compile()}>
          {compiling ? "Compiling…" : "Compile"}
        </Button>
      </div>
      {compiled ? <Compiled response={compiled} /> : <NotCompiled project={project} />}
      <p className="mt-3">
        <Link
          to="/projects/$projectId/compilation"
          params={{ projectId: project.id }}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
        >
          Compilation rules and named pages
        </Link>
      </p>
    </section>
  );
}

function NotCompiled({ project: { compiled_pages } }: Pick<CompilePanelProps, "project">) {
  return (
    <p className="mt-2 text-ink-soft text-pretty">
      {compiled_pages === null
        ? "Not compiled since the last change. Downloading compiles by itself; compile here to see what there is to mend."
        : `A PDF of ${formatNumberOf(compiled_pages, "page")} is ready.`}
    </p>
  );
}

function Compiled({ response: { compilation_stats, warnings } }: { readonly response: CompileResponse }) {
  const { total_pages, total_links, sections } = compilation_stats;
  return (
    <>
      <p className="mt-2 tabular-nums">
        {`${formatNumberOf(total_pages, "page")}, ${formatNumberOf(total_links, "link")}`}
      </p>
      <ul className="mt-1 text-sm text-ink-soft tabular-nums">
        {Object.entries(sections).map(([kind, pages]) => (
          <li key={kind} className="flex justify-between gap-4 border-b border-rule py-1">
            <span className="min-w-0 wrap-anywhere">{kind}</span>
            <span>{formatNumberOf(pages, "page")}</span>
          </li>
        ))}
      </ul>
      <Warnings warnings={warnings} />
    </>
  );
}

/** Specification, part 9. */
const listed = 10;

function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return <p className="mt-3 text-ink-soft">No warnings: every link leads somewhere.</p>;
  return (
    <div className="mt-4 border-l-4 border-warning pl-3">
      <h3 className="font-semibold">{formatNumberOf(warnings.length, "warning")}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.9375rem] leading-snug wrap-anywhere">
        {[...new Set(warnings.slice(0, listed))].map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      {warnings.length > listed && <p className="mt-1 text-ink-soft">{`… and ${warnings.length - listed} more`}</p>}
    </div>
  );
}
