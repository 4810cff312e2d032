import type { Design, ProjectChange } from "@octavo/contract";
import { type DeviceProfile, mapAsTemplate, type RescaleMode, rescaleTemplate } from "@octavo/engine";
import {
  type ProjectDocument,
  parseDocument,
  parseWholeDocument,
  type SerializedDocument,
  type StoredDocument,
  serializeDocument,
} from "../documents/project-document.ts";
import { formatMoment } from "../http/clock.ts";
import type { Moment } from "../store/tables.ts";
import { type DesignsEdit, withChanges } from "./design-edits.ts";
import { deviceCanvas, isSamePageSize } from "./device-canvas.ts";
import type { JobContext } from "./job-context.ts";

export interface Rescaling {
  readonly document: StoredDocument;
  /** JSON of the whole document. Undefined if the designs stay unchanged. */
  readonly pieces: readonly Uint8Array[] | undefined;
  readonly profile: DeviceProfile;
  /** Adaptation of the designs to the page of the new device. */
  readonly how: ProjectChange["rescale"];
  /** Replace the adapted designs. */
  readonly designs: DesignsEdit["changes"];
  readonly now: Moment;
}

const modes: Readonly<Record<Exclude<Rescaling["how"], "none">, RescaleMode>> = {
  proportional: "proportional",
  width: "by_width",
  height: "by_height",
  stretch: "stretch",
  keep_sizes: "keep_sizes",
};

/** Changes the device of a project. Throws an `ApiError` if a design is invalid. */
export function rescaleDesigns(rescaling: Rescaling, context: JobContext): SerializedDocument {
  const { designs: changes, now } = rescaling;
  return serializeDocument(withChanges(adapted(rescaling), { changes, now }, context));
}

/** Designs stay unchanged if the page size stays the same or `how` is "none". */
function adapted({ document: before, pieces, profile, how, now }: Rescaling): ProjectDocument {
  if (how === "none" || !pieces) return onDevice(parseDocument(before), profile);
  const document = parseWholeDocument(pieces);
  const { default_canvas: canvas } = onDevice(document, profile);
  if (isSamePageSize(canvas, document.default_canvas)) return { ...document, default_canvas: canvas };
  const options = { mode: modes[how], minimums: profile.constraints };
  const rescaled = mapAsTemplate<Design>(document, (template) => rescaleTemplate(template, canvas.dimensions, options));
  const withUpdateTime = (design: Design): Design => ({ ...design, updated_at: formatMoment(now) });
  const designs = { masters: rescaled.masters.map(withUpdateTime), pages: rescaled.pages.map(withUpdateTime) };
  return { ...document, ...rescaled, ...designs };
}

function onDevice(document: ProjectDocument, profile: DeviceProfile): ProjectDocument {
  return { ...document, default_canvas: deviceCanvas(profile, document.default_canvas) };
}
