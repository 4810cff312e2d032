import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/messages.ts";
import { projectsQuery } from "../../api/project-queries.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { loadDialogs } from "../../ui/dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { ConfirmAddress } from "./confirm-address.tsx";
import { NoProjects } from "./no-projects.tsx";
import { emptyForm, type ProjectForm } from "./project-form.ts";
import { ProjectGrid } from "./project-grid.tsx";

const createProject = lazyPart(async () => {
  const [{ CreateProject }] = await Promise.all([import("./create-project.tsx"), loadDialogs()]);
  return CreateProject;
});

export function ProjectsScreen() {
  const { data: projects, error, isFetching, refetch } = useQuery(projectsQuery);
  const [creating, setCreating] = useState(false);
  const [draft, setDraft] = useState(() => emptyForm("", new Date()));
  const create = () => setCreating(true);
  const close = (unfinished: ProjectForm | undefined) => {
    setDraft(unfinished ?? emptyForm("", new Date()));
    setCreating(false);
  };
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <PageHeading title={t("Projects")} subtitle={t("Create and manage your PDF template projects.")}>
        <Link
          to="/build"
          className="flex min-h-9 items-center px-1 text-[0.9375rem] text-ink-soft underline decoration-rule underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
        >
          {t("Build from YAML")}
        </Link>
        <Button kind="primary" onClick={create} onPointerEnter={() => void createProject.load()}>
          {t("New Project")}
        </Button>
      </PageHeading>
      <ConfirmAddress />
      {error && (
        <Notice
          kind="error"
          action={
            <Button disabled={isFetching} onClick={() => void refetch()}>
              {t("Try again")}
            </Button>
          }
        >
          {failureMessage(error, messages.list)}
        </Notice>
      )}
      {projects && (projects.length === 0 ? <NoProjects onCreate={create} /> : <ProjectGrid projects={projects} />)}
      {!projects && !error && <Loading>{t("Loading projects...")}</Loading>}
      {creating && <createProject.Part props={{ draft, onClose: close }} onGiveUp={() => setCreating(false)} />}
    </div>
  );
}
