/** Gives a list or one of its columns another name, wherever the plan and the designs of a project name it. */
import type { Project, WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import { type Cells, readCells } from "./list-cells.ts";
import { listsOf, renameColumn, renameList } from "./list-draft.ts";

export interface Renaming {
  /** Position of the list. */
  readonly index: number;
  readonly cells: Cells;
  /** Position of the column. */
  readonly at: number;
  readonly name: string;
}

export interface Renamed {
  readonly plan: WrittenPlan;
  /** Designs that show the name. */
  readonly designs: readonly {
    readonly list: "masters" | "pages";
    readonly name: string;
    readonly template_yaml: string;
  }[];
}

/** Lists of the rows of a page: its own row, that of its parent, and so on. Undefined for pages of no row. */
type Chain = readonly (string | undefined)[];

interface Use {
  readonly kind: string;
  readonly master: string;
  readonly chain: Chain;
}

export function renameEverywhere(
  { masters, pages }: Pick<Project, "masters" | "pages">,
  plan: WrittenPlan,
  renaming: Renaming,
): Renamed {
  const { index, cells, at, name } = renaming;
  const list = listsOf(plan)[index];
  const before = cells.head[at];
  if (!list || before === undefined) return { plan, designs: [] };
  const others = listsOf(plan).filter((other, i) => i !== index && readCells(other)?.head.includes(before));
  const isThis = (table: string | undefined) => table?.toLowerCase() === list.name.toLowerCase();
  const isOther = (table: string | undefined) =>
    others.some((other) => other.name.toLowerCase() === table?.toLowerCase());
  // A page of no row shows that of the planner, whose list is not known.
  const isMeant = (table: string | undefined) => isThis(table) || (table === undefined && others.length === 0);
  const renamerFor = (chains: readonly Chain[]) => (text: string) =>
    withTokens(text, { before, name }, (depth) => {
      const tables = chains.map((chain) => chain[depth]);
      return tables.some(isMeant) && !tables.some(isOther);
    });
  const uses = usesOf(plan.sections, []);
  const chainsOf = (found: readonly Use[]) => (found.length > 0 ? found.map(({ chain }) => chain) : [[]]);
  const changed = (list: "masters" | "pages", { name, widgets }: Project["masters"][number]) => {
    const rename = renamerFor(chainsOf(list === "masters" ? uses.filter(({ master }) => master === name) : []));
    const after = widgets.map((widget) => {
      const { label_template: label, rows_section: kind } = widget.properties ?? {};
      if (typeof kind !== "string" || typeof label !== "string") return mapTexts(widget, rename);
      // Labels show the rows that are listed.
      const listed = renamerFor(chainsOf(uses.filter((use) => use.kind === kind)))(label);
      const mapped = mapTexts(widget, rename);
      return { ...mapped, properties: { ...mapped.properties, label_template: listed } };
    });
    const template_yaml = JSON.stringify({ widgets: after });
    return template_yaml === JSON.stringify({ widgets }) ? [] : [{ list, name, template_yaml }];
  };
  const ofRows = renameColumn(plan, index, cells, at, name);
  return {
    plan: { ...ofRows, sections: mapSections(ofRows.sections, [], (chain) => renamerFor([chain])) },
    designs: [
      ...masters.flatMap((design) => changed("masters", design)),
      ...pages.flatMap((design) => changed("pages", design)),
    ],
  };
}

/** Headings and links whose text is the name of the list follow it. */
export function renameListEverywhere(
  { masters, pages }: Pick<Project, "masters" | "pages">,
  plan: WrittenPlan,
  index: number,
  name: string,
): Renamed {
  const before = listsOf(plan)[index]?.name;
  const changed = (list: "masters" | "pages", design: Project["masters"][number]) => {
    if (!design.widgets.some(({ content }) => content === before)) return [];
    const widgets = design.widgets.map((one) => (one.content === before ? { ...one, content: name } : one));
    return [{ list, name: design.name, template_yaml: JSON.stringify({ widgets }) }];
  };
  return {
    plan: renameList(plan, index, name),
    designs: [
      ...masters.flatMap((design) => changed("masters", design)),
      ...pages.flatMap((design) => changed("pages", design)),
    ],
  };
}

const tableOf = ({ rows }: WrittenPlanSection) => (typeof rows === "string" ? rows : rows?.table);

function usesOf(sections: readonly WrittenPlanSection[], around: Chain): readonly Use[] {
  return sections.flatMap((section) => {
    const chain = [tableOf(section), ...around];
    return [{ kind: section.kind, master: section.master, chain }, ...usesOf(section.nested ?? [], chain)];
  });
}

/** Renames in the texts that sections give their pages. */
function mapSections(
  sections: readonly WrittenPlanSection[],
  around: Chain,
  renamerFor: (chain: Chain) => (text: string) => string,
): WrittenPlanSection[] {
  return sections.map((section) => {
    const chain = [tableOf(section), ...around];
    const rename = renamerFor(chain);
    return {
      ...section,
      ...(section.context && { context: mapTexts(section.context, rename) }),
      ...(section.anchors && { anchors: mapTexts(section.anchors, rename) }),
      ...(section.nested && { nested: mapSections(section.nested, chain, renamerFor) }),
    };
  });
}

/** The same object with other texts. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)])) as Value;
}

/** Double braces are literal ones. Depth 0 is the row of the page, and 1 that of its parent. */
function withTokens(
  text: string,
  { before, name }: { readonly before: string; readonly name: string },
  isMeant: (depth: number) => boolean,
): string {
  const tokens = /\{\{|\}\}|(\{@?((?:parent_)*)row:)([^{}\n]{1,100})\}/g;
  const changed = text.replaceAll(tokens, (written, start?: string, parents = "", column = "") =>
    start !== undefined && column.trim() === before && isMeant(parents.length / "parent_".length)
      ? `${start}${name}}`
      : written,
  );
  // The label in front of the cell is the name of the column, too.
  return text === `${before}: {row:${before}}` && changed !== text ? `${name}: {row:${name}}` : changed;
}
