import type { CompileResponse, Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { said, t, tIn, tn } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import type { ProjectWork } from "../use-project-work.ts";

interface CompilePanelProps {
  readonly project: Project;
  readonly work: ProjectWork;
}

export function CompilePanel({ project, work: { ready, compiling, compiled, compile } }: CompilePanelProps) {
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{tIn("heading", "Compile")}</h2>
        <Button disabled={!ready || compiling} onClick={() => void compile()}>
          {compiling ? t("Compiling…") : t("Compile")}
        </Button>
      </div>
      {compiled ? <Compiled response={compiled} /> : <NotCompiled project={project} />}
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
        ? t(
            "Not compiled since the last change. Downloading compiles by itself; compile here to see what there is to mend.",
          )
        : tn(compiled_pages, "A PDF of {count} page is ready.", "A PDF of {count} pages is ready.")}
    </p>
  );
}

function Compiled({ response: { compilation_stats, warnings } }: { readonly response: CompileResponse }) {
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
      <Warnings warnings={warnings} />
    </>
  );
}

/** Specification, part 9. */
const listed = 10;

function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0)
    return <p className="mt-3 text-ink-soft">{t("No warnings: every link leads somewhere.")}</p>;
  return (
    <div className="mt-4 border-l-4 border-warning pl-3">
      <h3 className="font-semibold">{tn(warnings.length, "{count} warning", "{count} warnings")}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.9375rem] leading-snug wrap-anywhere">
        {[...new Set(warnings.slice(0, listed))].map((warning) => (
          <li key={warning}>{said(warning)}</li>
        ))}
      </ul>
      {warnings.length > listed && (
        <p className="mt-1 text-ink-soft">{t("… and {count} more", { count: warnings.length - listed })}</p>
      )}
    </div>
  );
}
