import {
  blockOf,
  commonGroup,
  deleteWidgets,
  type Editor,
  type EditorDocument,
  type EditorState,
  findMaster,
  isSelectionHere,
  masterUnder,
  moveInOrder,
  type Place,
  pageNumber,
  parentGroup,
  plainCommand,
  selectWidgets,
  type Unit,
  unitsAmong,
  type Widgets,
  widgetsIn,
} from "@octavo/editor";
import type { Problem } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, type LucideIcon } from "lucide-react";
import { Fragment, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { logicalKey } from "../../browser/logical-key.ts";
import { t, translate } from "../../language/t.ts";
import { ExampleOffer } from "../../ui/example-offer.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { ListPager, pagedListClass } from "../lists/paged-list.ts";
import { dropMark, useReorder } from "../lists/use-reorder.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { widgetWith } from "../state/use-check.ts";
import { CommandButton } from "../toolbar/command-button.tsx";
import { Layer, type SelectLayer } from "./layer.tsx";
import { type LayerRow, type LayerTarget, layerRows, targetAt, targetBeside } from "./layer-rows.ts";
import { MasterLayers } from "./master-layers.tsx";

interface LayersPanelProps {
  readonly problems: readonly Problem[];
  readonly onProblem: (problem: Message | undefined) => void;
}

const BlockLayers = lazy(async () => (await import("./block-layers.tsx")).BlockLayers);

const documentOf = (state: EditorState) => state.document;
const placeOf = (state: EditorState) => state.place;
const selectionHere = (state: EditorState) => (isSelectionHere(state) ? state.selection : undefined);

async function insertExample(editor: Editor): Promise<void> {
  const { insertTitleAndLines } = await import("../examples.ts");
  await insertTitleAndLines(editor);
}

/** Layers of the page, topmost first, and the layers of its master. */
export function LayersPanel({ problems, onProblem }: LayersPanelProps) {
  const editor = useEditor();
  const document = useEditorState(documentOf);
  const place = useEditorState(placeOf);
  const widgets = widgetsIn(document, place);
  const master = masterUnder(document, place);
  const found = useMemo(() => layerProblems(document, place, problems), [document, place, problems]);
  const tree = useLayerTree(widgets, place, onProblem);
  const blocks = useMemo(
    () => new Map(tree.rows.map((row) => [row.key, placedIn(document, row)])),
    [tree.rows, document],
  );
  const ofRows = useMemo(() => new Map(tree.rows.map((row) => [row.key, rowProblems(row, found)])), [tree.rows, found]);
  return (
    <section aria-label={t("Layers")} className="flex min-h-0 flex-1 flex-col">
      <OrderButtons />
      <div data-scrolls className={`min-h-0 flex-1 overflow-y-auto pb-3 ${pagedListClass}`}>
        {widgets.length === 0 && (
          <div className="px-4 py-3 text-ink-soft">
            <p>{t("Nothing on this page yet. Click a widget on the left to add it.")}</p>
            <ExampleOffer onInsert={() => void insertExample(editor)}>
              {t("A title above lines to write on")}
            </ExampleOffer>
          </div>
        )}
        <ul
          {...tree.list}
          onKeyDown={tree.onKeyDown}
          role="tree"
          aria-label={t("Widgets, the topmost first")}
          aria-multiselectable="true"
          className="select-none"
        >
          {tree.rows.map((row, i) => {
            const block = blocks.get(row.key);
            const hasContents = block && tree.open.has(row.key);
            return (
              <Fragment key={row.key}>
                <Layer
                  row={row}
                  hasContents={hasContents}
                  place={place}
                  index={i}
                  problems={ofRows.get(row.key)}
                  isSelected={tree.chosen.has(row.key)}
                  isReachable={row.key === tree.reachable}
                  isRenamed={row.key === tree.renamed}
                  drop={dropMark(tree.drag, i, tree.rows.length)}
                  onSelect={tree.select}
                  onRename={tree.setRenamed}
                  onToggle={tree.toggle}
                />
                {hasContents && <BlockLayers block={block} level={row.level + 1} />}
              </Fragment>
            );
          })}
          {master && <MasterLayers master={master} isReachable={widgets.length === 0} />}
        </ul>
      </div>
      <ListPager />
    </section>
  );
}

/** The block that a row places. */
function placedIn(document: EditorDocument, { group, widgets: [widget] }: LayerRow) {
  return group === undefined && widget ? blockOf(document, widget) : undefined;
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
  const { open, toggle } = useOpenGroups(selection?.within);
  const rows = useMemo(() => layerRows(widgets, open), [widgets, open]);
  const units = useMemo(() => unitsSelected(widgets, selection), [widgets, selection]);
  const chosen = useMemo(() => new Set(units.map(({ key }) => key)), [units]);
  const select = useSelectLayer(rows, place, units[0]?.key);
  const move = (row: LayerRow, targetOf: (moving: ReadonlySet<string>) => LayerTarget | undefined) => {
    const target = targetOf(chosen.has(row.key) ? chosen : new Set([row.key]));
    if (!target) return;
    if (!chosen.has(row.key)) select(row.key, "only");
    onProblem(editor.runWith(moveInOrder, target));
  };
  const { drag, list: reorder } = useReorder((from, gap) => {
    const row = rows[from];
    if (row) move(row, (moving) => targetAt(rows, moving, gap));
  });
  const keys = {
    rows,
    step: move,
    select,
    toggle,
    rename: setRenamed,
    remove: () => onProblem(editor.run(deleteWidgets)),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => pressKey(event, keys);
  const reachable = units.at(-1)?.key;
  return {
    rows,
    open,
    chosen,
    reachable: rows.some(({ key }) => key === reachable) ? reachable : rows[0]?.key,
    renamed,
    setRenamed,
    drag,
    list: reorder,
    onKeyDown,
    select,
    toggle,
  };
}

function unitsSelected(widgets: Widgets, selection: EditorState["selection"] | undefined): readonly Unit[] {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const chosen = selection?.ids.flatMap((id) => byId.get(id) ?? []) ?? [];
  return unitsAmong(widgets, chosen, selection?.within);
}

/** Keys of open rows: paths of groups with a slash, and placed blocks. Groups that contain the entered group open. */
function useOpenGroups(within: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [entered, setEntered] = useState<string>();
  if (within !== entered) {
    setEntered(within);
    const opened = new Set(open);
    for (let group = within; group !== undefined; group = parentGroup(group)) opened.add(`${group}/`);
    if (opened.size > open.size) setOpen(opened);
  }
  const toggle = useCallback(
    (key: string) =>
      setOpen((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key]))),
    [],
  );
  return { open, toggle };
}

