/** Commands that change blocks. Dialogs and panels load them. */
import {
  type Block,
  type BlockOverride,
  noFrame,
  type Point,
  placedBlock,
  propertyWithRole,
  type TemplateMaster,
  type Widget,
} from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import { blocksOf, instanceProperties } from "../document/blocks.ts";
import {
  type EditorDocument,
  findBlock,
  type Place,
  withShared,
  withSharedChange,
} from "../document/editor-document.ts";
import { newWidgetIds, uniqueIds } from "../document/new-ids.ts";
import { boundsOf, movedBy, roundToHundredths } from "../document/rects.ts";
import {
  changeWidgets,
  positionsOf,
  removeWidgets,
  type Widgets,
  widgetsIn,
  withWidgets,
} from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import * as propertyMessages from "../property-messages.ts";
import * as partMessages from "../shared-part-messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { goTo, transact } from "../state/transaction.ts";
import { chosenHere, hasChosen, openedBlock, selectedInstances } from "./blocks.ts";
import { always, type Command, done, type Outcome } from "./command.ts";
import { type LinkTarget, targetLink } from "./link-to.ts";
import { selectWidgets } from "./select.ts";

function nameProblem(name: string, isTaken: boolean): Message | undefined {
  if (name === "") return partMessages.blockNameRequired;
  if (name === noFrame) return partMessages.blockNameReserved(name);
  return isTaken ? partMessages.blockNameTaken(name) : undefined;
}

/** Makes a block of the selection, which becomes an instance of it. */
export const makeBlock: Command<{ readonly name: string }> = {
  id: "make-block",
  label: message("Make a Block"),
  group: "widget",
  isEnabled: hasChosen,
  run: (state, { name: written }) => {
    const { document, place } = state;
    const name = written.trim();
    const problem = nameProblem(name, findBlock(document, name) !== undefined);
    if (problem) return { refused: problem };
    const widgets = chosenHere(state);
    const bounds = boundsOf(positionsOf(widgets));
    if (!bounds) return done(state);
    const { width, height } = bounds;
    const block: Block = { name, size: { width, height }, widgets: widgets.map((widget) => shifted(widget, bounds)) };
    const [id = "block"] = newWidgetIds(document, ["block"]);
    const { within } = state.selection;
    const instance = {
      id,
      type: "block",
      position: bounds,
      ...(within !== undefined && { group: within }),
      properties: instanceProperties(name),
    };
    const replaced = withReplaced(widgetsIn(document, place), widgets, instance);
    const next = withBlocks(withWidgets(document, place, replaced), [...blocksOf(document), block]);
    const change = { document: next, selection: select(place, [id], within) };
    return done(transact(state, partMessages.makeBlockStep, change), partMessages.madeBlock(name));
  },
};

/** Moved from its place to the block's. Groups around the whole block are left out. */
function shifted(placed: Widget, { x, y }: Point): Widget {
  const { group: _, ...widget } = placed;
  const position = movedBy(widget.position, { x: -x, y: -y });
  return { ...widget, position: { ...position, x: roundToHundredths(position.x), y: roundToHundredths(position.y) } };
}

/** The list with one widget at the place of the topmost of those that it replaces. */
function withReplaced(list: Widgets, gone: Widgets, widget: Widget): Widgets {
  const top = gone.at(-1);
  return list.flatMap((other) => (other === top ? [widget] : gone.includes(other) ? [] : [other]));
}

interface OpenArgs {
  readonly name: string;
  /** Id of a widget of the block to select. */
  readonly widget?: string | undefined;
}

/** Shows the contents of a block, at its first instance if it has one here. */
export const openBlock: Command<OpenArgs> = {
  id: "open-block",
  label: message("Edit Block"),
  group: "widget",
  isEnabled: always,
  run: (state, { name, widget }) => {
    if (!findBlock(state.document, name)) return { refused: partMessages.blockNotFound(name) };
    const opened = state.place.kind === "block" && state.place.id === name ? done(state) : openedFrom(state, name);
    if (widget === undefined || !("state" in opened)) return opened;
    return selectWidgets.run(opened.state, { ids: [widget], place: opened.state.place });
  },
};

