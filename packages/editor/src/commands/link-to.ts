/** Links widgets to targets, so that authors need not type a destination or a rule. */

import {
  propertyWithRole,
  type TemplateSection,
  type Widget,
  type WidgetLink,
  widgetDefinition,
  widgetDefinitions,
} from "@octavo/engine";
import { type Message, message, modeOfUnit } from "@octavo/foundation";
import { bindingRefusal, newWidget } from "../document/edit-widget.ts";
import { type EditorDocument, findPage, type Place, pageNumber } from "../document/editor-document.ts";
import { newWidgetIds } from "../document/new-ids.ts";
import { addWidgets, changeWidgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { selected, unlocked } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, requesting } from "./command.ts";

export type LinkTarget =
  /** A destination name or a web address. */
  | { readonly kind: "destination"; readonly name: string }
  | { readonly kind: "rule"; readonly bind: string }
  /** Links each page to the page of the section with the same date. */
  | { readonly kind: "section"; readonly section: Pick<TemplateSection, "kind" | "unit"> }
  /** Page id. The page gets an anchor if it has none. */
  | { readonly kind: "page"; readonly page: string }
  | { readonly kind: "nowhere" };

export function isLinkable({ type }: Widget): boolean {
  return widgetDefinition(type)?.link !== undefined;
}

export const linkTo: Command<LinkTarget> = {
  id: "link-to",
  label: message("Link to"),
  group: "widget",
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state, target) => {
    const linkable = unlocked(state).filter(isLinkable);
    if (linkable.length === 0) return { refused: messages.notLinkable };
    const resolved = targetLink(state.document, target);
    if ("refused" in resolved) return resolved;
    const { document, link } = resolved;
    const ids = linkable.map(({ id }) => id);
    const linked = changeWidgets(document, state.selection.place, ids, (widget) => withLink(widget, link));
    return done(transact(state, messages.linkStep(ids.length), { document: linked }), messages.linked(ids.length));
  },
};

interface ResolvedTarget {
  /** With an anchor on the target page. */
  readonly document: EditorDocument;
  readonly link: WidgetLink;
}

/** Returns the link to a target, or the reason why no widget can lead there. */
export function targetLink(
  document: EditorDocument,
  target: LinkTarget,
): ResolvedTarget | { readonly refused: Message } {
  if (target.kind === "page" && !findPage(document, target.page))
    return { refused: messages.invalidPage(0, document.pages.length) };
  const refused = bindingRefusal(target.kind === "rule" ? target.bind : target.kind === "destination" && target.name);
  return refused === undefined ? resolveTarget(document, target) : { refused };
}

/** Opens the link dialog, the alternative to the link tool. */
export const askForLink: Command = {
  id: "ask-for-link",
  label: message("Link to…"),
  group: "widget",
  shortcuts: ["Shift+K"],
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => selected(state).some(isLinkable),
  isEnabled: (state) => unlocked(state).some(isLinkable),
  run: (state) => requesting(state, { kind: "dialog", name: "link" }),
};

function resolveTarget(document: EditorDocument, target: LinkTarget): ResolvedTarget {
  switch (target.kind) {
    case "destination":
      return { document, link: { to_dest: target.name } };
    case "rule":
      return { document, link: { bind: target.bind } };
    case "section":
      return { document, link: { bind: sectionRule(target.section) } };
    case "page":
      return anchorOnPage(document, target.page);
    case "nowhere":
      return { document, link: {} };
  }
}

/**
 * Returns the rule that finds the page of a section with the same date, or its first page if the section has no dates.
 */
export function sectionRule({ kind, unit }: Pick<TemplateSection, "kind" | "unit">): string {
  return `${kind}(${modeOfUnit(unit).links[0]})`;
}

/** Returns a link to the page's first anchor. Adds an anchor in the corner if the page has none. */
function anchorOnPage(document: EditorDocument, page: string): ResolvedTarget {
  const place: Place = { kind: "page", id: page };
  const number = pageNumber(document, page);
  const known = widgetsIn(document, place).map(staticAnchorName).find(Boolean);
  if (known !== undefined) return { document, link: { to_dest: known, page: number } };
  const [id = anchorType] = newWidgetIds(document, [anchorType]);
  const name = freeAnchorName(document);
  const properties = { [nameProperty(anchorType) ?? ""]: name };
  const anchor = { ...newWidget(anchorType, id, { x: 0, y: 0, width: 1, height: 1 }), properties };
  return { document: addWidgets(document, place, [anchor]), link: { to_dest: name, page: number } };
}

const nameProperty = (type: string) => propertyWithRole(type, "destinationName");

/** Type of the widget that gives a page a destination. */
const anchorType = widgetDefinitions.find(({ type }) => nameProperty(type))?.type ?? "";

/** Returns the destination name of an anchor. Undefined for unnamed anchors and other widgets. */
export function anchorName({ type, properties }: Widget): string | undefined {
  const property = nameProperty(type);
  const written = property === undefined ? undefined : properties?.[property];
  const name = typeof written === "string" || typeof written === "number" ? String(written).trim() : "";
  return name === "" ? undefined : name;
}

/** Returns the name if it has no tokens, whose values depend on the page. */
function staticAnchorName(widget: Widget): string | undefined {
  const name = anchorName(widget);
  return name?.includes("{") ? undefined : name;
}

function freeAnchorName({ pages, masters }: EditorDocument): string {
  const taken = new Set([...pages, ...masters].flatMap(({ widgets }) => widgets.map(anchorName)));
  let n = 1;
  while (taken.has(`place:${n}`)) n++;
  return `place:${n}`;
}

/** Sets the link properties that the widget type supports. */
export function withLink(widget: Widget, link: WidgetLink): Widget {
  const editing = widgetDefinition(widget.type)?.link;
  return editing ? withValues(widget, editing.write(link)) : widget;
}

function withValues(widget: Widget, values: Readonly<Record<string, unknown>>): Widget {
  const entries = Object.entries({ ...widget.properties, ...values }).filter(([, value]) => value !== undefined);
  return { ...widget, properties: Object.fromEntries(entries) };
}
