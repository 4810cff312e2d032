import { getRouteApi } from "@tanstack/react-router";
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
    <ProjectLoader id={projectId}>{(project) => <TabletUpdate key={project.id} project={project} />}</ProjectLoader>
  );
}
