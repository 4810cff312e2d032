/**
 * Creates the documents of a new project from a starter planner, for a device, a year and a language. Works on parsed
 * YAML and imports nothing, so browser and server share it.
 */

/** A text by language. English is the fallback. */
export type ByLanguage = Readonly<Record<string, string>> & { readonly en: string };

/** Content of a `starter.yaml`. README.md describes the fields. */
export interface Starter {
  readonly id: string;
  readonly order: number;
  readonly category: string;
  readonly name: ByLanguage;
  readonly description: ByLanguage;
  readonly designs: readonly Design[];
  readonly optional: readonly OptionalSection[];
}

/** Content of `words.yaml`: translations by language, then by English text. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A master library of the starter, with the page size of its design in points. */
export interface Design extends Page {
  readonly file: string;
  /** Smallest type size and smallest side of a link, in points. Undefined if the design has none. */
  readonly smallest_type?: number;
  readonly smallest_target?: number;
}

export interface OptionalSection {
  readonly section: string;
  readonly name: ByLanguage;
  /** Default of the user's choice. */
  readonly included: boolean;
  /** Ids of the widgets that link to the section. They are removed with it. */
  readonly widgets: readonly string[];
}

interface Page {
  readonly width: number;
  readonly height: number;
}

/** The parts of a device profile that `designFor` uses. */
export interface Screen {
  readonly pdf_settings: { readonly page: Page };
  readonly constraints: { readonly min_font_pt: number; readonly min_touch_target_pt: number };
}

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
type Mapping = { readonly [name: string]: Value };

export interface Choice {
  /** Id of the device profile. */
  readonly profile: string;
  readonly locale: string;
  readonly week_start: string;
  readonly start_date: string;
  readonly end_date: string;
  /** Kinds of the chosen optional sections. Default: the starter's defaults. */
  readonly sections?: readonly string[];
}

/**
 * Returns the design that needs the least rescaling and covers most of the screen. Sizes are compared on a logarithmic
 * scale, so twice and half the size are equally far away. Returns undefined if every design would be too small to read or tap.
 */
export function designFor({ designs }: Pick<Starter, "designs">, screen: Screen): Design | undefined {
  const { page } = screen.pdf_settings;
  return designs.filter((design) => fits(design, screen)).toSorted((a, b) => misfit(a, page) - misfit(b, page))[0];
}

/** In points (0.1 mm), the same tolerance as in lint. */
const tolerance = 0.3;

function fits(design: Design, { pdf_settings, constraints }: Screen): boolean {
  const { smallest_type = Number.POSITIVE_INFINITY, smallest_target = Number.POSITIVE_INFINITY } = design;
  const scale = scaleOn(pdf_settings.page, design);
  return (
    scale * smallest_type >= constraints.min_font_pt &&
    scale * smallest_target >= constraints.min_touch_target_pt - tolerance
  );
}

function misfit(design: Design, screen: Page): number {
  const scale = scaleOn(screen, design);
  const covered = (scale * scale * design.width * design.height) / (screen.width * screen.height);
  return Math.abs(Math.log(scale)) - Math.log(covered) / 2;
}

function scaleOn(screen: Page, design: Page): number {
  return Math.min(screen.width / design.width, screen.height / design.height);
}

export interface StarterDocuments {
  readonly masters: Mapping;
  readonly plan: Mapping;
}

/** `masters` is the content of the chosen design. */
export function openStarter(
  { name, optional }: Starter,
  { masters, plan }: StarterDocuments,
  words: Words,
  choice: Choice,
): StarterDocuments {
  const omitted = optional.filter(({ section, included }) => !(choice.sections?.includes(section) ?? included));
  const dictionary = inLanguage(words, choice.locale) ?? {};
  const reduced = withoutSections(plan, omitted);
  return {
    masters: asMapping(translated(withoutWidgets(masters, reduced, omitted), dictionary)),
    plan: asMapping(translated(withChoice(reduced, nameIn(choice.locale, name), choice), dictionary)),
  };
}

function nameIn(locale: string, name: ByLanguage): string {
  return inLanguage(name, locale) ?? name.en;
}

/** Returns the entry of a language tag, or of the tag without its region. */
export function inLanguage<T>(byLanguage: Readonly<Record<string, T>>, locale: string): T | undefined {
  const [language = ""] = locale.split("-");
  return [locale, language].filter((tag) => Object.hasOwn(byLanguage, tag)).map((tag) => byLanguage[tag])[0];
}

function withChoice(document: Mapping, name: string, choice: Choice): Mapping {
  const { profile, locale, week_start, start_date, end_date } = choice;
  const plan = asMapping(document.plan);
  const calendar = { ...asMapping(plan.calendar), start_date, end_date };
  return { ...document, name, profile, plan: { ...plan, locale, week_start, calendar } };
}

type Dictionary = Readonly<Record<string, string>>;

/** Fields with translatable text: visible text, and names of masters and sections with all references to them. */
const wordFields: ReadonlySet<string> = new Set(
  ["content", "label_template", "labels", "data", "name", "description"].concat("master", "kind", "order", "context"),
);

/** Replaces texts that match a dictionary entry completely. */
function translated(value: Value | undefined, words: Dictionary, field = ""): Value {
  if (typeof value === "string")
    return wordFields.has(field) && Object.hasOwn(words, value) ? (words[value] ?? value) : value;
  if (isList(value)) return value.map((item) => translated(item, words, field));
  if (!isMapping(value)) return value ?? null;
  const fieldOf = (name: string) => (field === "context" ? field : name);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, translated(item, words, fieldOf(name))]),
  );
}

function withoutSections(document: Mapping, omitted: readonly OptionalSection[]): Mapping {
  const kinds = omitted.map(({ section }) => section);
  const plan = asMapping(document.plan);
  const order = asList(plan.order).filter((kind) => !isAmong(kinds, kind));
  return { ...document, plan: { ...plan, sections: sectionsExcept(plan.sections, kinds), order } };
}

function sectionsExcept(sections: Value | undefined, omitted: readonly string[]): readonly Value[] {
  return asList(sections)
    .map(asMapping)
    .filter(({ kind }) => !isAmong(omitted, kind))
    .map((section) => (section.nested ? { ...section, nested: sectionsExcept(section.nested, omitted) } : section));
}

/** Removes unused masters, and widgets that link to omitted sections. */
function withoutWidgets(library: Mapping, { plan }: Mapping, omitted: readonly OptionalSection[]): Mapping {
  const ids = omitted.flatMap(({ widgets }) => widgets);
  const used = mastersOf(asMapping(plan).sections);
  const masters = asList(library.masters)
    .map(asMapping)
    .filter(({ name }) => used.includes(name ?? null))
    .map(({ widgets, ...master }) => ({
      ...master,
      widgets: asList(widgets).filter((widget) => !isAmong(ids, asMapping(widget).id)),
    }));
  return { ...library, masters };
}

function mastersOf(sections: Value | undefined): readonly Value[] {
  return asList(sections)
    .map(asMapping)
    .flatMap(({ master, nested }) => [master ?? null, ...mastersOf(nested)]);
}

function isAmong(names: readonly string[], value: Value | undefined): boolean {
  return names.some((name) => name === value);
}

function asMapping(value: Value | undefined): Mapping {
  return isMapping(value) ? value : {};
}

function asList(value: Value | undefined): readonly Value[] {
  return isList(value) ? value : [];
}

function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

function isMapping(value: Value | undefined): value is Mapping {
  return typeof value === "object" && value !== null && !isList(value);
}
