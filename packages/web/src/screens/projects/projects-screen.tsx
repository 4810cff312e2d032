import type { ProjectListItem } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { projects as messages } from "../../api/project-messages.ts";
import { projectsQuery } from "../../api/project-queries.ts";
import { t } from "../../language/t.ts";
import { ConfirmAddress } from "../../session/confirm-address.tsx";
import { Button } from "../../ui/button.tsx";
import { loadDialogs } from "../../ui/dialog.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { DropFiles, FileInput } from "../../ui/drop-files.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { LibraryGrid, LibraryScreen } from "../../ui/library.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProjectCard } from "./project-card.tsx";
import { createTurns } from "./project-cover.tsx";
import { emptyForm, type ProjectForm } from "./project-form.ts";

const CreateProject = lazy(
  async () => {
    const [module] = await Promise.all([import("./create-project.tsx"), loadDialogs()]);
    return module.CreateProject;
  },
  {
    close:
      ({ draft, onClose }) =>
      () =>
        onClose(draft),
  },
);

const RecentlyDeleted = lazy(async () => (await import("./recently-deleted.tsx")).RecentlyDeleted, {
  isOptional: true,
});

const ExampleList = lazy(async () => (await import("../../starters/example-list.tsx")).ExampleList);

const OpenPdf = lazy(async () => (await import("./open-pdf.tsx")).OpenPdf, closable);

export function ProjectsScreen() {
  const query = useQuery(projectsQuery);
  const [creating, setCreating] = useState(false);
  const [draft, setDraft] = useState(() => emptyForm("", new Date()));
  const create = () => setCreating(true);
  const close = (unfinished: ProjectForm | undefined) => {
    setDraft(unfinished ?? emptyForm("", new Date()));
    setCreating(false);
  };
  const pdf = useDroppedPdf();
  const input = useRef<HTMLInputElement>(null);
  return (
    <DropFiles
      label={t("Drop a PDF of Octavo here to open its project")}
      onFiles={pdf.open}
      className="flex flex-1 flex-col"
    >
      <LibraryScreen
        title={t("Projects")}
        subtitle={`${t("Create and manage your PDF template projects.")} ${t("A project is one planner: the designs of its pages, and the plan that says how many there are.")}`}
        create={
          <>
            <LinkButton to="/make/$starter" params={{ starter: "daily" }}>
              {t("Make a planner")}
            </LinkButton>
            <Button onClick={() => input.current?.click()} onPointerEnter={() => void OpenPdf.preload()}>
              {t("Open a PDF of Octavo…")}
            </Button>
            <FileInput ref={input} label={t("PDF of Octavo")} accept=".pdf,application/pdf" onFiles={pdf.open} />
            <Button kind="primary" onClick={create} onPointerEnter={() => void CreateProject.preload()}>
              {t("New Project")}
            </Button>
          </>
        }
        notice={
          <>
            <ConfirmAddress />
            {pdf.opened && <OpenPdf key={pdf.opened.turn} files={pdf.opened.files} onClose={pdf.close} />}
          </>
        }
        query={query}
        failed={messages.list}
        loading={t("Loading projects...")}
        empty={<NoProjects onCreate={create} />}
        footer={
          <>
            <Examples />
            <RecentlyDeleted />
          </>
        }
      >
        {(projects) => <ProjectGrid projects={projects} />}
      </LibraryScreen>
      {creating && <CreateProject draft={draft} onClose={close} />}
    </DropFiles>
  );
}

/** Files that were dropped or chosen. Other files replace them. */
function useDroppedPdf() {
  const [opened, setOpened] = useState<{ readonly files: readonly File[]; readonly turn: number }>();
  return {
    opened,
    open: (files: readonly File[]) => setOpened((before) => ({ files, turn: (before?.turn ?? 0) + 1 })),
    close: () => setOpened(undefined),
  };
}

/** Below the projects. The list of an empty account is open. */
function Examples() {
  const { data = [] } = useQuery(projectsQuery);
  const [wasOpened, setOpened] = useState(false);
  if (data.length === 0) return null;
  return (
    <Disclosure
      className="mt-auto border-t border-rule pt-2"
      summaryClassName="w-fit pe-3 text-ink-soft"
      summary={t("Examples")}
      onToggle={({ currentTarget }) => setOpened(wasOpened || currentTarget.open)}
    >
      <ExamplesHint />
      {wasOpened && <ExampleList />}
    </Disclosure>
  );
}

function ExamplesHint() {
  return (
    <p className="mt-1 mb-3 text-ink-soft text-pretty">
      {t("Each is a small project that shows one thing. Open one, change what you like, and throw it away.")}
    </p>
  );
}

const steps = () =>
  [
    [t("Choose"), t("a device, and a starter planner or a blank project.")],
    [t("Make it yours"), t("Design the pages and the links between them.")],
    [t("Download"), t("the PDF and copy it to your tablet.")],
  ] as const;

function NoProjects({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <section className="flex flex-1 flex-col items-start justify-center gap-6 py-6 sm:items-center sm:text-center">
      <div>
        <h2 className="text-2xl font-semibold tracking-tight">{t("No projects yet")}</h2>
        <p className="mt-1 text-ink-soft">{t("Create your first project to get started with PDF templates")}</p>
      </div>
      <Button kind="primary" className="min-h-11 px-5" onClick={onCreate}>
        {t("Create Project")}
      </Button>
      <ol className="mt-2 grid gap-x-10 gap-y-4 border-t border-rule pt-6 text-start sm:grid-cols-3">
        {steps().map(([step, what], index) => (
          <li key={step} className="flex max-w-60 gap-3">
            <span className="text-2xl leading-none font-semibold text-accent tabular-nums">{index + 1}</span>
            <p className="leading-snug text-ink-soft">
              <b className="font-semibold text-ink">{step}</b> {what}
            </p>
          </li>
        ))}
      </ol>
      <div className="w-full border-t border-rule pt-6">
        <h3 className="text-lg font-semibold">{t("Examples")}</h3>
        <ExamplesHint />
        <ExampleList />
      </div>
    </section>
  );
}

const DeleteProject = lazy(async () => (await import("../../projects/delete-project.tsx")).DeleteProject, closable);

const RenameProject = lazy(async () => (await import("../../projects/rename-project.tsx")).RenameProject, closable);

function ProjectGrid({ projects }: { readonly projects: readonly ProjectListItem[] }) {
  const [deleting, setDeleting] = useState<ProjectListItem>();
  const [inTurn] = useState(createTurns);
  const [renaming, setRenaming] = useState<ProjectListItem>();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <LibraryGrid items={projects}>
        {(project) => (
          <ProjectCard
            project={project}
            inTurn={inTurn}
            onRename={() => setRenaming(project)}
            onDelete={() => setDeleting(project)}
            onProblem={setProblem}
          />
        )}
      </LibraryGrid>
      {renaming && <RenameProject project={renaming} onClose={() => setRenaming(undefined)} />}
      {deleting && <DeleteProject project={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
