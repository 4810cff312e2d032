/** Random edits of a stored project, each with a tag that occurs nowhere else. Knows nothing of merges. */
import fc from "fast-check";

export interface StoredWidget {
  readonly id: string;
  readonly type: string;
  readonly position: { x: number; y: number; width: number; height: number };
  content?: string;
  styling?: Record<string, unknown>;
  properties?: Record<string, unknown>;
}

interface StoredDesign {
  name: string;
  description: string;
  created_at: string;
  updated_at: string;
  widgets: StoredWidget[];
}

interface StoredSection {
  kind: string;
  master: string;
  generate: string;
  anchors: { dest_id: string }[];
  context: Record<string, string>;
  count?: number;
  rows?: string;
  nested?: StoredSection[];
}

interface StoredTable {
  readonly name: string;
  readonly key: string;
  rows: string;
}

export interface StoredProject {
  readonly metadata: Record<"name" | "description" | "category" | "author" | "device_profile", string>;
  readonly default_canvas: {
    readonly dimensions: { width: number; height: number; margins: [number, number, number, number] };
    readonly coordinate_system: "top_left";
    background: string;
    readonly grid_size: number;
    readonly snap_enabled: boolean;
  };
  masters: StoredDesign[];
  pages: StoredDesign[];
  styles: { name: string; color?: string }[];
  plan: {
    readonly calendar: { start_date: string; end_date: string; pages_per_day: number };
    readonly locale: string;
    terms: { name: string; from: string; to: string }[];
    sections: StoredSection[];
    order: string[];
    dates: { readonly name: string; rows: string }[];
    data: StoredTable[];
  };
  compilation_rules: { page_name: string; repeat_mode: string; context_rules: Record<string, string>; order: number }[];
}

const text = (id: string, content: string, y: number): StoredWidget => ({
  id,
  type: "text_block",
  position: { x: 40, y, width: 200, height: 30 },
  content,
  styling: { style: "Title" },
});

const design = (name: string): StoredDesign => ({
  name,
  description: `base-description-${name}`,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  widgets: ["one", "two", "three", "four"].map((word, i) => text(`text-${i + 1}`, `base-${name}-${word}`, 40 + i * 60)),
});

const section = (kind: string, master: string, generate: string, more: Partial<StoredSection> = {}): StoredSection => ({
  kind,
  master,
  generate,
  anchors: [],
  context: { word: `base-word-${kind}` },
  ...more,
});

export const aStoredProject = (): StoredProject => ({
  metadata: { name: "Base", description: "", category: "planner", author: "Ann", device_profile: "remarkable-2" },
  default_canvas: {
    dimensions: { width: 447.3, height: 596.4, margins: [20, 20, 20, 20] },
    coordinate_system: "top_left",
    background: "#fffffe",
    grid_size: 10,
    snap_enabled: true,
  },
  masters: ["Cover", "Month", "Day", "Notes", "Pupil"].map(design),
  pages: ["Intro", "Outro"].map(design),
  styles: [{ name: "Title", color: "#123456" }, { name: "Small" }],
  plan: {
    calendar: { start_date: "2026-01-01", end_date: "2026-02-15", pages_per_day: 1 },
    locale: "en",
    terms: [{ name: "base-term", from: "2026-01-01", to: "2026-01-31" }],
    sections: [
      section("cover", "Cover", "once"),
      section("months", "Month", "each_month", { nested: [section("days", "Day", "each_day")] }),
      section("notes", "Notes", "count", { count: 3 }),
      section("pupils", "Pupil", "each_row", { rows: "pupils" }),
    ],
    order: ["cover", "months", "notes", "pupils"],
    dates: [
      { name: "Events", rows: "2026-01-05 base-event-one\n2026-01-06 base-event-two\n2026-01-07 base-event-three" },
    ],
    data: [
      { name: "pupils", key: "id", rows: "id,name,room\n1,base-Ada,base-A\n2,base-Ben,base-B\n3,base-Cem,base-C\n" },
    ],
  },
  compilation_rules: [
    { page_name: "Intro", repeat_mode: "once", context_rules: { word: "base-rule-intro" }, order: 1 },
    { page_name: "Outro", repeat_mode: "once", context_rules: { word: "base-rule-outro" }, order: 2 },
  ],
});

