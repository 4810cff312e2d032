/** Starters of new projects, compiled for a device. */

import { formatMessage } from "@octavo/foundation";
import { starterWorld } from "@octavo/press";
import {
  createPlanner,
  defaultChoices,
  type PlannerChoices,
  type Starter,
  type StarterSource,
  starters,
  textIn,
  wordLanguages,
} from "@octavo/starters";
import { CORE_SCHEMA, load } from "js-yaml";
import {
  type Compilation,
  compile,
  type DeviceProfile,
  type DisplayDocument,
  type DisplayPage,
  findProfile,
  lintTemplate,
} from "../../src/index.ts";
import { messagesOf, world } from "./documents.ts";

export { starters };

const drawingWorld = await starterWorld(...wordLanguages);

export const { words } = drawingWorld;
/** Languages whose measures are in the kit. The others are tested with the starters. */
export const languages = ["en", "pl"];

function device(id: string): DeviceProfile {
  const profile = findProfile(world.profiles, id);
  if (!profile) throw new Error(`no device ${id}`);
  return profile;
}

export const everySection = ({ optional }: Starter) => ({ sections: optional.map(({ section }) => section) });

export interface Planner extends Compilation {
  readonly profile: DeviceProfile;
  /** The documents, parsed. */
  readonly opened: { readonly masters: object; readonly plan: { readonly plan: object } };
  readonly document: DisplayDocument;
}

export interface TestChoice {
  readonly locale: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly week_start: PlannerChoices["weekStart"];
  readonly sections: readonly string[];
  readonly hours: PlannerChoices["hours"];
  /** Name in English. Default: the first. */
  readonly theme: string;
}

export function planner(starter: StarterSource, deviceId: string, choice: Partial<TestChoice> = {}): Planner {
  const profile = device(deviceId);
  const choices = choicesOf(starter, deviceId, choice);
  const documents = createPlanner(starter, choices, drawingWorld);
  const masters = inTheme(documents.masters, choice.theme, choices.locale);
  const compilation = compile(masters, documents.plan, world);
  const { document, diagnostics } = compilation;
  if (!document) throw new Error(messagesOf(diagnostics).join("\n"));
  const opened = { masters: parsed<object>(masters), plan: parsed<{ readonly plan: object }>(documents.plan) };
  return { ...compilation, profile, opened, document };
}

/** Names of the themes in English. */
export function themesOf(starter: StarterSource): readonly string[] {
  const { masters } = createPlanner(starter, choicesOf(starter, "remarkable-2", {}), drawingWorld);
  const { themes = [] } = parsed<{ readonly themes?: readonly { readonly name: string }[] }>(masters);
  return themes.map(({ name }) => name);
}

function inTheme(masters: string, theme: string | undefined, locale: string): string {
  if (theme === undefined) return masters;
  return JSON.stringify({ ...parsed<object>(masters), theme: textIn(words, locale)(theme) });
}

const parsed = <T>(text: string) => load(text, { schema: CORE_SCHEMA }) as T;

/** Without other choices, the calendar year 2026 in English. */
function choicesOf(starter: Starter, deviceId: string, choice: Partial<TestChoice>): PlannerChoices {
  const device = deviceId.replace(/-landscape$/, "");
  const defaults = defaultChoices(starter, { device, year: 2026, locale: choice.locale ?? "en" });
  return {
    ...defaults,
    landscape: device !== deviceId,
    from: choice.start_date ?? "2026-01-01",
    to: choice.end_date ?? "2026-12-31",
    ...(choice.week_start && { weekStart: choice.week_start }),
    ...(choice.sections && { sections: choice.sections }),
    ...(choice.hours && { hours: choice.hours }),
  };
}

/** Diagnostics of compiler and lint on the device. */
export function complaints({ template, diagnostics, profile }: Planner): readonly string[] {
  const problems = template ? lintTemplate(template, profile, world) : [];
  return [
    ...messagesOf(diagnostics),
    ...problems.map(
      ({ code, master, widget_id, message }) => `${code}: ${master}/${widget_id}: ${formatMessage(message)}`,
    ),
  ];
}

export function pagesOf(document: DisplayDocument): readonly DisplayPage[] {
  return Array.from({ length: document.pageCount }, (_, i) => document.page(i + 1));
}
