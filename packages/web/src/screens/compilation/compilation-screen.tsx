import { getRouteApi } from "@tanstack/react-router";
import { OpenedProject } from "../../ui/opened-project.tsx";
import { Compilation } from "./compilation.tsx";

const route = getRouteApi("/studio/own/projects/$projectId/compilation");

export function CompilationScreen() {
  const { projectId } = route.useParams();
  return (
    <OpenedProject id={projectId}>{(project) => <Compilation key={project.id} project={project} />}</OpenedProject>
  );
}
