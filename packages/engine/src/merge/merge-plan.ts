/** Merges plans and compilation rules, as they are stored. */
import { nameOfSource } from "../model/written-source.ts";
import { identifyItems } from "./identify-items.ts";
import { mergeLines, mergeTables, type WrittenTable } from "./merge-tables.ts";
import {
  type Fields,
  isSame,
  type Keyed,
  keepOwn,
  listMerger,
  type Merger,
  type Merging,
  mergeKeyed,
  mergeValue,
  type Path,
  recordMerger,
  type Sides,
  settled,
} from "./merge-values.ts";

export interface WrittenSection {
  readonly kind: string;
  readonly master: string;
  readonly generate?: unknown;
  readonly context?: object | undefined;
  readonly counters?: object | undefined;
  readonly events?: object | undefined;
  readonly nested?: readonly WrittenSection[] | undefined;
}

export interface MergeablePlan {
  readonly sections: readonly WrittenSection[];
  readonly order: readonly string[];
  readonly data?: readonly WrittenTable[] | undefined;
}

export interface MergeableRule {
  readonly page_name: string;
  readonly order: number;
  readonly context_rules?: object | undefined;
}

type WrittenSource = Parameters<typeof nameOfSource>[0] & {
  readonly rows?: string | undefined;
  readonly imported?: string | undefined;
};

const planFields = {
  calendar: recordMerger(),
  years: recordMerger(),
  terms: listMerger<{ readonly name: string }>(({ name }) => name, recordMerger()),
  dates: listMerger<WrittenSource>(nameOfSource, recordMerger<WrittenSource>({ rows: mergeLines, imported: keepOwn })),
  data: mergeTables,
  row: mergeValue,
};

/** The plans refer to masters by keys, which are the same in all three. */
export function mergePlan<Plan extends MergeablePlan>(
  sides: Record<keyof Sides<unknown>, Plan>,
  path: Path,
  merging: Merging,
): Plan {
  const { base, own, original } = sides;
  const listed = { base: base.sections, own: own.sections, original: withFreeKinds(sides) };
  const keyed = identifyItems(listed, sectionIdentity);
  const sections = mergeKeyed(keyed, [...path, "sections"], mergeSection, merging);
  const kinds = new Map(sections.map(({ key, item }) => [key, item.kind]));
  const orderOf = (side: keyof Sides<unknown>) => keyedOrder(sides[side].order, listed[side], keyed[side]);
  const order = { base: orderOf("base"), own: orderOf("own"), original: orderOf("original") };
  const withoutLists = ({ sections: _sections, order: _order, ...rest }: Plan): Fields => rest;
  const rest = { base: withoutLists(base), own: withoutLists(own), original: withoutLists(original) };
  const merged = recordMerger<Fields>(planFields)(rest, path, merging);
  const ordered = mergeKinds(order, [...path, "order"], merging) ?? [];
  return {
    // Each field comes from one of the three plans.
    ...(merged as Plan),
    sections: sections.map(({ item }) => item),
    order: ordered.flatMap((key) => kinds.get(key) ?? []),
  };
}

const mergeKinds = listMerger<string>((kind) => kind, mergeValue);

/** Kinds as keys, which a renamed section keeps. */
function keyedOrder(
  order: readonly string[],
  sections: readonly WrittenSection[],
  keyed: readonly Keyed<WrittenSection>[],
): readonly string[] {
  const keys = new Map(sections.map(({ kind }, i) => [kind, keyed[i]?.key ?? kind]));
  return order.flatMap((kind) => keys.get(kind) ?? []);
}

const sectionIdentity = {
  nameOf: ({ kind }: WrittenSection) => kind,
  likeness: (a: WrittenSection, b: WrittenSection) => {
    if (isSame({ ...a, kind: "" }, { ...b, kind: "" })) return 1;
    return a.master === b.master && a.generate === b.generate ? 0.5 : 0;
  },
};

const mergeSection: Merger<WrittenSection> = recordMerger<WrittenSection>({
  nested: mergeNested,
  context: recordMerger(),
  counters: recordMerger(),
  events: recordMerger(),
});

function mergeNested(
  sides: Sides<readonly WrittenSection[]>,
  path: Path,
  merging: Merging,
): readonly WrittenSection[] | undefined {
  const found = settled(sides);
  if (found) return found.value;
  return mergeKeyed(identifyItems(sides, sectionIdentity), path, mergeSection, merging).map(({ item }) => item);
}

/** Sections that both sides added are different, unless they are equal. Kinds are unique in a plan. */
function withFreeKinds({ base, own, original }: Record<keyof Sides<unknown>, MergeablePlan>) {
  const old = new Set(sectionsIn(base.sections).map(({ kind }) => kind));
  const added = new Map(
    sectionsIn(own.sections).flatMap((section) => (old.has(section.kind) ? [] : [[section.kind, section]])),
  );
  const taken = new Set([...old, ...added.keys(), ...sectionsIn(original.sections).map(({ kind }) => kind)]);
  const renamed = (section: WrittenSection): WrittenSection => {
    const other = added.get(section.kind);
    if (other && isSame(other, section)) return section;
    const nested = section.nested?.map(renamed);
    const kind = other ? freeKind(section.kind, taken) : section.kind;
    return { ...section, kind, ...(nested && { nested }) };
  };
  return original.sections.map(renamed);
}

function freeKind(wanted: string, taken: Set<string>): string {
  let kind = wanted;
  for (let number = 2; taken.has(kind); number++) kind = `${wanted}_${number}`;
  taken.add(kind);
  return kind;
}

export function sectionsIn(sections: readonly WrittenSection[]): readonly WrittenSection[] {
  return sections.flatMap((section) => [section, ...sectionsIn(section.nested ?? [])]);
}

/** The sections with other names of masters. */
export function withMasters<Section extends WrittenSection>(
  section: Section,
  nameOf: (master: string) => string,
): Section {
  const nested = section.nested?.map((inner) => withMasters(inner, nameOf));
  return { ...section, master: nameOf(section.master), ...(nested && { nested }) };
}

/** Rules are numbered in their order. */
export function mergeRules<Rule extends MergeableRule>(
  { base = [], own = [], original = [] }: Sides<readonly Rule[]>,
  path: Path,
  merging: Merging,
): readonly Rule[] {
  const [old, mine, theirs] = [base, own, original].map((rules) => rules.toSorted((a, b) => a.order - b.order));
  const merge = listMerger<Rule>(
    ({ page_name }) => page_name,
    recordMerger<Rule>({ order: keepOwn, context_rules: recordMerger() }),
  );
  const merged = merge({ base: old, own: mine, original: theirs }, path, merging) ?? [];
  return merged.map((rule, i) => ({ ...rule, order: i + 1 }));
}
