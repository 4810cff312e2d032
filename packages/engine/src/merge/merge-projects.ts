/** Merges the changes of an original into a clone of it (docs/decisions/0104). */
import type { SharedParts, Theme, WrittenSharedParts } from "../model/shared-parts.ts";
import type { Canvas } from "../model/template.ts";
import type { Widget } from "../model/widget.ts";
import type { Minimums } from "../rescale/scale.ts";
import { placedBlock } from "../widgets/index.ts";
import { nameOfKey } from "./identify-items.ts";
import { mergeBlocks, mergeDesigns, type NamedDesigns, type WrittenDesign } from "./merge-designs.ts";
import {
  type MergeablePlan,
  type MergeableRule,
  mergePlan,
  mergeRules,
  sectionsIn,
  withMasters,
} from "./merge-plan.ts";
import {
  type Conflict,
  type Fields,
  isSame,
  type Keyed,
  listMerger,
  type Merger,
  Merging,
  mergeValue,
  recordMerger,
  type Sides,
} from "./merge-values.ts";
import { onPage } from "./on-page.ts";

/** The document of a project, as it is stored. */
export interface MergeableProject extends WrittenSharedParts {
  readonly default_canvas: Canvas;
  readonly masters: readonly WrittenDesign[];
  readonly pages: readonly WrittenDesign[];
  readonly plan: MergeablePlan;
  readonly compilation_rules: readonly MergeableRule[];
}

export interface MergedProject<Project> {
  readonly project: Project;
  readonly conflicts: readonly Conflict[];
  /** Parts that one side deleted and the other side uses, which are therefore kept. */
  readonly kept: readonly KeptPart[];
}

export interface KeptPart {
  readonly of: "master" | "page" | "block" | "style" | "list";
  readonly name: string;
}

export type MergeSides<Value> = Readonly<Record<keyof Sides<unknown>, Value>>;

/**
 * Merges what the user and the original's author changed since the base, on the page of the user's project. `chosen` are ids of
 * conflicts for which the original's value is taken in place of the user's.
 */
export function mergeOriginal<Project extends MergeableProject>(
  { base, own, original }: MergeSides<Project>,
  { chosen, minimums }: { readonly chosen: ReadonlySet<string>; readonly minimums?: Minimums | undefined },
): MergedProject<Project> {
  const onOwnPage = (project: Project) => onPage(project, own.default_canvas, minimums);
  return mergeProjects({ base: onOwnPage(base), own, original: onOwnPage(original) }, chosen);
}

/** Merges projects with the same page. */
export function mergeProjects<Project extends MergeableProject>(
  sides: MergeSides<Project>,
  chosen: ReadonlySet<string> = new Set(),
): MergedProject<Project> {
  const merging = new Merging(chosen);
  const kept: KeptPart[] = [];
  const masters = mergeDesigns(listsOf(sides, "masters"), ["masters"], merging);
  const pages = mergeDesigns(listsOf(sides, "pages"), ["pages"], merging);
  const keyed = mapSides(sides, (project, side) => withKeys(project, masters.keys[side], pages.keys[side]));
  const plan = mergePlan(
    mapSides(keyed, (project) => project.plan),
    ["plan"],
    merging,
  );
  const rules = mergeRules(listsOf(keyed, "compilation_rules"), ["compilation_rules"], merging);
  const used = new Set(sectionsIn(plan.sections).map(({ master }) => master));
  const uses = (list: "masters" | "pages", key: string) =>
    (list === "masters" && used.has(key)) || rules.some(({ page_name }) => page_name === ruleKey(list, key));
  const all = {
    masters: withUsed("masters", sides, masters, (key) => uses("masters", key), kept),
    pages: withUsed("pages", sides, pages, (key) => uses("pages", key), kept),
  };
  const designs = { masters: all.masters.map(({ item }) => item), pages: all.pages.map(({ item }) => item) };
  const project = {
    ...withoutShared(sides.own),
    default_canvas: mergeCanvas(listsOf(sides, "default_canvas"), ["default_canvas"], merging),
    ...designs,
    ...mergeShared(sides, designs, merging, kept),
    plan: namedPlan(withTables(plan, sides, kept), all.masters),
    compilation_rules: rules.map((rule) => ({ ...rule, page_name: ruleName(rule.page_name, all) })),
  };
  const conflicts = merging.conflicts.map((conflict) => namedConflict(conflict, all));
  // Each part comes from one of the three projects.
  return { project: project as unknown as Project, conflicts, kept };
}

function mapSides<From, To>(
  sides: MergeSides<From>,
  map: (value: From, side: keyof Sides<unknown>) => To,
): MergeSides<To> {
  const { base, own, original } = sides;
  return { base: map(base, "base"), own: map(own, "own"), original: map(original, "original") };
}

