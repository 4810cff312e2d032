/** A starter with random choices, short enough to be rendered in a moment. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { octavo } from "../octavo.ts";
import { type Documents, readDocuments, type Section } from "./documents.ts";
import type { Random } from "./random.ts";

const starters = [
  "daily",
  "weekly",
  "monthly",
  "bullet-journal",
  "meetings",
  "habits",
  "school",
  "projects",
  "device-test",
  "blank",
] as const;

type Starter = (typeof starters)[number];

/** Pairs of devices with pages of one size, so that a planner can change between them. */
export const twins: Readonly<Record<string, string>> = {
  "boox-note-air-3": "boox-tab-ultra",
  "boox-go-7": "boox-page",
};

const devices = [
  "remarkable-2",
  "boox-note-air-3",
  "supernote-nomad",
  "boox-go-7",
  "remarkable-paper-pro",
  "kindle-scribe",
  "boox-palma-2",
];

const locales = ["en", "pl", "de", "fr", "es", "ja"];
const weekStarts = ["monday", "sunday", "saturday"];

const optionalSections: Partial<Record<Starter, readonly (readonly [string, string])[]>> = {
  daily: [["--without", "weeks"]],
  weekly: [["--with", "week_notes"]],
  monthly: [["--without", "plans"]],
  habits: [["--without", "reviews"]],
  school: [["--without", "assignments"]],
  projects: [["--without", "project_notes"]],
};

/** Options of `octavo new`, by name. A flag has an empty value. */
export type Choices = Readonly<Record<string, string>>;

export interface Project {
  readonly starter: string;
  readonly choices: Choices;
  readonly documents: Documents;
}

export async function randomProject(random: Random, index: number, folder: string): Promise<Project> {
  const starter = starters[index % starters.length] as Starter;
  const choices = randomChoices(starter, random);
  return { starter, choices, documents: await makeDocuments(starter, choices, folder) };
}

function randomChoices(starter: Starter, random: Random): Choices {
  const profile = random.pick(devices);
  const optional = optionalSections[starter];
  return {
    "--profile": profile,
    ...randomDates(starter, random),
    "--locale": random.chance(0.5) ? "en" : random.pick(locales),
    "--week-start": random.pick(weekStarts),
    "--hours": random.pick(["24", "12"]),
    ...(random.chance(0.3) && { "--left-handed": "" }),
    ...(random.chance(0.15) && { "--landscape": "" }),
    ...(optional && random.chance(0.4) && Object.fromEntries([random.pick(optional)])),
  };
}

/** A range that begins before the end of a month and goes on into the next months. */
function randomDates(starter: Starter, random: Random): Choices {
  const month = 1 + random.below(9);
  const year = 2026 + random.below(2);
  const day = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  const isDaily = starter === "daily";
  const from = isDaily ? day(0, 24 + random.below(4)) : day(0, random.pick([1, 15]));
  const to = isDaily ? day(1, 4 + random.below(5)) : day(1 + random.below(2), 27);
  return { "--from": from, "--to": to };
}

/** Calls `octavo new` and leaves fewer pages of each counted section. */
export async function makeDocuments(starter: string, choices: Choices, folder: string): Promise<Documents> {
  mkdirSync(folder, { recursive: true });
  const options = Object.entries(choices).flatMap(([name, value]) => (value === "" ? [name] : [name, value]));
  const { code, stderr } = await octavo(["new", starter, ...options, "--documents", "."], { cwd: folder });
  if (code !== 0) throw new Error(`octavo new ${starter} ${options.join(" ")}: ${stderr}`);
  const documents = readDocuments(folder);
  documents.plan.plan.sections.forEach(shorten);
  return documents;
}

const mostCounted = 4;

function shorten(section: Section): void {
  if (section.count !== undefined) section.count = Math.min(section.count, mostCounted);
  section.nested?.forEach(shorten);
}

export function folderOf(cwd: string, name: string): string {
  const path = join(cwd, name);
  mkdirSync(path, { recursive: true });
  return path;
}
