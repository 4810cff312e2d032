import type { Project } from "@octavo/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, ChevronDown, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useAfterTyped } from "../../dates/use-after-typed.ts";
import { rightsOf } from "../../gallery/rights.ts";
import { t, tn } from "../../language/t.ts";
import { ProjectMenu } from "../../projects/project-menu.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { CompactButton } from "../../ui/compact-button.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { useMenuTrigger } from "../../ui/use-menu-trigger.ts";
import { DeviceSelect } from "./device-select.tsx";
import type { Details } from "./project-details.tsx";
import { ProjectName } from "./project-name.tsx";
import type { LivePlanner } from "./use-live-planner.ts";
import type { ProjectCompile } from "./use-project-compile.ts";

interface ProjectHeaderProps {
  readonly project: Project;
  readonly live: LivePlanner;
  readonly compilation: ProjectCompile;
  /** True if the plan on screen differs from the stored one. */
  readonly isPlanChanged: boolean;
  readonly onProblem: (problem: string | undefined) => void;
  /** Shows what a change of the device did. */
  readonly onMessage: (message: string | undefined) => void;
  readonly onShowProblems: () => void;
  readonly onShare: () => void;
}

/** One row on wide screens. */
export function ProjectHeader(props: ProjectHeaderProps) {
  const { project, live, compilation, isPlanChanged, onProblem, onMessage, onShowProblems } = props;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-rule px-4 py-1.5 sm:px-6">
      <Identity {...props} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:w-full">
        <DeviceSelect project={project} onProblem={onProblem} onMessage={onMessage} />
        <PlannerState live={live} compilation={compilation} onShowProblems={onShowProblems} />
        {project.made_from && <ChangeChoices {...{ project, isPlanChanged }} />}
        <Actions {...props} />
      </div>
    </header>
  );
}

const DeleteProject = lazy(async () => (await import("../../projects/delete-project.tsx")).DeleteProject, closable);

const ChoicesDialog = lazy(async () => (await import("./choices-dialog.tsx")).ChoicesDialog, closable);

const ProjectFonts = lazy(async () => (await import("./project-fonts.tsx")).ProjectFonts, closable);

const TransferDialog = lazy(async () => (await import("../../transfer/transfer-dialog.tsx")).TransferDialog, closable);

const ProjectDetails = lazy(async () => (await import("./project-details.tsx")).ProjectDetails, {
  close:
    ({ draft, onClose }) =>
    () =>
      onClose(draft),
});

function Identity({ project, isPlanChanged, onProblem, onShare }: ProjectHeaderProps) {
  const { metadata } = project;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"name" | "details" | "choices" | "fonts" | "transfer" | "deletion">();
  const [details, setDetails] = useState<Details>();
  const close = () => setOpened(undefined);
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-center gap-x-2">
      <BackLink />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-x-1">
          <ProjectName
            project={project}
            isEditing={opened === "name"}
            onEditing={(isEditing) => setOpened(isEditing ? "name" : undefined)}
            onProblem={onProblem}
          />
          <ProjectMenu
            project={{ id: project.id, name: metadata.name }}
            isClone={project.sources.length > 0}
            onRename={() => setOpened("name")}
            onDetails={() => setOpened("details")}
            // A project of before is looked up by the dialog.
            onChoices={project.made_from === null ? undefined : () => setOpened("choices")}
            onFonts={() => setOpened("fonts")}
            onShare={onShare}
            onTransfer={() => setOpened("transfer")}
            onDelete={() => setOpened("deletion")}
            onProblem={onProblem}
          />
          {metadata.is_public && <Badge>{t("Public")}</Badge>}
        </div>
        <Facts project={project} />
      </div>
      {opened === "details" && (
        <ProjectDetails
          project={project}
          draft={details}
          onClose={(unfinished) => {
            setDetails(unfinished);
            close();
          }}
        />
      )}
      {opened === "choices" && <ChoicesDialog {...{ project, isPlanChanged }} onClose={close} />}
      {opened === "fonts" && <ProjectFonts project={project} onClose={close} />}
      {opened === "transfer" && (
        <TransferDialog device={metadata.device_profile} project={project} isChanged={isPlanChanged} onClose={close} />
      )}
      {opened === "deletion" && (
        <DeleteProject
          project={{ id: project.id, name: metadata.name }}
          onDeleted={() => void navigate({ to: "/projects" })}
          onClose={close}
        />
      )}
    </div>
  );
}

function BackLink() {
  return (
    <Link
      to="/projects"
      className="-ms-1 inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] text-ink-soft hover:text-accent max-lg:min-w-8"
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="max-lg:sr-only">{t("All projects")}</span>
    </Link>
  );
}