/** Opens the block from the innermost place on view that shows it, or from the page. */
function openedFrom(state: EditorState, name: string): Outcome {
  const instanceIn = (place: Place) => widgetsIn(state.document, place).find((widget) => placedBlock(widget) === name);
  let from = state.place;
  while (from.outer && !instanceIn(from)) from = from.outer;
  return openedBlock(from === state.place ? state : goTo(state, from), name, instanceIn(from));
}

/** Replaces the selected instances by the widgets that `detached` returns. */
export const replaceInstances: Command<{ readonly detached: (instance: Widget) => Widgets }> = {
  id: "replace-instances",
  label: message("Detach from Block"),
  group: "widget",
  isEnabled: (state) => selectedInstances(state).length > 0,
  run: (state, { detached }) => {
    const { place } = state;
    const instances = selectedInstances(state);
    let { document } = state;
    const ids: string[] = [];
    for (const instance of instances) {
      const widgets = withFreeIds(removeWidgets(document, place, [instance.id]), state, instance, detached(instance));
      ids.push(...widgets.map(({ id }) => id));
      const list = widgetsIn(document, place).flatMap((widget) => (widget.id === instance.id ? widgets : [widget]));
      document = withWidgets(document, place, list);
    }
    const change = { document, selection: select(place, ids, state.selection.within) };
    return done(transact(state, partMessages.detachBlockStep(instances.length), change), messages.detached(ids.length));
  },
};

function withFreeIds(document: EditorDocument, { place }: EditorState, { group }: Widget, widgets: Widgets): Widgets {
  const ids = uniqueIds(
    document,
    place,
    widgets.map(({ id }) => id),
  );
  return widgets.map((widget, i) => ({ ...widget, id: ids[i] ?? widget.id, ...(group !== undefined && { group }) }));
}

interface OverrideArgs {
  readonly instance: string;
  /** Path of ids in the block: "row/label". */
  readonly path: string;
  /** Undefined removes a change. */
  readonly values: { readonly [Name in keyof BlockOverride]?: BlockOverride[Name] | undefined };
}

/** Changes a widget of a block in one instance only. */
export const setOverride: Command<OverrideArgs> = {
  id: "set-override",
  label: message("Change in This Placement"),
  group: "widget",
  isEnabled: always,
  run: (state, args) => withOverride(state, state.document, args),
};

interface OverrideLinkArgs extends Pick<OverrideArgs, "instance" | "path"> {
  /** `nowhere` leads where the block does. */
  readonly target: LinkTarget;
}

/** Changes where a widget of a block leads in one instance only. */
export const overrideLink: Command<OverrideLinkArgs> = {
  id: "override-link",
  label: message("Change in This Placement"),
  group: "widget",
  isEnabled: always,
  run: (state, { instance, path, target }) => {
    const resolved = targetLink(state.document, target);
    if ("refused" in resolved) return resolved;
    const { bind, to_dest } = resolved.link;
    return withOverride(state, resolved.document, { instance, path, values: { bind, to_dest } });
  },
};

function withOverride(state: EditorState, document: EditorDocument, { instance, path, values }: OverrideArgs): Outcome {
  const { place } = state.selection;
  const changed = changeWidgets(document, place, [instance], (widget) => overridden(widget, path, values));
  const key = `override:${instance}:${path}:${Object.keys(values).join()}`;
  return done(transact(state, partMessages.overrideStep, { document: changed }, key));
}

function overridden(widget: Widget, path: string, values: OverrideArgs["values"]): Widget {
  const name = propertyWithRole(widget.type, "blockOverrides");
  if (name === undefined) return widget;
  const { [name]: written = {}, ...properties } = widget.properties ?? {};
  const all = written as Readonly<Record<string, BlockOverride>>;
  const merged = Object.entries({ ...all[path], ...values }).filter(([, value]) => value !== undefined);
  const others = Object.entries(all).filter(([other]) => other !== path);
  const next = merged.length > 0 ? [...others, [path, Object.fromEntries(merged)] as const] : others;
  return {
    ...widget,
    properties: { ...properties, ...(next.length > 0 && { [name]: Object.fromEntries(next) }) },
  };
}

interface RenameArgs {
  readonly name: string;
  readonly to: string;
}