/** Keeps its identity, so that unchanged layers don't render. */
function useSelectLayer(rows: readonly LayerRow[], place: Place, anchor: string | undefined): SelectLayer {
  const editor = useEditor();
  const latest = useRef({ rows, place, anchor });
  useEffect(() => {
    latest.current = { rows, place, anchor };
  });
  return useCallback(
    (key, how) => {
      const { rows: now, place: here, anchor: first } = latest.current;
      const range = how === "range" ? between(now, first ?? key, key) : now.filter((row) => row.key === key);
      const ids = new Set(range.flatMap(({ widgets }) => widgets.map(({ id }) => id)));
      const within = commonGroup(range.map(({ parent }) => parent));
      editor.runWith(selectWidgets, { ids: [...ids], place: here, within, toggles: how === "toggle" });
    },
    [editor],
  );
}

function between(rows: readonly LayerRow[], anchor: string, key: string): readonly LayerRow[] {
  const [a, b] = [anchor, key].map((one) => rows.findIndex((row) => row.key === one));
  const range = rows.slice(Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0) + 1);
  return range[0]?.key === anchor ? range : range.toReversed();
}

function keyAt(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.closest<HTMLElement>("[data-layer]")?.dataset["layer"] : undefined;
}

interface LayerKeys {
  readonly rows: readonly LayerRow[];
  readonly step: (row: LayerRow, targetOf: () => LayerTarget | undefined) => void;
  readonly select: SelectLayer;
  readonly toggle: (key: string) => void;
  readonly rename: (key: string | undefined) => void;
  readonly remove: () => void;
}

