import { getRouteApi } from "@tanstack/react-router";
import { ProjectLoader } from "../../projects/project-loader.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";

const route = getRouteApi("/studio/own/projects/$projectId/update");

const TabletUpdate = lazy(async () => (await import("./tablet-update.tsx")).TabletUpdate, {
  fallback: () => <Loading />,
});

export function UpdateScreen() {
  const { projectId } = route.useParams();
  return (
    <ProjectLoader id={projectId}>{(project) => <TabletUpdate key={project.id} project={project} />}</ProjectLoader>
  );
}
