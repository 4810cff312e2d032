import {
  deleteWidgets,
  type EditorDocument,
  type EditorState,
  findMaster,
  isSelectionHere,
  masterUnder,
  moveInOrder,
  type Place,
  pageNumber,
  plainCommand,
  selectWidgets,
  type Widgets,
  widgetsIn,
} from "@octavo/editor";
import type { Problem } from "@octavo/engine";
import type { Message } from "@octavo/engine/message";
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { widgetWith } from "../session/use-check.ts";
import { CommandButton } from "./command-button.tsx";
import { Layer, type SelectLayer } from "./layer.tsx";
import { MasterLayers } from "./master-layers.tsx";
import { ListPager, pagedListClass } from "./paged-list.ts";
import { dropMark, useReorder } from "./use-reorder.ts";

interface LayersPanelProps {
  readonly problems: readonly Problem[];
  readonly onProblem: (problem: Message | undefined) => void;
}

const documentOf = (state: EditorState) => state.document;
const placeOf = (state: EditorState) => state.place;
const selectionHere = (state: EditorState) => (isSelectionHere(state) ? state.selection : undefined);

/** Layers of the page, topmost first, and the layers of its master. */
export function LayersPanel({ problems, onProblem }: LayersPanelProps) {
  const document = useEditorState(documentOf);
  const place = useEditorState(placeOf);
  const widgets = widgetsIn(document, place);
  const master = masterUnder(document, place);
  const found = useMemo(() => layerProblems(document, place, problems), [document, place, problems]);
  const tree = useLayerTree(widgets, place, onProblem);
  return (
    <section aria-label={t("Layers")} className="flex min-h-0 flex-1 flex-col">
      <OrderButtons />
      <div data-scrolls className={`min-h-0 flex-1 overflow-y-auto pb-3 ${pagedListClass}`}>
        {widgets.length === 0 && (
          <p className="px-4 py-3 text-ink-soft">
            {t("Nothing on this page yet. Click a widget on the left to add it.")}
          </p>
        )}
        <ul
          {...tree.list}
          onKeyDown={tree.onKeyDown}
          role="tree"
          aria-label={t("Widgets, the topmost first")}
          aria-multiselectable="true"
          className="select-none"
        >
          {tree.rows.map((widget, i) => (
            <Layer
              key={widget.id}
              widget={widget}
              place={place}
              index={i}
              problems={found.get(widget.id)}
              isSelected={tree.chosen.has(widget.id)}
              isReachable={widget.id === tree.reachable}
              isRenamed={widget.id === tree.renamed}
              drop={dropMark(tree.drag, i, tree.rows.length)}
              onSelect={tree.select}
              onRename={tree.setRenamed}
            />
          ))}
          {master && <MasterLayers master={master} isReachable={widgets.length === 0} />}
        </ul>
      </div>
      <ListPager />
    </section>
  );
}

const orders: readonly (readonly [string, LucideIcon])[] = [
  ["bring-to-front", ArrowUpToLine],
  ["bring-forward", ArrowUp],
  ["send-backward", ArrowDown],
  ["send-to-back", ArrowDownToLine],
];

function OrderButtons() {
  return (
    <div className="flex shrink-0 gap-0.5 border-b border-rule px-3 py-1">
      {orders.map(([id, Icon]) => {
        const command = plainCommand(id);
        return command && <CommandButton key={id} command={command} Icon={Icon} />;
      })}
    </div>
  );
}

function useLayerTree(widgets: Widgets, place: Place, onProblem: LayersPanelProps["onProblem"]) {
  const editor = useEditor();
  const selection = useEditorState(selectionHere);
  const [renamed, setRenamed] = useState<string>();
  const rows = useMemo(() => widgets.toReversed(), [widgets]);
  const ids = selection?.ids ?? [];
  const chosen = new Set(ids);
  const select: SelectLayer = (id, how) => {
    const range = how === "range" ? between(rows, ids[0] ?? id, id) : [id];
    editor.runWith(selectWidgets, { ids: range, place, toggles: how === "toggle" });
  };
  const { drag, list } = useReorder((from, gap) => {
    const moved = rows[from];
    if (!moved) return;
    if (!chosen.has(moved.id)) select(moved.id, "only");
    const going = chosen.has(moved.id) ? chosen : new Set([moved.id]);
    const above = rows.slice(0, gap).findLast(({ id }) => !going.has(id));
    onProblem(editor.runWith(moveInOrder, { below: above?.id }));
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    list.onKeyDown(event);
    if (event.isPropagationStopped() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Delete" || event.key === "Backspace") onProblem(editor.run(deleteWidgets));
    else if (event.key === "F2") setRenamed(idAt(event.target));
    else if (!walk(event, (id) => select(id, event.shiftKey ? "range" : "only"))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { rows, chosen, reachable: ids.at(-1) ?? rows[0]?.id, renamed, setRenamed, drag, list, onKeyDown, select };
}

function between(rows: Widgets, anchor: string, id: string): readonly string[] {
  const [a, b] = [anchor, id].map((one) => rows.findIndex((row) => row.id === one));
  const range = rows.slice(Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0) + 1).map((row) => row.id);
  return range[0] === anchor ? range : range.toReversed();
}

function idAt(target: EventTarget): string | undefined {
  return target instanceof HTMLElement
    ? target.closest<HTMLElement>("[data-widget-id]")?.dataset["widgetId"]
    : undefined;
}

/** Moves the focus with arrow keys. Returns true if the key was handled. */
function walk({ key, currentTarget, target }: KeyboardEvent<HTMLElement>, select: (id: string) => void): boolean {
  const items = [...currentTarget.querySelectorAll<HTMLElement>("[data-focus]")];
  const index = items.findIndex((item) => item === target);
  const step = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: items.length - 1 }[key];
  if (step === undefined || index < 0) return false;
  const next = items[Math.min(items.length - 1, Math.max(0, step))];
  next?.focus();
  const id = next && idAt(next);
  if (id !== undefined) select(id);
  return true;
}

interface WidgetLocation {
  readonly widget_id?: string;
  readonly page?: number;
  /** Name of the master that contains the widget. */
  readonly master?: string;
}

type LayerProblems = ReadonlyMap<string, readonly string[]>;

/** Returns messages by widget id. */
function layerProblems(document: EditorDocument, place: Place, problems: readonly Problem[]): LayerProblems {
  const here = problems.filter(({ at }) => isHere(document, place)(at));
  const byId = Map.groupBy(here, (problem) => widgetWith(problem) ?? "");
  return new Map([...byId].map(([id, list]) => [id, [...new Set(list.map(({ message }) => translate(message)))]]));
}

/** All problems of a single design are those of its widgets. */
function isHere(document: EditorDocument, place: Place): (where: WidgetLocation) => boolean {
  if (document.kind !== "template") return () => true;
  if (place.kind === "master") return ({ master }) => master === findMaster(document, place.id)?.name;
  const number = pageNumber(document, place.id);
  return ({ master, page }) => master === undefined && page === number;
}
