/** Puts the designs of a project on another page, as a change of the device does. */
import type { Master } from "../model/master.ts";
import { type SharedParts, sharedParts, type WrittenSharedParts } from "../model/shared-parts.ts";
import type { Canvas, Template } from "../model/template.ts";
import { templateDefaults } from "../parse/template-defaults.ts";
import { rescaleTemplate } from "../rescale/rescale-template.ts";
import type { Minimums } from "../rescale/scale.ts";

export interface DesignSet<Design extends Master> extends SharedParts {
  readonly default_canvas: Canvas;
  readonly masters: readonly Design[];
  readonly pages: readonly Design[];
}

/** Applies a change that takes a template, such as rescaling, to designs. */
export function mapAsTemplate<Design extends Master>(
  { default_canvas: canvas, masters, pages, ...shared }: DesignSet<Design>,
  change: (template: Template) => Template,
): DesignSet<Design> {
  const designs = [...masters, ...pages];
  const library = designs.map(({ name, frame, widgets }) => {
    return { id: name, name, ...(frame !== undefined && { frame }), widgets };
  });
  const changed = change({ ...templateDefaults, canvas, ...sharedParts(shared), masters: library });
  const changedDesigns = designs.map((design, i) => ({ ...design, widgets: changed.masters[i]?.widgets ?? [] }));
  return {
    default_canvas: changed.canvas,
    ...sharedParts(changed),
    masters: changedDesigns.slice(0, masters.length),
    pages: changedDesigns.slice(masters.length),
  };
}

/** Scales the designs of a project to a page, unless they have its size. */
export function onPage<Project extends Omit<DesignSet<Master>, keyof SharedParts> & WrittenSharedParts>(
  project: Project,
  { dimensions: page }: Canvas,
  minimums: Minimums | undefined,
): Project {
  const { width, height } = project.default_canvas.dimensions;
  if (page.width === width && page.height === height) return project;
  const options = { mode: "proportional", ...(minimums && { minimums }) } as const;
  return {
    ...project,
    ...mapAsTemplate({ ...project, ...sharedParts(project) }, (template) => rescaleTemplate(template, page, options)),
  };
}