/** Renames a block and all references to it in the document. */
export const renameBlock: Command<RenameArgs> = {
  id: "rename-block",
  label: message("Rename Block"),
  group: "widget",
  isEnabled: always,
  run: (state, { name, to: written }) => {
    const { document, place } = state;
    const to = written.trim();
    if (to === name) return done(state);
    const problem = nameProblem(to, findBlock(document, to) !== undefined);
    if (problem) return { refused: problem };
    const renamed = withRenamedBlock(document, name, to);
    const next = place.kind === "block" && place.id === name ? { ...place, id: to } : place;
    const change = { document: renamed, place: next, selection: { ...state.selection, place: next } };
    return done(transact(state, partMessages.renameBlockStep, change), propertyMessages.renamed(to));
  },
};

function withRenamedBlock(document: EditorDocument, name: string, to: string): EditorDocument {
  const follow = (widget: Widget): Widget =>
    placedBlock(widget) === name
      ? { ...widget, properties: { ...widget.properties, ...instanceProperties(to) } }
      : widget;
  const inList = <T extends { readonly widgets: Widgets }>(owner: T): T => {
    const widgets = owner.widgets.map(follow);
    return widgets.every((widget, i) => widget === owner.widgets[i]) ? owner : { ...owner, widgets };
  };
  const masters = document.masters.map((master) => inList(master.frame === name ? { ...master, frame: to } : master));
  const blocks = blocksOf(document).map((block) => inList(block.name === name ? { ...block, name: to } : block));
  const changed = withSharedChange(document, { block: name, to });
  const renamed = withBlocks({ ...changed, pages: document.pages.map(inList), masters }, blocks);
  return document.shared?.frame === name ? withFrame(renamed, to) : renamed;
}

interface DeleteArgs {
  readonly name: string;
  /** For the instances in other designs of the project. */
  readonly instances: "detach" | "delete";
  /** Widgets that take the place of an instance. Empty to delete the instances, too. */
  readonly detached: (instance: Widget) => Widgets;
}

/** Deletes a block. In the document, its instances are replaced, and designs show it as a frame no longer. */
export const deleteBlock: Command<DeleteArgs> = {
  id: "delete-block",
  label: message("Delete Block"),
  group: "widget",
  isEnabled: always,
  run: (state, { name, instances, detached }) => {
    const { document } = state;
    if (!findBlock(document, name)) return { refused: partMessages.blockNotFound(name) };
    const inList = <T extends { readonly widgets: Widgets }>(owner: T): T =>
      owner.widgets.some((widget) => placedBlock(widget) === name)
        ? {
            ...owner,
            widgets: owner.widgets.flatMap((widget) => (placedBlock(widget) === name ? detached(widget) : [widget])),
          }
        : owner;
    const masters = document.masters.map((master) => inList(master.frame === name ? withoutFrame(master) : master));
    const blocks = blocksOf(document)
      .filter((block) => block.name !== name)
      .map(inList);
    const changed = withSharedChange(document, { block: name, instances });
    const framed = changed.shared?.frame === name ? withFrame(changed, undefined) : changed;
    const next = withBlocks({ ...framed, pages: document.pages.map(inList), masters }, blocks);
    const deleted = transact(state, partMessages.deleteBlockStep, { document: next });
    const text = partMessages.deletedBlock(name);
    return done({ ...deleted, undoOffer: { document: deleted.document, message: text } }, text);
  },
};

export function withBlocks(document: EditorDocument, blocks: readonly Block[]): EditorDocument {
  const { blocks: _, ...others } = document.shared ?? {};
  return withShared(document, blocks.length > 0 ? { ...others, blocks } : others);
}

/** Frame that all designs show. Undefined removes it. */
export function withFrame(document: EditorDocument, name: string | undefined): EditorDocument {
  const { frame: _, ...others } = document.shared ?? {};
  return withShared(document, name === undefined ? others : { ...others, frame: name });
}

/** Returns the name, or with a number if it is taken. */
export function freeBlockName(document: EditorDocument, name: string): string {
  let free = name;
  for (let n = 2; free === noFrame || findBlock(document, free); n++) free = `${name} ${n}`;
  return free;
}

export function withoutFrame(framed: TemplateMaster): TemplateMaster {
  const { frame: _, ...master } = framed;
  return master;
}
