import { getRouteApi } from "@tanstack/react-router";
import { t } from "../../language/t.ts";
import { ProjectPage } from "../../projects/project-page.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ProjectLoader } from "../../ui/project-loader.tsx";

const route = getRouteApi("/studio/own/projects/$projectId/update");

const TabletUpdate = lazy(async () => (await import("./tablet-update.tsx")).TabletUpdate, {
  fallback: () => <Loading />,
});

export function UpdateScreen() {
  const { projectId } = route.useParams();
  return (
    <ProjectLoader id={projectId}>
      {(project) => (
        <ProjectPage
          project={project}
          title={t("Update the planner on your tablet")}
          subtitle={t(
            "Tablets keep handwriting by page number. Octavo makes a PDF of the saved plan in which each page stays at its place.",
          )}
        >
          <TabletUpdate key={project.id} project={project} />
        </ProjectPage>
      )}
    </ProjectLoader>
  );
}