function listsOf<Project, List extends keyof Project>(
  sides: MergeSides<Project>,
  list: List,
): MergeSides<Project[List]> {
  return mapSides(sides, (project) => project[list]);
}

const mergeCanvas = recordMerger<Canvas>({ dimensions: recordMerger() });

type Keys = ReadonlyMap<string, string>;

/** Marks the key of a page in a rule, which can also refer to a master. */
const pageMark = "page\t";

function ruleKey(list: "masters" | "pages", key: string): string {
  return list === "pages" ? `${pageMark}${key}` : key;
}

/** Plan and rules with keys in place of the names of masters and pages. */
function withKeys<Project extends MergeableProject>(project: Project, masters: Keys, pages: Keys): Project {
  const { plan, compilation_rules } = project;
  const masterKey = (name: string) => masters.get(name) ?? name;
  const rule = (name: string) => (pages.has(name) ? ruleKey("pages", pages.get(name) ?? name) : masterKey(name));
  return {
    ...project,
    plan: { ...plan, sections: plan.sections.map((section) => withMasters(section, masterKey)) },
    compilation_rules: compilation_rules.map((each) => ({ ...each, page_name: rule(each.page_name) })),
  };
}

interface KeyedDesigns {
  readonly masters: readonly Keyed<WrittenDesign>[];
  readonly pages: readonly Keyed<WrittenDesign>[];
}

function nameIn(designs: readonly Keyed<WrittenDesign>[], key: string): string {
  return designs.find((design) => design.key === key)?.item.name ?? nameOfKey(key);
}

function ruleName(key: string, { masters, pages }: KeyedDesigns): string {
  return key.startsWith(pageMark) ? nameIn(pages, key.slice(pageMark.length)) : nameIn(masters, key);
}

function namedPlan<Plan extends MergeablePlan>(plan: Plan, masters: KeyedDesigns["masters"]): Plan {
  return { ...plan, sections: plan.sections.map((section) => withMasters(section, (key) => nameIn(masters, key))) };
}

/** Names in place of keys in the values of a conflict. */
function namedConflict(conflict: Conflict, designs: KeyedDesigns): Conflict {
  const { path, base, own, original } = conflict;
  const field = path.at(-1);
  const name = (value: unknown) => {
    if (typeof value !== "string") return value;
    if (path[0] === "plan" && field === "master") return nameIn(designs.masters, value);
    return path[0] === "compilation_rules" && field === "page_name" ? ruleName(value, designs) : value;
  };
  return { ...conflict, base: name(base), own: name(own), original: name(original) };
}

/** The merged designs, with those that plan or rules still use. */
function withUsed<Design extends WrittenDesign>(
  list: "masters" | "pages",
  sides: MergeSides<{ readonly masters: readonly Design[]; readonly pages: readonly Design[] }>,
  { designs, keys }: NamedDesigns<Design>,
  isUsed: (key: string) => boolean,
  kept: KeptPart[],
): readonly Keyed<Design>[] {
  const known = new Set(designs.map(({ key }) => key));
  const missing = (["own", "original"] as const).flatMap((side) =>
    sides[side][list].flatMap((item) => {
      const key = keys[side].get(item.name) ?? item.name;
      if (known.has(key) || !isUsed(key)) return [];
      known.add(key);
      kept.push({ of: list === "masters" ? "master" : "page", name: item.name });
      return [{ key, item }];
    }),
  );
  return [...designs, ...missing];
}

const named = ({ name }: { readonly name: string }) => name;

const mergeStyles = listMerger(named, recordMerger());
const sharedFields = {
  blocks: mergeBlocks,
  styles: mergeStyles,
  themes: listMerger(named, recordMerger<Theme>({ styles: mergeStyles })),
  fonts: listMerger<NonNullable<SharedParts["fonts"]>[number]>(
    ({ family, weight, italic }) => `${family} ${weight}${italic ? " italic" : ""}`,
    mergeValue,
  ),
  theme: mergeValue,
  frame: mergeValue,
} satisfies { readonly [Part in keyof SharedParts]: unknown };

function withoutShared(project: MergeableProject): Fields {
  return Object.fromEntries(Object.entries(project).filter(([key]) => !Object.hasOwn(sharedFields, key)));
}