function pressKey(event: KeyboardEvent<HTMLElement>, { rows, step, select, toggle, rename, remove }: LayerKeys): void {
  const row = rows.find(({ key }) => key === keyAt(event.target));
  const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
  if (event.ctrlKey || event.metaKey) return;
  if (event.altKey) {
    if (!row || by === undefined || event.shiftKey) return;
    // Browsers drop the focus of moved elements, and the next key may come before the next frame.
    flushSync(() => step(row, () => targetBeside(rows, row, by)));
    focusUnit(event.currentTarget, row);
  } else if (event.key === "Delete" || event.key === "Backspace") remove();
  else if (event.key === "F2") rename(row?.key);
  else if (row && opensByKey(event)) toggle(row.key);
  else if (!walk(event, (key) => select(key, event.shiftKey ? "range" : "only"))) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Right opens a group or block and Left closes it, or the other way where text runs from right to left. */
function opensByKey(event: KeyboardEvent<HTMLElement>): boolean {
  const { target } = event;
  const key = logicalKey(event);
  const expanded = target instanceof HTMLElement ? target.ariaExpanded : undefined;
  return (key === "ArrowRight" && expanded === "false") || (key === "ArrowLeft" && expanded === "true");
}

/** Focuses a moved row. Its group may have got another path, so it is found by its first widget. */
function focusUnit(list: HTMLElement, { group, widgets }: LayerRow): void {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-layer]")];
  const isIt = (row: HTMLElement) =>
    group === undefined
      ? row.dataset["layer"] === widgets[0]?.id
      : row.ariaSelected === "true" && row.ariaExpanded !== null;
  rows.find(isIt)?.focus();
}

/** Moves the focus with arrow keys. Returns true if the key was handled. */
function walk(event: KeyboardEvent<HTMLElement>, select: (key: string) => void): boolean {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-focus]")];
  const index = items.findIndex((item) => item === event.target);
  const level = Number(items[index]?.ariaLevel);
  const outer = items.slice(0, Math.max(0, index)).findLastIndex((item) => Number(item.ariaLevel) < level);
  const step = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    ArrowRight: items[index]?.ariaExpanded === "true" ? index + 1 : undefined,
    ArrowLeft: outer < 0 ? undefined : outer,
    Home: 0,
    End: items.length - 1,
  }[logicalKey(event)];
  if (step === undefined || index < 0) return false;
  const next = items[Math.min(items.length - 1, Math.max(0, step))];
  next?.focus();
  const layer = next && keyAt(next);
  if (layer !== undefined) select(layer);
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

/** Returns the problems of a widget, or of the widgets in a closed group. */
function rowProblems({ group, isOpen, widgets }: LayerRow, found: LayerProblems): readonly string[] | undefined {
  if (group === undefined) return found.get(widgets[0]?.id ?? "");
  const inside = isOpen ? [] : widgets.flatMap(({ id }) => found.get(id) ?? []);
  return inside.length > 0 ? [...new Set(inside)] : undefined;
}

/** All problems of a single design are those of its widgets. */
function isHere(document: EditorDocument, place: Place): (where: WidgetLocation) => boolean {
  if (document.kind !== "template") return () => true;
  if (place.kind === "master") return ({ master }) => master === findMaster(document, place.id)?.name;
  const number = pageNumber(document, place.id);
  return ({ master, page }) => master === undefined && page === number;
}
