/** Merges styles and themes of a project with those of its starter for other choices. */
import { type Master, type Project, type SharedParts, sharedParts, type Widget } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { mergeRecords } from "./merge-records.ts";

/** New names of styles and themes by their old ones. */
export type Renames = ReadonlyMap<string, string>;

/** Styles and themes have names in the language of a planner, in the same order in each. */
export function renamesBetween(before: SharedParts, after: SharedParts): Renames {
  const pairs = (["styles", "themes"] as const).flatMap((list) => {
    const [from = [], to = []] = [before[list], after[list]];
    return from.map(({ name }, i) => [name, to[i]?.name ?? name] as const);
  });
  return new Map(pairs.filter(([from, to]) => from !== to));
}

/** The project with other names of styles and themes, also where widgets refer to them. */
export function withNames(project: Project, names: Renames): Project {
  if (names.size === 0) return project;
  const renamed = <Item extends { readonly name: string }>(item: Item): Item => ({ ...item, name: nameIn(item.name) });
  const nameIn = (name: string) => names.get(name) ?? name;
  const drawn = <D extends Pick<Master, "widgets">>(design: D): D => ({
    ...design,
    widgets: design.widgets.map((widget) => withStyleName(widget, nameIn)),
  });
  const { styles, themes, theme, blocks } = project;
  return {
    ...project,
    masters: project.masters.map(drawn),
    pages: project.pages.map(drawn),
    ...(blocks && { blocks: blocks.map(drawn) }),
    ...(styles && { styles: styles.map(renamed) }),
    ...(themes && { themes: themes.map((one) => renamed({ ...one, styles: one.styles.map(renamed) })) }),
    ...(theme !== undefined && { theme: nameIn(theme) }),
  };
}

function withStyleName(widget: Widget, nameIn: (name: string) => string): Widget {
  const { styling, properties } = widget;
  const cell = properties?.["cell_template"];
  const style = styling?.["style"];
  return {
    ...widget,
    ...(typeof style === "string" && { styling: { ...styling, style: nameIn(style) } }),
    ...(isWidget(cell) && { properties: { ...properties, cell_template: withStyleName(cell, nameIn) } }),
  };
}

function isWidget(value: unknown): value is Widget {
  return typeof value === "object" && value !== null && "type" in value;
}

/** The projects have the same names of styles. `scaled` is `own` on the new page. */
export function mergeShared(
  own: Project,
  scaled: Project,
  before: Project,
  after: Project,
  masters: readonly Master[],
): SharedParts {
  const parts = sharedParts(scaled);
  const styles = [...mergeStyles(own, scaled, before, after), ...missingStyles(own, after, masters)];
  const kept = own.themes?.map((theme, i) => {
    const [old, made] = [before, after].map((each) => each.themes?.find(({ name }) => name === theme.name));
    return made && isEqual(theme, old) ? made : (scaled.themes?.[i] ?? theme);
  });
  // A project has the theme that it was switched to, until another one is drawn.
  const { theme } = before.theme === after.theme ? own : after;
  const missing = after.themes?.filter(({ name }) => name === theme && !kept?.some((one) => one.name === name)) ?? [];
  const themes = kept || missing.length > 0 ? [...(kept ?? []), ...missing] : undefined;
  return {
    ...parts,
    ...(styles.length > 0 && { styles }),
    ...(themes && { themes }),
    ...(theme !== undefined && { theme }),
  };
}

function mergeStyles(
  own: Project,
  scaled: Project,
  before: Project,
  after: Project,
): NonNullable<SharedParts["styles"]> {
  return (own.styles ?? []).map((style, i) => {
    const kept = scaled.styles?.[i] ?? style;
    const [old, made] = [before, after].map((each) => each.styles?.find(({ name }) => name === style.name));
    return old && made ? mergeRecords(style, kept, old, made) : kept;
  });
}

/** Styles that the user has deleted, and that newly drawn widgets have. */
function missingStyles(own: Project, after: Project, masters: readonly Master[]): NonNullable<SharedParts["styles"]> {
  const known = new Set(own.styles?.map(({ name }) => name));
  const used = new Set(masters.flatMap(({ widgets }) => widgets.flatMap(stylesOf)));
  return (after.styles ?? []).filter(({ name }) => used.has(name) && !known.has(name));
}

function stylesOf({ styling, properties }: Widget): readonly unknown[] {
  const cell = properties?.["cell_template"];
  return [styling?.["style"], ...(isWidget(cell) ? stylesOf(cell) : [])];
}