/** Fonts that one side deleted stay if the other side's texts name their family. */
function mergeShared(
  sides: MergeSides<MergeableProject>,
  designs: { readonly masters: readonly WrittenDesign[]; readonly pages: readonly WrittenDesign[] },
  merging: Merging,
  kept: KeptPart[],
): SharedParts {
  const merged: Record<string, unknown> = {};
  for (const [key, merge] of Object.entries(sharedFields)) {
    const values = mapSides(sides, (project) => new Map<string, unknown>(Object.entries(project)).get(key));
    const value = (merge as Merger<unknown>)(values, [key], merging);
    if (value !== undefined) merged[key] = value;
  }
  const shared = merged as SharedParts;
  const blocks = withUsedBlocks(shared, sides, designs, kept);
  const widgets = [...designs.masters, ...designs.pages, ...blocks].flatMap((design) => design.widgets);
  const styles = withUsedParts(shared.styles ?? [], listsOf(sides, "styles"), stylesOf(widgets), "style", kept);
  const families = JSON.stringify([designs, blocks, styles, shared.themes]);
  const fonts = withUsedFonts(shared.fonts ?? [], listsOf(sides, "fonts"), (name) => families.includes(`"${name}"`));
  return {
    ...shared,
    ...((shared.blocks || blocks.length > 0) && { blocks }),
    ...((shared.styles || styles.length > 0) && { styles }),
    ...((shared.fonts || fonts.length > 0) && { fonts }),
  };
}

interface NamedPart {
  readonly name: string;
}

/** Adds parts that are used and that only one side still has. */
function withUsedParts<Part extends NamedPart>(
  parts: readonly Part[],
  sides: MergeSides<readonly Part[] | undefined>,
  used: ReadonlySet<string>,
  of: KeptPart["of"],
  kept: KeptPart[],
): readonly Part[] {
  const known = new Set(parts.map(named));
  const missing = [...(sides.own ?? []), ...(sides.original ?? [])].filter(({ name }) => {
    if (known.has(name) || !used.has(name)) return false;
    known.add(name);
    kept.push({ of, name });
    return true;
  });
  return missing.length === 0 ? parts : [...parts, ...missing];
}

function withUsedBlocks(
  { blocks = [], frame }: SharedParts,
  sides: MergeSides<MergeableProject>,
  { masters, pages }: { readonly masters: readonly WrittenDesign[]; readonly pages: readonly WrittenDesign[] },
  kept: KeptPart[],
): NonNullable<SharedParts["blocks"]> {
  const frames = [frame, ...[...masters, ...pages].map((design) => design.frame)];
  let all = blocks;
  // A block that comes back can contain others.
  for (let count = -1; count < all.length; ) {
    count = all.length;
    const widgets = [...masters, ...pages, ...all].flatMap((design) => design.widgets);
    const used = new Set([...frames, ...widgets.map(placedBlock)].filter((name) => name !== undefined));
    all = withUsedParts(all, listsOf(sides, "blocks"), used, "block", kept);
    if (all.length === count) break;
  }
  return all;
}

function stylesOf(widgets: readonly Widget[]): ReadonlySet<string> {
  const styleOf = ({ styling, properties }: Partial<Widget>): readonly string[] => {
    const style = styling?.["style"];
    const cell = properties?.["cell_template"];
    const inner = typeof cell === "object" && cell !== null ? styleOf(cell) : [];
    return typeof style === "string" ? [style, ...inner] : inner;
  };
  return new Set(widgets.flatMap(styleOf));
}

type Fonts = NonNullable<SharedParts["fonts"]>;

function withUsedFonts(fonts: Fonts, sides: MergeSides<Fonts | undefined>, isUsed: (family: string) => boolean): Fonts {
  const has = (list: Fonts, font: Fonts[number]) =>
    list.some(({ family, weight, italic }) =>
      isSame([family, weight, italic], [font.family, font.weight, font.italic]),
    );
  const inBase = sides.base ?? [];
  const missing = (sides.own ?? []).filter(
    (font) => !has(fonts, font) && has(inBase, font) && !has(sides.original ?? [], font) && isUsed(font.family),
  );
  const theirs = (sides.original ?? []).filter(
    (font) => !has(fonts, font) && has(inBase, font) && !has(sides.own ?? [], font) && isUsed(font.family),
  );
  return missing.length + theirs.length === 0 ? fonts : [...fonts, ...missing, ...theirs];
}

/** The plan with lists that its sections use, although one side deleted them. */
function withTables<Plan extends MergeablePlan>(
  plan: Plan,
  { own, original }: MergeSides<{ readonly plan: MergeablePlan }>,
  kept: KeptPart[],
): Plan {
  const used = new Set(sectionsIn(plan.sections).flatMap((section) => tableOf(section)?.toLowerCase() ?? []));
  const known = new Set((plan.data ?? []).map(({ name }) => name.toLowerCase()));
  const missing = [...(own.plan.data ?? []), ...(original.plan.data ?? [])].filter(({ name }) => {
    const key = name.toLowerCase();
    if (known.has(key) || !used.has(key)) return false;
    known.add(key);
    kept.push({ of: "list", name });
    return true;
  });
  return missing.length === 0 ? plan : { ...plan, data: [...(plan.data ?? []), ...missing] };
}

function tableOf(section: object): string | undefined {
  const rows = "rows" in section ? section.rows : undefined;
  if (typeof rows === "string") return rows;
  const table = typeof rows === "object" && rows !== null && "table" in rows ? rows.table : undefined;
  return typeof table === "string" ? table : undefined;
}
