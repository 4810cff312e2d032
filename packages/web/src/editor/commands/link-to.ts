/** Links by what they lead to, so that nobody has to type a destination or a rule. */
import {
  propertyWithRole,
  type TemplateSection,
  type Widget,
  type WidgetLink,
  widgetDefinition,
  widgetDefinitions,
} from "@octavo/engine";
import { bindingRefusal, newWidget } from "../document/edit-widget.ts";
import { type EditorDocument, findPage, type Place, pageNumber } from "../document/editor-document.ts";
import { selected, unlocked } from "../document/editor-state.ts";
import { newWidgetIds } from "../document/new-ids.ts";
import { transact } from "../document/transaction.ts";
import { addWidgets, changeWidgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type Command, done, requesting } from "./command.ts";

export type LinkTarget =
  /** A name, or a web address. */
  | { readonly kind: "destination"; readonly name: string }
  | { readonly kind: "rule"; readonly bind: string }
  /** Each page of the section from where it belongs; the page of a date from that date. */
  | { readonly kind: "section"; readonly section: Pick<TemplateSection, "kind" | "unit"> }
  /** By its id. Gets an anchor where it has none. */
  | { readonly kind: "page"; readonly page: string }
  | { readonly kind: "nowhere" };

/** Whether a widget of this type can lead somewhere. */
export function isLinkable({ type }: Widget): boolean {
  return widgetDefinition(type)?.link !== undefined;
}

export const linkTo: Command<LinkTarget> = {
  id: "link-to",
  label: "Link to",
  group: "widget",
  surfaces: [],
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state, target) => {
    const linkable = unlocked(state).filter(isLinkable);
    if (linkable.length === 0) return { refused: messages.notLinkable };
    if (target.kind === "page" && !findPage(state.document, target.page))
      return { refused: messages.invalidPage(0, state.document.pages.length) };
    const refused = bindingRefusal(target.kind === "rule" ? target.bind : target.kind === "destination" && target.name);
    if (refused !== undefined) return { refused };
    const { document, link } = resolved(state.document, target);
    const ids = linkable.map(({ id }) => id);
    const linked = changeWidgets(document, state.selection.place, ids, (widget) => withLink(widget, link));
    const count = messages.counted(ids.length, "widget");
    return done(transact(state, `link ${count}`, { document: linked }), `Linked ${count}`);
  },
};

/** Asks where: what the link tool does without a drag. */
export const askForLink: Command = {
  id: "ask-for-link",
  label: "Link to…",
  group: "widget",
  surfaces: ["widget-menu", "palette"],
  isShown: (state) => selected(state).some(isLinkable),
  isEnabled: (state) => unlocked(state).some(isLinkable),
  run: (state) => requesting(state, { kind: "dialog", name: "link" }),
};

function resolved(document: EditorDocument, target: LinkTarget): { document: EditorDocument; link: WidgetLink } {
  switch (target.kind) {
    case "destination":
      return { document, link: { to_dest: target.name } };
    case "rule":
      return { document, link: { bind: target.bind } };
    case "section":
      return { document, link: { bind: sectionRule(target.section) } };
    case "page":
      return anchored(document, target.page);
    case "nowhere":
      return { document, link: {} };
  }
}

/** The rule by which a page finds its fellow in another section: by date, or the first where there is none. */
export function sectionRule({ kind, unit }: Pick<TemplateSection, "kind" | "unit">): string {
  switch (unit) {
    case "day":
      return `${kind}(@date)`;
    case "week":
      return `${kind}(@iso_week)`;
    case "month":
      return `${kind}(@year-@month_padded)`;
    case "year":
      return `${kind}(@plan_year_start)`;
    case "count":
      return `${kind}(1)`;
    case "once":
      return `${kind}(index)`;
  }
}

/** By the first anchor that the page itself has, or a new one in its corner. */
function anchored(document: EditorDocument, page: string): { document: EditorDocument; link: WidgetLink } {
  const place: Place = { kind: "page", id: page };
  const number = pageNumber(document, page);
  const known = widgetsIn(document, place).map(plainAnchorName).find(Boolean);
  if (known !== undefined) return { document, link: { to_dest: known, page: number } };
  const [id = anchorType] = newWidgetIds(document, [anchorType]);
  const name = freeName(document);
  const properties = { [nameProperty(anchorType) ?? ""]: name };
  const anchor = { ...newWidget(anchorType, id, { x: 0, y: 0, width: 1, height: 1 }), properties };
  return { document: addWidgets(document, place, [anchor]), link: { to_dest: name, page: number } };
}

const nameProperty = (type: string) => propertyWithRole(type, "destinationName");

/** Type of the widget that gives a page a destination. */
const anchorType = widgetDefinitions.find(({ type }) => nameProperty(type))?.type ?? "";

/** The destination that an anchor makes; undefined for one without a name, and for other widgets. */
export function anchorName({ type, properties }: Widget): string | undefined {
  const property = nameProperty(type);
  const written = property === undefined ? undefined : properties?.[property];
  const name = typeof written === "string" || typeof written === "number" ? String(written).trim() : "";
  return name === "" ? undefined : name;
}

/** Tokens in it may come to nothing on this page. */
function plainAnchorName(widget: Widget): string | undefined {
  const name = anchorName(widget);
  return name?.includes("{") ? undefined : name;
}

function freeName({ pages, masters }: EditorDocument): string {
  const taken = new Set([...pages, ...masters].flatMap(({ widgets }) => widgets.map(anchorName)));
  let n = 1;
  while (taken.has(`place:${n}`)) n++;
  return `place:${n}`;
}

function withLink(widget: Widget, link: WidgetLink): Widget {
  const editing = widgetDefinition(widget.type)?.link;
  return editing ? withValues(widget, editing.write(link)) : widget;
}

function withValues(widget: Widget, values: Readonly<Record<string, unknown>>): Widget {
  const entries = Object.entries({ ...widget.properties, ...values }).filter(([, value]) => value !== undefined);
  return { ...widget, properties: Object.fromEntries(entries) };
}
