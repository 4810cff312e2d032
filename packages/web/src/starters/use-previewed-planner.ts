import { pictureFolder, previews } from "virtual:starter-pictures";
import type { PlannerChoices, Starter } from "@octavo/starters";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { fontDescriptors, fontFamily } from "../engine-worker/font-url.ts";
import type { PlannerSource } from "../engine-worker/protocol.ts";
import type { DrawPage } from "../planner-view/use-page.ts";
import { type PlannerState, usePlanner } from "../planner-view/use-planner.ts";
import { type PreviewFont, previewName, type StarterPreview } from "./preview-file.ts";

interface PreviewedPlanner {
  readonly starter: Starter;
  readonly choices: PlannerChoices;
  /** The planner with these choices. Undefined until it is loaded. */
  readonly source: PlannerSource | undefined;
  /** False if the planner has more than its choices, such as holidays. */
  readonly isUsual?: boolean;
  /** True if the visitor is about to use the planner. */
  readonly isIntended: boolean;
  readonly currentPage: { readonly current: number };
}

/**
 * Shows a typical page of the planner that was drawn when the app was built, and starts the engine when the visitor is about to
 * use it (docs/decisions/0116). A planner that was not drawn starts the engine at once.
 */
export function usePreviewedPlanner(wanted: PreviewedPlanner): PlannerState {
  const { starter, choices, source, isUsual = true, isIntended, currentPage } = wanted;
  const name = previewName(starter, choices);
  const isDrawn = isUsual && previews.has(name);
  const { data: preview, isError } = useQuery({ ...previewQuery(name), enabled: isDrawn });
  const waits = isDrawn && !isError && !isIntended;
  const live = usePlanner(waits ? undefined : source, { currentPage, preview: preview?.planner });
  const draw = useMemo(() => drawFrom(preview), [preview]);
  if (!preview || live.planner) return live;
  // The preview is the planner of these choices. What is done with it does not wait for the engine.
  return { ...live, planner: preview.planner, diagnostics: preview.diagnostics, draw, compiling: false };
}

const previewQuery = (name: string) =>
  queryOptions({
    queryKey: ["starter-preview", name],
    queryFn: ({ signal }) => loadPreview(name, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

async function loadPreview(name: string, signal: AbortSignal): Promise<StarterPreview> {
  const answer = await fetch(pictureFolder + name, { signal });
  if (!answer.ok) throw new Error(`The preview ${name} could not be loaded: ${answer.status}.`);
  const preview: StarterPreview = await answer.json();
  await Promise.all(preview.fonts.map(loadFont));
  return preview;
}

/** The engine's planner loads more characters into the same family. */
async function loadFont({ face, data, range }: PreviewFont): Promise<void> {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const font = new FontFace(fontFamily(face), bytes, { ...fontDescriptors, unicodeRange: range });
  document.fonts.add(await font.load());
}

/** Pages that the preview does not have appear when the engine's planner replaces it. */
function drawFrom(preview: StarterPreview | undefined): DrawPage {
  const later = new Promise<undefined>(() => undefined);
  return (_planner, page) => (page === preview?.drawing.page ? Promise.resolve(preview.drawing) : later);
}