function Facts({ project: { metadata, masters, plan, updated_at } }: Pick<ProjectHeaderProps, "project">) {
  const description = metadata.description || t("No description");
  return (
    <div className="flex gap-x-3 text-sm leading-snug text-ink-soft max-md:flex-wrap">
      <p dir="auto" title={description} className="min-w-0 truncate">
        {description}
      </p>
      <span aria-hidden="true" className="max-md:hidden">
        ·
      </span>
      <dl className="flex gap-x-3 whitespace-nowrap max-md:flex-wrap *:flex *:gap-x-1 [&_dd]:tabular-nums">
        <div>
          <dt>{t("Masters")}</dt>
          <dd>{masters.length}</dd>
        </div>
        <div>
          <dt>{t("Plan Sections")}</dt>
          <dd>{plan.sections.length}</dd>
        </div>
        <div>
          <dt>{t("Updated")}</dt>
          <dd>{formatDate(updated_at)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Tells in words what the planner on screen needs. */
function PlannerState({
  live: { problems, isReady, failure },
  compilation: { compiling },
  onShowProblems,
}: Pick<ProjectHeaderProps, "live" | "compilation" | "onShowProblems">) {
  const count = problems?.filter(({ severity }) => severity !== "hint").length ?? 0;
  const words = "text-[0.9375rem] text-ink-soft";
  if (compiling) return <p className={words}>{t("Compiling…")}</p>;
  if (!isReady) return <p className={words}>{t("No pages yet")}</p>;
  if (failure !== undefined) return <p className={words}>{t("Not checked")}</p>;
  if (!problems) return <p className={words}>{t("Checking…")}</p>;
  if (count === 0) return <p className={words}>{t("No problems")}</p>;
  return (
    <button
      type="button"
      className="min-h-9 text-[0.9375rem] font-semibold text-warning underline underline-offset-4 pointer-coarse:min-h-11"
      onClick={onShowProblems}
    >
      {tn(count, "{count} problem", "{count} problems")}
    </button>
  );
}

/** Of a project that was made from a starter: its language, sections and hours, with the user's own changes kept. */
function ChangeChoices({ project, isPlanChanged }: Pick<ProjectHeaderProps, "project" | "isPlanChanged">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CompactButton
        name={t("Change choices…")}
        Icon={SlidersHorizontal}
        isNamed
        onPointerEnter={() => void ChoicesDialog.preload()}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ChoicesDialog {...{ project, isPlanChanged }} onClose={() => setOpen(false)} />}
    </>
  );
}

const DownloadOptions = lazy(async () => (await import("./download-options.tsx")).DownloadOptions, closable);

function Actions({ project, live, compilation, isPlanChanged }: ProjectHeaderProps) {
  const { ready, compiling, pdf, isOutdated, compile, downloadPdf } = compilation;
  const { goOn, isAdding } = useAfterTyped({ download: () => void downloadPdf() });
  const missing = t("Add a master and a plan section first");
  const change = isPlanChanged ? t("Uses the saved plan, without your unsaved changes") : undefined;
  const unsaved = isPlanChanged ? t("Includes your unsaved changes to the plan") : undefined;
  return (
    <div className="ms-auto flex gap-x-3 max-sm:flex-1 max-sm:*:flex-1">
      <Button
        disabled={!ready || compiling}
        title={ready ? (change ?? t("Makes all pages once and lists their problems, without a download")) : missing}
        onClick={() => void compile()}
      >
        {compiling ? t("Compiling…") : t("Test Compile")}
      </Button>
      <Button
        data-hint="download"
        kind="primary"
        disabled={!live.isReady || isAdding || pdf !== undefined}
        title={live.isReady ? (live.hasErrors ? change : unsaved) : missing}
        onClick={() => void goOn("download")}
      >
        {pdf ? t("Generating…") : isOutdated ? t("Download again") : t("Download PDF")}
      </Button>
      <DownloadMenu {...{ project, live }} />
    </div>
  );
}

const PrintDialog = lazy(async () => (await import("./print/print-dialog.tsx")).PrintDialog, closable);

function DownloadMenu({ project, live }: Pick<ProjectHeaderProps, "project" | "live">) {
  const [isPrinting, setPrinting] = useState(false);
  const { planner, engine } = live;
  const { trigger, opened, wasOpened, close, triggerProps } = useMenuTrigger();
  const label = t("Download options");
  return (
    <span className="-ms-2" style={{ flex: "none" }}>
      <IconButton
        name={label}
        Icon={ChevronDown}
        onPointerEnter={() => void DownloadOptions.preload()}
        {...triggerProps}
      />
      {wasOpened && (
        <DownloadOptions
          {...{ label, projectId: project.id, trigger, opened }}
          onPrint={planner && (() => setPrinting(true))}
          onClose={close}
        />
      )}
      {isPrinting && planner && (
        <PrintDialog
          {...{ name: project.metadata.name, rights: rightsOf(project), planner, engine: engine() }}
          onClose={() => setPrinting(false)}
        />
      )}
    </span>
  );
}
