import type { Design, ProjectChange } from "@octavo/contract";
import {
  type Canvas,
  type DeviceProfile,
  type Master,
  type RescaleMode,
  rescaleTemplate,
  type Template,
  templateDefaults,
} from "@octavo/engine";
import type { Moment } from "../store/tables.ts";
import { deviceCanvas } from "./device-canvas.ts";
import { editDocument } from "./edit-project.ts";
import { formatMoment } from "./project-answer.ts";
import { type PrintedDocument, printDocument, readWholeDocument, type StoredDocument } from "./project-document.ts";

/** The designs of a project, and the page that they are drawn for. */
export interface Drawn<D extends Master> {
  readonly default_canvas: Canvas;
  readonly masters: readonly D[];
  readonly pages: readonly D[];
}

export interface Rescaling {
  readonly document: StoredDocument;
  /** All of its text; absent where the designs stay as they are. */
  readonly pieces: readonly string[] | undefined;
  readonly profile: DeviceProfile;
  /** How the designs follow to the page of the other device. */
  readonly how: ProjectChange["rescale"];
  readonly now: Moment;
}

const modes: Readonly<Record<Exclude<Rescaling["how"], "none">, RescaleMode>> = {
  proportional: "proportional",
  width: "by_width",
  height: "by_height",
  stretch: "stretch",
};

/** In a render process. Designs on a page of the same size stay as they are, and so do those that are told to. */
export function rescaleDesigns({ document: before, pieces, profile, how, now }: Rescaling): PrintedDocument {
  if (how === "none" || !pieces)
    return editDocument(before, (document) => ({
      ...document,
      default_canvas: deviceCanvas(profile, document.default_canvas),
    }));
  const document = readWholeDocument(pieces);
  const { default_canvas } = document;
  const canvas = deviceCanvas(profile, default_canvas);
  if (haveSamePage(canvas, default_canvas)) return printDocument({ ...document, default_canvas: canvas });
  const options = { mode: modes[how], minimums: profile.constraints };
  const drawn = throughTemplate(document, (template) => rescaleTemplate(template, canvas.dimensions, options));
  const touched = (design: Design): Design => ({ ...design, updated_at: formatMoment(now) });
  const designs = { masters: drawn.masters.map(touched), pages: drawn.pages.map(touched) };
  return printDocument({ ...document, ...drawn, ...designs });
}

export function haveSamePage(a: Canvas, b: Canvas): boolean {
  return a.dimensions.width === b.dimensions.width && a.dimensions.height === b.dimensions.height;
}

/** Rescaling knows templates only. */
export function throughTemplate<D extends Master>(
  { default_canvas: canvas, masters, pages }: Drawn<D>,
  change: (template: Template) => Template,
): Drawn<D> {
  const designs = [...masters, ...pages];
  const library = designs.map(({ name, widgets }) => ({ id: name, name, widgets }));
  const changed = change({ ...templateDefaults, canvas, masters: library });
  const redrawn = designs.map((design, i) => ({ ...design, widgets: changed.masters[i]?.widgets ?? [] }));
  return {
    default_canvas: changed.canvas,
    masters: redrawn.slice(0, masters.length),
    pages: redrawn.slice(masters.length),
  };
}
