import { getRouteApi } from "@tanstack/react-router";
import { ProjectLoader } from "../../ui/project-loader.tsx";
import { Compilation } from "./compilation.tsx";

const route = getRouteApi("/studio/own/projects/$projectId/compilation");

export function CompilationScreen() {
  const { projectId } = route.useParams();
  return (
    <ProjectLoader id={projectId}>{(project) => <Compilation key={project.id} project={project} />}</ProjectLoader>
  );
}
