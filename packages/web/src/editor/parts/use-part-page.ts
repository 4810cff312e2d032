import { saveTemplate } from "@octavo/editor";
import { loadWords, type PartPage, partPage, plannerLook, scheduleClock, type WordsByLanguage } from "@octavo/starters";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { shownPageOf } from "../painting/painter.ts";
import { useWorld } from "../painting/resources.ts";
import { useEditorState } from "../state/editor-context.ts";
import { type Planner, usePlanner } from "../state/planner-context.ts";

/** Returns what the parts need to know of the page on the canvas, with its planner. */
export function usePartPage(): PartPage {
  const { sample, profile, project } = usePlanner();
  const world = useWorld();
  const shown = useEditorState(shownPageOf);
  const document = useEditorState(({ saved }) => saved);
  const template = useMemo(
    () => (sample ? { ...sample.template, canvas: shown.template.canvas } : saveTemplate(document)),
    [sample, shown, document],
  );
  const { locale } = template.metadata;
  const words = useWords(locale);
  const { shared } = document;
  const choices = project?.made_from?.choices;
  const look = useMemo(
    () => shared && plannerLook({ shared, choices, locale, words, profile }),
    [shared, choices, locale, words, profile],
  );
  const { page } = sample ?? shown;
  const clock = useMemo(() => clockOf(project) ?? usualClock(locale), [project, locale]);
  return useMemo(
    () => partPage({ template, page, profile, fonts: world.fonts, names: world.names, words, clock, look }),
    [template, page, profile, world, words, clock, look],
  );
}

const noWords: WordsByLanguage = {};

/** English until the words of the language are loaded. */
function useWords(locale: string): WordsByLanguage {
  const { data } = useQuery({
    queryKey: ["words", locale],
    queryFn: () => loadWords(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? noWords;
}

/** Clock of the project's schedules, or else of the choices that it was made from, which name that of 12 hours only. */
function clockOf(project: Planner["project"]): "12" | "24" | undefined {
  if (!project) return undefined;
  const { masters, made_from } = project;
  const shown = scheduleClock(masters.flatMap(({ widgets }) => widgets));
  return (
    shown ?? (made_from ? (new URLSearchParams(made_from.choices).get("hours") === "12" ? "12" : "24") : undefined)
  );
}

function usualClock(locale: string): "12" | "24" {
  try {
    return new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 ? "12" : "24";
  } catch {
    return "24";
  }
}
