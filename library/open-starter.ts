/**
 * From a starter planner to the documents of a new project, for one device, year and language. Documents are values here,
 * whoever read the YAML; nothing is imported, so that browser and server open starters alike.
 */

/** A text by language; what a language lacks is in English. */
export type ByLanguage = Readonly<Record<string, string>> & { readonly en: string };

/** The content of a `starter.yaml`. README.md says what each field means. */
export interface Starter {
  readonly id: string;
  readonly order: number;
  readonly category: string;
  readonly name: ByLanguage;
  readonly description: ByLanguage;
  readonly designs: readonly Design[];
  readonly optional: readonly OptionalSection[];
}

/** The content of `words.yaml`: texts of the starters' documents, by language, with what they are in it. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A master library of the starter, and the page that it is drawn for, in points. */
export interface Design extends Page {
  readonly file: string;
  /** Size of the smallest type on its pages, and side of the smallest link; absent where there is none. */
  readonly smallest_type?: number;
  readonly smallest_target?: number;
}

export interface OptionalSection {
  readonly section: string;
  readonly name: ByLanguage;
  /** Whether a new planner has it unless the user says otherwise. */
  readonly included: boolean;
  /** Ids of the widgets that lead there and go with it. */
  readonly widgets: readonly string[];
}

interface Page {
  readonly width: number;
  readonly height: number;
}

/** The part of a device profile that decides what fits on it. */
export interface Screen {
  readonly pdf_settings: { readonly page: Page };
  readonly constraints: { readonly min_font_pt: number; readonly min_touch_target_pt: number };
}

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
type Mapping = { readonly [name: string]: Value };

/** What the user chooses. */
export interface Choice {
  /** Id of the device profile. */
  readonly profile: string;
  readonly locale: string;
  readonly week_start: string;
  readonly start_date: string;
  readonly end_date: string;
  /** Kinds of the optional sections that the planner has; absent: as the starter proposes. */
  readonly sections?: readonly string[];
}

/**
 * The design for a device: among those that stay readable and tappable there, the one that is shown nearest to its own
 * size and leaves the least of the screen empty. Sizes are compared on a logarithmic scale, so that twice and half the
 * size are equally far off. Undefined if none stays readable: the starter is not offered for the device.
 */
export function designFor({ designs }: Pick<Starter, "designs">, screen: Screen): Design | undefined {
  const { page } = screen.pdf_settings;
  return designs.filter((design) => fits(design, screen)).toSorted((a, b) => misfit(a, page) - misfit(b, page))[0];
}

/** Lint lets links be smaller by a tenth of a millimetre. */
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

export interface Opened {
  readonly masters: Mapping;
  readonly plan: Mapping;
}

/** `masters` is the design that was taken. */
export function openStarter(
  { name, optional }: Starter,
  { masters, plan }: Opened,
  words: Words,
  choice: Choice,
): Opened {
  const left = optional.filter(({ section, included }) => !(choice.sections?.includes(section) ?? included));
  const dictionary = inLanguage(words, choice.locale) ?? {};
  const smaller = withoutSections(plan, left);
  return {
    masters: asMapping(translated(withoutWidgets(masters, smaller, left), dictionary)),
    plan: asMapping(translated(withChoice(smaller, nameIn(choice.locale, name), choice), dictionary)),
  };
}

function nameIn(locale: string, name: ByLanguage): string {
  return inLanguage(name, locale) ?? name.en;
}

/** What there is in a language, or in the language without its region. */
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

/** Fields that hold words: what is read on a page, and what masters and sections are called, wherever they are called so. */
const wordFields: ReadonlySet<string> = new Set(
  ["content", "label_template", "labels", "data", "name", "description"].concat("master", "kind", "order", "context"),
);

/** A text is replaced where the whole of it is in the dictionary. */
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

function withoutSections(document: Mapping, left: readonly OptionalSection[]): Mapping {
  const kinds = left.map(({ section }) => section);
  const plan = asMapping(document.plan);
  const order = asList(plan.order).filter((kind) => !isAmong(kinds, kind));
  return { ...document, plan: { ...plan, sections: kept(plan.sections, kinds), order } };
}

function kept(sections: Value | undefined, left: readonly string[]): readonly Value[] {
  return asList(sections)
    .map(asMapping)
    .filter(({ kind }) => !isAmong(left, kind))
    .map((section) => (section.nested ? { ...section, nested: kept(section.nested, left) } : section));
}

/** Only what still leads somewhere, on masters that the plan still names. */
function withoutWidgets(library: Mapping, { plan }: Mapping, left: readonly OptionalSection[]): Mapping {
  const ids = left.flatMap(({ widgets }) => widgets);
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
