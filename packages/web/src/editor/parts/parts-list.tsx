import { type Sample, saveTemplate } from "@octavo/editor";
import type { DeviceProfile, Point } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { loadWords, type Part, type PartPage, partGroups, partPage, type WordsByLanguage } from "@octavo/starters";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { translate } from "../../language/t.ts";
import { shownPageOf } from "../painting/painter.ts";
import { useWorld } from "../painting/resources.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { type Insertion, insertPart } from "./insertion.ts";
import { OwnParts } from "./own-parts.tsx";
import { PartOptions } from "./part-options.tsx";
import { PartTile } from "./part-tile.tsx";

export interface PartsListProps extends Planner {
  readonly onProblem: (problem: Message | undefined) => void;
}

/** Ready-made parts by group. A click inserts a part where there is room, a drag drops it. */
export function PartsList({ onProblem, ...planner }: PartsListProps) {
  const editor = useEditor();
  const page = usePartPage(planner);
  const [insertion, setInsertion] = useState<Insertion>();
  const document = useEditorState((state) => state.document);
  const put = (change: Pick<Insertion, "part" | "values" | "center"> & { readonly instead?: Insertion }) => {
    const made = insertPart(editor, page, change);
    onProblem("refused" in made ? made.refused : undefined);
    if (!("refused" in made)) setInsertion(made);
  };
  const insert = (part: Part, center: Point | undefined) => put({ part, values: part.defaults?.(page) ?? {}, center });
  return (
    <>
      <OwnParts page={page} sample={planner.sample} onInsert={insert} />
      {partGroups.map(({ label, parts }) => (
        <section key={label} aria-label={translate(label)} className="max-md:flex max-md:shrink-0">
          <h3 className="mt-2 mb-1 px-1.5 text-sm font-semibold max-lg:px-0.5 max-lg:text-xs max-md:sr-only">
            {translate(label)}
          </h3>
          <ul className="grid gap-1 max-md:flex">
            {parts.map((part) => (
              <li key={part.id} className="max-md:shrink-0">
                <PartTile part={part} page={page} sample={planner.sample} onInsert={(center) => insert(part, center)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {insertion && insertion.after === document && insertion.part.options && (
        <PartOptions
          insertion={insertion}
          onChange={(values) => put({ ...insertion, values, instead: insertion })}
          onClose={() => setInsertion(undefined)}
        />
      )}
    </>
  );
}

interface Planner {
  readonly sample: Sample | undefined;
  readonly profile: DeviceProfile | undefined;
}

/** Returns what the parts need to know of the page on the canvas, with its planner. */
function usePartPage({ sample, profile }: Planner): PartPage {
  const world = useWorld();
  const shown = useEditorState(shownPageOf);
  const document = useEditorState(({ saved }) => saved);
  const template = useMemo(
    () => (sample ? { ...sample.template, canvas: shown.template.canvas } : saveTemplate(document)),
    [sample, shown, document],
  );
  const { locale } = template.metadata;
  const words = useWords(locale);
  const { page } = sample ?? shown;
  return useMemo(
    () => partPage({ template, page, profile, fonts: world.fonts, words, clock: clockOf(locale) }),
    [template, page, profile, world, words, locale],
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

function clockOf(locale: string): "12" | "24" {
  try {
    return new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 ? "12" : "24";
  } catch {
    return "24";
  }
}
