import { getRouteApi } from "@tanstack/react-router";
import { ProjectLoader } from "../../ui/project-loader.tsx";
import { LoadedProject } from "./loaded-project.tsx";

const route = getRouteApi("/studio/own/projects/$projectId");

export function ProjectScreen() {
  const { projectId } = route.useParams();
  return (
    <ProjectLoader id={projectId}>{(project) => <LoadedProject key={project.id} project={project} />}</ProjectLoader>
  );
}
