import type { Project } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureMessage, isNotFound } from "../api/failures.ts";
import { projects as messages } from "../api/project-messages.ts";
import { projectQuery } from "../api/project-queries.ts";
import { t, translate } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Loading } from "../ui/loading.tsx";
import { Notice } from "../ui/notice.tsx";

interface ProjectLoaderProps {
  readonly id: string;
  readonly children: (project: Project) => ReactNode;
}

export function ProjectLoader({ id, children }: ProjectLoaderProps) {
  const { data: project, error, isPending, refetch } = useQuery(projectQuery(id));
  if (project) return children(project);
  if (isPending) return <Loading>{t("Loading project...")}</Loading>;
  if (isNotFound(error)) return <NotFound />;
  return (
    <Notice
      kind="error"
      className="m-4 sm:m-6"
      action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
    >
      {failureMessage(error, messages.load)}
    </Notice>
  );
}

function NotFound() {
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col items-start justify-center gap-4 px-4 py-10 sm:items-center sm:text-center">
      <title>{`${translate(messages.notFound)} – Octavo`}</title>
      <div>
        <h1 className="text-2xl font-semibold tracking-tight outline-none">{translate(messages.notFound)}</h1>
        <p className="mt-1 text-ink-soft">{translate(messages.notFoundMore)}</p>
      </div>
      <LinkButton kind="primary" to="/projects">
        {t("Back to Projects")}
      </LinkButton>
    </div>
  );
}
