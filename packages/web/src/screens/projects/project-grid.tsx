import type { ProjectListItem } from "@octavo/contract";
import { useState } from "react";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ProjectCard } from "./project-card.tsx";

const deleteProject = lazyPart(async () => (await import("./delete-project.tsx")).DeleteProject);

export function ProjectGrid({ projects }: { readonly projects: readonly ProjectListItem[] }) {
  const [leaving, setLeaving] = useState<ProjectListItem>();
  const stay = () => setLeaving(undefined);
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <li key={project.id} className="flex">
            <ProjectCard project={project} onDelete={() => setLeaving(project)} />
          </li>
        ))}
      </ul>
      {leaving && <deleteProject.Part props={{ project: leaving, onClose: stay }} onGiveUp={stay} />}
    </>
  );
}
