import { type Sample, saveTemplate } from "@octavo/editor";
import type { DeviceProfile, Template, World } from "@octavo/engine";
import { type PartPage, partPage } from "@octavo/starters";
import { useMemo } from "react";
import { shownPageOf } from "../painting/painter.ts";
import { useWorld } from "../painting/resources.ts";
import { useEditorState } from "../state/editor-context.ts";

export interface Planner {
  readonly sample: Sample | undefined;
  readonly profile: DeviceProfile | undefined;
}

/** Returns what the parts need to know of the page on the canvas, with its planner. */
export function usePartPage({ sample, profile }: Planner): PartPage {
  const world = useWorld();
  const shown = useEditorState(shownPageOf);
  const document = useEditorState(({ saved }) => saved);
  return useMemo(() => {
    const template = sample ? { ...sample.template, canvas: shown.template.canvas } : saveTemplate(document);
    return pageIn(template, (sample ?? shown).page, profile, world);
  }, [sample, shown, document, profile, world]);
}

function pageIn(template: Template, page: number, profile: DeviceProfile | undefined, { fonts }: World): PartPage {
  return partPage({ template, page, profile, fonts, clock: clockOf(template.metadata.locale) });
}

function clockOf(locale: string): "12" | "24" {
  try {
    return new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 ? "12" : "24";
  } catch {
    return "24";
  }
}
