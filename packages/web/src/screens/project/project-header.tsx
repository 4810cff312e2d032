import type { Project } from "@octavo/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { t } from "../../language/t.ts";
import { ProjectMenu } from "../../projects/project-menu.tsx";
import { QueuePosition } from "../../queue/queue-position.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { PdfProgress } from "../../ui/pdf-progress.tsx";
import type { Details } from "./project-details.tsx";
import { ProjectName } from "./project-name.tsx";
import type { ProjectCompile } from "./use-project-compile.ts";

interface ProjectHeaderProps {
  readonly project: Project;
  readonly compilation: ProjectCompile;
  /** True if the plan on screen differs from the stored one, which is compiled. */
  readonly isPlanChanged: boolean;
  readonly onProblem: (problem: string | undefined) => void;
}

const DeleteProject = lazy(async () => (await import("../../projects/delete-project.tsx")).DeleteProject, closable);

export function ProjectHeader({ project, compilation, isPlanChanged, onProblem }: ProjectHeaderProps) {
  const { metadata } = project;
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <header>
      {isDeleting && (
        <DeleteProject
          project={{ id: project.id, name: metadata.name }}
          onDeleted={() => void navigate({ to: "/projects" })}
          onClose={() => setDeleting(false)}
        />
      )}
      <Link to="/projects" className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-accent">
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("Projects")}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ProjectName project={project} onProblem={onProblem} />
            <ProjectMenu
              project={{ id: project.id, name: metadata.name }}
              onDelete={() => setDeleting(true)}
              onProblem={onProblem}
            />
            {metadata.is_public && <Badge>{t("Public")}</Badge>}
          </div>
          <Description project={project} />
        </div>
        <Actions compilation={compilation} isPlanChanged={isPlanChanged} />
      </div>
    </header>
  );
}

const ProjectDetails = lazy(async () => (await import("./project-details.tsx")).ProjectDetails, {
  close:
    ({ draft, onClose }) =>
    () =>
      onClose(draft),
});

function Description({ project }: { readonly project: Project }) {
  const [editing, setEditing] = useState(false);
  const [draft, setDraft] = useState<Details>();
  const close = (unfinished: Details | undefined) => {
    setDraft(unfinished);
    setEditing(false);
  };
  return (
    <div className="mt-1.5 max-w-prose">
      <p className="whitespace-pre-line text-ink-soft text-pretty wrap-anywhere">
        {project.metadata.description || t("No description")}
      </p>
      <button
        type="button"
        className="min-h-9 text-sm text-ink-soft underline decoration-rule underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
        onPointerEnter={() => void ProjectDetails.preload()}
        onClick={() => setEditing(true)}
      >
        {t("Edit details")}
      </button>
      {editing && <ProjectDetails project={project} draft={draft} onClose={close} />}
    </div>
  );
}

function Actions({ compilation, isPlanChanged }: Pick<ProjectHeaderProps, "compilation" | "isPlanChanged">) {
  const { ready, compiling, pdf, compile, downloadPdf, cancelPdf } = compilation;
  const title = ready ? undefined : t("Add a master and a plan section first");
  return (
    <div className="flex w-full flex-col gap-2 sm:w-auto sm:items-end">
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button disabled={!ready || compiling} title={title} onClick={() => void compile()}>
          {compiling ? t("Compiling…") : t("Test Compile")}
        </Button>
        <Button kind="primary" disabled={!ready || pdf !== undefined} title={title} onClick={() => void downloadPdf()}>
          {pdf ? t("Generating…") : t("Download PDF")}
        </Button>
      </div>
      <QueuePosition waiting={compiling} />
      {title && <p className="text-sm text-ink-soft">{title}</p>}
      {ready && isPlanChanged && (
        <p className="text-sm text-ink-soft">{t("Uses the saved plan, without your unsaved changes")}</p>
      )}
      {pdf && <PdfProgress {...pdf} onCancel={cancelPdf} className="w-full sm:w-72" />}
    </div>
  );
}
