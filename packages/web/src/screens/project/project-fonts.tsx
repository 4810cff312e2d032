import type { Project } from "@octavo/contract";
import { usesOfFont, withFonts, withoutFont } from "@octavo/editor";
import { type SharedParts, sharedParts } from "@octavo/engine";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { changeShared } from "../../api/designs.ts";
import { projectQuery } from "../../api/project-queries.ts";
import { OwnFontsDialog } from "../../editor/fonts/own-fonts-dialog.tsx";
import { useResources, useWorld } from "../../editor/painting/resources.ts";

interface ProjectFontsProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Fonts that the project contains. Each change is stored at once. */
export function ProjectFonts({ project, onClose }: ProjectFontsProps) {
  const cache = useQueryClient();
  const resources = useResources();
  const { fonts: library } = useWorld();
  const shared = sharedParts(project);
  const { fonts } = shared;
  useEffect(() => {
    resources.setFonts(fonts);
  }, [resources, fonts]);
  const store = async (change: (shared: SharedParts) => SharedParts) => {
    const latest = await cache.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
    await changeShared(cache, latest, JSON.stringify(change(sharedParts(latest))));
  };
  return (
    <OwnFontsDialog
      fonts={fonts ?? []}
      library={library}
      usesOf={(font) => usesOfFont(font, [...project.masters, ...project.pages], shared, library)}
      texts={{ ...project, fonts: undefined }}
      onAdd={(added) => store((known) => withFonts(known, added))}
      onRemove={(font) => store((known) => withoutFont(known, font))}
      onClose={onClose}
    />
  );
}