interface Edit {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
}

export const someEdits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({ kind: fc.nat(1000), a: fc.nat(50), b: fc.nat(50) }),
  { maxLength: 14 },
);

/** Applies edits to a copy. Tags begin with `side`. */
export function withEdits(project: StoredProject, side: string, edits: readonly Edit[]): StoredProject {
  const edited = structuredClone(project);
  for (const [i, { kind, a, b }] of edits.entries())
    kinds[kind % kinds.length]?.({ project: edited, tag: `${side}${i}q`, a, b });
  return edited;
}

interface Target {
  readonly project: StoredProject;
  readonly tag: string;
  readonly a: number;
  readonly b: number;
}

const pick = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % Math.max(1, items.length)];
const designs = ({ masters, pages }: StoredProject) => [...masters, ...pages];
const allSections = (sections: readonly StoredSection[]): StoredSection[] =>
  sections.flatMap((one) => [one, ...allSections(one.nested ?? [])]);
const widgetOf = ({ project, a, b }: Target) => pick(pick(designs(project), a)?.widgets ?? [], b);

function moved<Item>(items: Item[], from: number, to: number): void {
  const [item] = items.splice(from % Math.max(1, items.length), 1);
  if (item !== undefined) items.splice(to % (items.length + 1), 0, item);
}

/** The last two columns of the list, and the rows. */
function editTable({ project }: Target, edit: (rows: string[][]) => void): void {
  const [table] = project.plan.data;
  if (!table) return;
  const rows = table.rows
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  edit(rows);
  table.rows = rows.map((cells) => `${cells.join(",")}\n`).join("");
}

function withoutSections(
  sections: readonly StoredSection[],
  isGone: (section: StoredSection) => boolean,
): StoredSection[] {
  return sections
    .filter((one) => !isGone(one))
    .map((one) => ({ ...one, ...(one.nested && { nested: withoutSections(one.nested, isGone) }) }));
}

function deleteSections({ plan }: StoredProject, isGone: (section: StoredSection) => boolean): void {
  const left = withoutSections(plan.sections, isGone);
  // A plan without sections has no pages.
  if (left.length === 0) return;
  plan.sections = left;
  plan.order = plan.order.filter((kind) => left.some((one) => one.kind === kind));
}

