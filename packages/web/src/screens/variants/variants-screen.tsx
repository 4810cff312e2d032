import { getRouteApi } from "@tanstack/react-router";
import { ProjectLoader } from "../../projects/project-loader.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";

const route = getRouteApi("/studio/own/projects/$projectId/variants");

const AllVariants = lazy(async () => (await import("./all-variants.tsx")).AllVariants, {
  fallback: () => <Loading />,
});

export function VariantsScreen() {
  const { projectId } = route.useParams();
  return (
    <ProjectLoader id={projectId}>{(project) => <AllVariants key={project.id} project={project} />}</ProjectLoader>
  );
}
