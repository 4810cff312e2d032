import type { OriginalState, Project, PublicProject } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { failureMessage } from "../../api/failures.ts";
import { originalQuery } from "../../api/originals.ts";
import { licenceName } from "../../gallery/licence-name.ts";
import { PublicProjectLink } from "../../gallery/public-project-link.tsx";
import { t } from "../../language/t.ts";
import { ProjectLoader } from "../../projects/project-loader.tsx";
import { ProjectPage } from "../../projects/project-page.tsx";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";

const route = getRouteApi("/studio/own/projects/$projectId/original");

const MergeChanges = lazy(async () => (await import("./merge-changes.tsx")).MergeChanges, {
  fallback: () => <Loading />,
});

/** Shows what has changed in the original of a clone, and merges it. */
export function OriginalScreen() {
  const { projectId } = route.useParams();
  return (
    <ProjectLoader id={projectId}>
      {(project) => (
        <ProjectPage
          project={project}
          title={t("Changes of the original")}
          subtitle={t("Take over what changed in the project that this one was cloned from. Your own changes stay.")}
        >
          <Original key={project.id} project={project} />
        </ProjectPage>
      )}
    </ProjectLoader>
  );
}

function Original({ project }: { readonly project: Project }) {
  const { data, error, refetch } = useQuery(originalQuery(project));
  if (error)
    return (
      <Notice kind="error" className="mt-4" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
        {failureMessage(error, t("Failed to load the changes of the original"))}
      </Notice>
    );
  if (!data) return <Loading />;
  const { original, revision, state } = data;
  if (original && revision !== null && state === "changed")
    return <MergeChanges key={revision} {...{ project, original, originalRevision: revision }} />;
  return <Nothing original={original}>{reasonFor(state, original, project)}</Nothing>;
}

interface NothingProps {
  readonly original: PublicProject | null;
  readonly children: ReactNode;
}

function Nothing({ original, children }: NothingProps) {
  return (
    <div className="mt-4">
      <Notice>{children}</Notice>
      {original && (
        <PublicProjectLink
          project={original}
          className="mt-3 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {t("View the original")}
        </PublicProjectLink>
      )}
    </div>
  );
}

function reasonFor(state: OriginalState["state"], original: PublicProject | null, project: Project): string {
  if (!original) return t("There is nothing to merge: this project has no original that can be cloned now.");
  const { metadata, author, account, licence } = original;
  if (state === "licence")
    return t(
      "The original is now under this licence: {licence}. Your project is under another: {own}. They do not go together. Clone the original again to have its changes.",
      { licence: licenceName(licence), own: licenceName(project.licence) },
    );
  if (state === "no_base")
    return t(
      "Octavo did not keep what the original was when this project was cloned, so it can't tell your changes from the original's. Clone the original again to have its changes.",
    );
  return t("Nothing is new: “{name}” by {author} has not changed since it was cloned or last merged.", {
    name: metadata.name,
    author: author || account,
  });
}