const kinds: readonly ((target: Target) => void)[] = [
  (target) => {
    const widget = widgetOf(target);
    if (widget) widget.content = target.tag;
  },
  (target) => {
    const widget = widgetOf(target);
    if (widget) widget.properties = { ...widget.properties, [`p${target.a % 2}`]: target.tag };
  },
  (target) => {
    const widget = widgetOf(target);
    if (widget) widget.position.x = target.a + 1;
  },
  (target) => {
    const widgets = pick(designs(target.project), target.a)?.widgets;
    if (widgets && widgets.length > 1) widgets.splice(target.b % widgets.length, 1);
  },
  (target) => {
    const widgets = pick(designs(target.project), target.a)?.widgets;
    // The editor gives both sides the same next id.
    const numbers = (widgets ?? []).map(({ id }) => Number(id.split("-")[1]));
    const id = `text-${Math.max(0, ...numbers) + 1}`;
    widgets?.splice(target.b % (widgets.length + 1), 0, text(id, target.tag, 300));
  },
  (target) => {
    const widgets = pick(designs(target.project), target.a)?.widgets;
    if (widgets) moved(widgets, target.b, target.a + 1);
  },
  ({ project, tag, a }) => {
    const found = pick(designs(project), a);
    if (found) found.description = tag;
  },
  ({ project, tag, a }) => {
    const found = pick(project.masters, a);
    if (!found) return;
    for (const one of allSections(project.plan.sections)) if (one.master === found.name) one.master = tag;
    found.name = tag;
  },
  ({ project, tag, b }) => {
    project.masters.splice(b % (project.masters.length + 1), 0, {
      ...design(tag),
      widgets: [text("text-1", `${tag}content`, 40)],
    });
    project.plan.sections.push(section(`${tag}kind`, tag, "once", { context: { word: `${tag}word` } }));
    project.plan.order.push(`${tag}kind`);
  },
  ({ project, tag, a }) => {
    const found = pick(project.masters, a);
    if (!found) return;
    project.plan.sections.push(section(tag, found.name, "count", { count: 2, context: { word: `${tag}word` } }));
    project.plan.order.push(tag);
  },
  ({ project, a }) => {
    const found = pick(project.masters, a);
    if (!found) return;
    const before = project.plan.sections.length;
    deleteSections(project, ({ master }) => master === found.name);
    const isUsed = allSections(project.plan.sections).some(({ master }) => master === found.name);
    if (before > 0 && !isUsed) project.masters = project.masters.filter((one) => one !== found);
  },
  ({ project, a, b }) => moved(project.masters, a, b),
  ({ project, a, b }) => moved(project.plan.sections, a, b),
  ({ project, a, b }) => moved(project.plan.order, a, b),
  ({ project, tag, a }) => {
    const found = pick(allSections(project.plan.sections), a);
    if (found) found.context["word"] = tag;
  },
  ({ project, tag, a }) => {
    const found = pick(allSections(project.plan.sections), a);
    if (!found) return;
    project.plan.order = project.plan.order.map((kind) => (kind === found.kind ? tag : kind));
    found.kind = tag;
  },
  ({ project, a }) => {
    const found = pick(project.plan.sections, a);
    if (found) deleteSections(project, (one) => one === found);
  },
  (target) =>
    editTable(target, (rows) => {
      const row = pick(rows.slice(1), target.a);
      if (row) row[row.length - 1] = target.tag;
    }),
  (target) =>
    editTable(target, (rows) => {
      const cells = (rows[0] ?? []).map((_, i) => `${target.tag}${"abcdefghij"[i] ?? "z"}`);
      rows.splice(1 + (target.a % rows.length), 0, cells);
    }),
  (target) =>
    editTable(target, (rows) => (rows.length > 2 ? rows.splice(1 + (target.a % (rows.length - 1)), 1) : rows)),
  (target) =>
    editTable(target, (rows) => {
      rows.forEach((row, i) => row.push(i === 0 ? `${target.tag}column` : `${target.tag}${i}cell`));
    }),
  ({ project, tag }) => {
    const [events] = project.plan.dates;
    if (events) events.rows += `\n2026-01-${String(10 + (tag.length % 10))} ${tag}`;
  },
  ({ project, a }) => {
    const [events] = project.plan.dates;
    if (events)
      events.rows = events.rows
        .split("\n")
        .toSpliced(a % 3, 1)
        .join("\n");
  },
  ({ project, tag }) => project.plan.terms.push({ name: tag, from: "2026-02-01", to: "2026-02-10" }),
  ({ project, tag, a }) => {
    const style = pick(project.styles, a);
    if (style) style.color = `#${hex(tag)}`;
  },
  (target) => {
    const widget = widgetOf(target);
    if (!widget) return;
    target.project.styles.push({ name: target.tag });
    widget.styling = { ...widget.styling, style: target.tag };
  },
  ({ project, a }) => {
    const name = pick(project.styles, a)?.name;
    const isUsed = designs(project).some(({ widgets }) => widgets.some(({ styling }) => styling?.["style"] === name));
    if (!isUsed) project.styles = project.styles.filter((style) => style.name !== name);
  },
  ({ project, tag, a }) => {
    const rule = pick(project.compilation_rules, a);
    if (rule) rule.context_rules["word"] = tag;
  },
  ({ project, tag }) => {
    project.default_canvas.background = `#${hex(tag)}`;
  },
];

/** Six digits that stand for a tag. */
function hex(tag: string): string {
  const [, side = "", number = ""] = /^([a-z])(\d+)q$/.exec(tag) ?? [];
  return `${side === "o" ? "0" : "1"}a${number.padStart(4, "0")}`;
}
