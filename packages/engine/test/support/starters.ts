/** Starters of new projects, compiled for a device. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatMessage } from "@octavo/foundation";
import {
  type Choice,
  createPlanner,
  defaultChoices,
  designFor,
  type PlannerChoices,
  type Starter,
  type StarterDocuments,
  type Words,
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

export const library = join(import.meta.dirname, "../../../../library");
const yaml = <T>(...path: readonly string[]) =>
  load(readFileSync(join(library, ...path), "utf8"), { schema: CORE_SCHEMA }) as T;

export const words = yaml<Words>("words.yaml");
export const languages = ["en", ...Object.keys(words)];
export const starters = readdirSync(library)
  .filter((folder) => existsSync(join(library, folder, "starter.yaml")))
  .map((folder) => yaml<Starter>(folder, "starter.yaml"))
  .toSorted((a, b) => a.order - b.order);

export function device(id: string): DeviceProfile {
  const profile = findProfile(world.profiles, id);
  if (!profile) throw new Error(`no device ${id}`);
  return profile;
}

export const files = ({ id }: Starter, file: string) => ({
  masters: yaml<StarterDocuments["masters"]>(id, file),
  plan: yaml<StarterDocuments["plan"]>(id, "plan.yaml"),
});

export const everySection = ({ optional }: Starter) => ({ sections: optional.map(({ section }) => section) });

export interface Planner extends Compilation {
  readonly profile: DeviceProfile;
  readonly opened: StarterDocuments;
  readonly document: DisplayDocument;
}

interface TestChoice extends Choice {
  /** Default: that of the starter. */
  readonly theme?: string;
}

export function planner(starter: Starter, deviceId: string, choice: Partial<TestChoice> = {}): Planner {
  const profile = device(deviceId);
  const design = designOn(starter, profile);
  if (!design) throw new Error(`${starter.id} is not offered for ${deviceId}`);
  const { masters: library, plan: written } = files(starter, design);
  const themed = choice.theme === undefined ? library : { ...library, theme: choice.theme };
  const documents = { starter, words, masters: themed, plan: written };
  const { masters, plan } = createPlanner(documents, choicesOf(starter, deviceId, choice), world.profiles);
  const compilation = compile(masters, plan, world);
  const { document, diagnostics } = compilation;
  if (!document) throw new Error(messagesOf(diagnostics).join("\n"));
  const opened = { masters: parsed(masters), plan: parsed(plan) };
  return { ...compilation, profile, opened, document };
}

const parsed = (text: string) => load(text, { schema: CORE_SCHEMA }) as StarterDocuments["plan"];

/** Without other choices, the calendar year 2026 in English. */
function choicesOf(starter: Starter, deviceId: string, choice: Partial<Choice>): PlannerChoices {
  const device = deviceId.replace(/-landscape$/, "");
  const defaults = defaultChoices(starter, { device, year: 2026, locale: choice.locale ?? "en" });
  return {
    ...defaults,
    landscape: device !== deviceId,
    from: choice.start_date ?? "2026-01-01",
    to: choice.end_date ?? "2026-12-31",
    ...(choice.week_start && { weekStart: choice.week_start as PlannerChoices["weekStart"] }),
    ...(choice.sections && { sections: choice.sections }),
    ...(choice.hours && { hours: choice.hours }),
  };
}

/** Design file for a device. Undefined if the starter does not support it. */
export function designOn(starter: Starter, profile: DeviceProfile): string | undefined {
  return designFor(starter, profile)?.file;
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
