/** Creates the parsed documents of a planner from those of a starter, before they are adapted to a device. */
import { asList, asMapping, isList, isMapping } from "./documents.ts";
import type { ByLanguage, Mapping, OptionalSection, Starter, StarterDocuments, Value, Words } from "./starter.ts";

export interface Choice {
  /** Id of the device profile. */
  readonly profile: string;
  readonly locale: string;
  readonly week_start: string;
  readonly start_date: string;
  readonly end_date: string;
  /** Kinds of the chosen optional sections. Default: the starter's defaults. */
  readonly sections?: readonly string[];
  /** Default: 24. */
  readonly hours?: "12" | "24";
  /** Keeps the starter's widgets that show the device's toolbar. */
  readonly hasToolbar?: boolean;
}

/** `masters` is the content of the chosen design. */
export function openStarter(
  { name, optional, hours = [], toolbar_area }: Starter,
  { masters, plan }: StarterDocuments,
  words: Words,
  choice: Choice,
): StarterDocuments {
  const omitted = optional.filter(({ section, included }) => !(choice.sections?.includes(section) ?? included));
  const dictionary = inLanguage(words, choice.locale) ?? {};
  const reduced = withoutSections(plan, omitted);
  const kept = withoutWidgets(masters, reduced, omitted);
  const shown = toolbar_area && !choice.hasToolbar ? withoutWidget(kept, toolbar_area) : kept;
  const timed = choice.hours === "12" ? withTwelveHours(shown, hours) : shown;
  return {
    masters: asMapping(translated(timed, dictionary)),
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

/** Fields with translatable text: visible text, and names of masters, sections and styles with all references to them. */
const wordFields: ReadonlySet<string> = new Set(
  ["content", "label_template", "labels", "data", "name", "description"]
    .concat("master", "kind", "order", "context")
    .concat("style", "theme"),
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

/** Removes the widgets whose id starts with the given one. */
function withoutWidget(library: Mapping, id: string): Mapping {
  const isOther = (widget: Value) => {
    const own = asMapping(widget).id;
    return typeof own !== "string" || !own.startsWith(id);
  };
  const masters = asList(library.masters).map(asMapping);
  return { ...library, masters: masters.map((one) => ({ ...one, widgets: asList(one.widgets).filter(isOther) })) };
}

/** Gives schedules hours from 1 to 12. */
function withTwelveHours(library: Mapping, ids: readonly string[]): Mapping {
  const timed = (widget: Mapping): Mapping =>
    isAmong(ids, widget.id)
      ? { ...widget, properties: { ...asMapping(widget.properties), times_as: "am and pm", times_width: 0 } }
      : widget;
  const masters = asList(library.masters)
    .map(asMapping)
    .map((master) => ({ ...master, widgets: asList(master.widgets).map(asMapping).map(timed) }));
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
