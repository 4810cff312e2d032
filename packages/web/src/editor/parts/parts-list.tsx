import type { Point } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { type Part, partGroups } from "@octavo/starters";
import { useState } from "react";
import { TermHelp } from "../../help/term-help.tsx";
import { t, translate } from "../../language/t.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { usePlanner } from "../state/planner-context.ts";
import { type Insertion, insertPart } from "./insertion.ts";
import { OwnParts } from "./own-parts.tsx";
import { PartOptions } from "./part-options.tsx";
import { PartTile } from "./part-tile.tsx";
import { usePartPage } from "./use-part-page.ts";

// In the same file, because both need the starters.
export { MakeRoomButton } from "./make-room-button.tsx";

export interface PartsListProps {
  readonly onProblem: (problem: Message | undefined) => void;
}

/** Ready-made parts by group. A click inserts a part where there is room, a drag drops it. */
export function PartsList({ onProblem }: PartsListProps) {
  const editor = useEditor();
  const { sample } = usePlanner();
  const page = usePartPage();
  const [insertion, setInsertion] = useState<Insertion>();
  const document = useEditorState((state) => state.document);
  const put = (change: Pick<Insertion, "part" | "values" | "center"> & { readonly instead?: Insertion }) => {
    const made = insertPart(editor, page, change);
    onProblem("refused" in made ? made.refused : undefined);
    if (!("refused" in made)) setInsertion(made);
  };
  // The panel of properties shows options that can be read from the page.
  const hasPanels = useEditorState(({ settings }) => settings.panels);
  const isInPanel = (part: Part) => hasPanels && part.read !== undefined;
  const insert = (part: Part, center: Point | undefined) => put({ part, values: part.defaults?.(page) ?? {}, center });
  return (
    <>
      <TermHelp of="part" heading={t("Parts")} className="z-1 self-end md:-mb-8 max-md:self-center" />
      <OwnParts page={page} sample={sample} onInsert={insert} />
      {partGroups.map(({ label, parts }) => (
        <section key={label} aria-label={translate(label)} className="max-md:flex max-md:shrink-0">
          <h3 className="mt-2 mb-1 px-1.5 text-sm font-semibold max-lg:px-0.5 max-lg:text-xs max-md:sr-only">
            {translate(label)}
          </h3>
          <ul className="grid gap-1 max-md:flex">
            {parts.map((part) => (
              <li key={part.id} className="max-md:shrink-0">
                <PartTile part={part} page={page} sample={sample} onInsert={(center) => insert(part, center)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {insertion && insertion.after === document && insertion.part.options && !isInPanel(insertion.part) && (
        <PartOptions
          insertion={insertion}
          onChange={(values) => put({ ...insertion, values, instead: insertion })}
          onClose={() => setInsertion(undefined)}
        />
      )}
    </>
  );
}
