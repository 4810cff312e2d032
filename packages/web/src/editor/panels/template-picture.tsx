import type { Template, World } from "@octavo/engine";
import { useMemo } from "react";
import { PagePicture } from "../canvas/page-picture.tsx";
import { pagePainter } from "../canvas/painter.ts";
import { useRepaintOnLoad } from "../canvas/use-painter.ts";

interface TemplatePictureProps {
  readonly template: Template;
  /** From 1. */
  readonly page: number;
  readonly world: World;
  /** In CSS pixels, both at most. */
  readonly width: number;
  readonly height: number;
}

/** A page of a template that nobody edits. */
export function TemplatePicture({ template, page, world, width, height }: TemplatePictureProps) {
  const paint = useRepaintOnLoad(useMemo(() => pagePainter(template, world, page), [template, world, page]));
  const { master_id } = template.page_assignments.find((assignment) => assignment.page === page) ?? {};
  const below = template.masters.find(({ id }) => id === master_id)?.widgets;
  const widgets = useMemo(() => template.widgets.filter((widget) => widget.page === page), [template, page]);
  const { dimensions } = template.canvas;
  const shown = Math.min(width, (height * dimensions.width) / dimensions.height);
  return <PagePicture canvas={template.canvas} below={below} widgets={widgets} paint={paint} width={shown} />;
}
