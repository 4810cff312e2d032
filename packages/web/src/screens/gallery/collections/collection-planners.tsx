import type { PublicCollection } from "@octavo/contract";
import { PublicProjectCard } from "../public-project-card.tsx";
import { listClasses } from "./collection-parts.tsx";

export function CollectionPlanners({ projects }: Pick<PublicCollection, "projects">) {
  return (
    <ul className={listClasses}>
      {projects.map((project) => (
        <PublicProjectCard key={project.id} project={project} />
      ))}
    </ul>
  );
}
