/** All planners that the choices make, and the faults of each: of compiler, lint, links and size. */
import { type Compilation, compile, type DisplayPage, emitPdf, lintTemplate } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { deflate, latin1, nodeWorld, starterWorld } from "@octavo/press";
import { afterAll, expect, test } from "vitest";
import { defaultChoices, type PlannerChoices, profileOf } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { suitsStarters } from "../src/device-page.ts";
import { starters } from "../src/planners/index.ts";
import type { Starter, StarterSource } from "../src/starter.ts";
import { wordLanguages } from "../src/words/words.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld(...wordLanguages);

export interface Case {
  readonly starter: StarterSource;
  readonly choices: PlannerChoices;
}

const caseYears = [2026, 2027];
const locales = ["en", "pl"];
const turned = /-landscape$/;

/**
 * The starter on every device, upright and in landscape, in both languages, for right- and left-handed people. Hours and
 * optional sections are crossed with these choices: each device has all four combinations of the two.
 */
export function casesOf(starter: StarterSource, year: number): readonly Case[] {
  const isSecond = year === caseYears[1];
  return world.profiles.flatMap(({ id }) =>
    locales.flatMap((locale) =>
      [false, true].map((leftHanded) => {
        const device = id.replace(turned, "");
        const defaults = defaultChoices(starter, { device, year, locale });
        const hours = (locale === "pl") === leftHanded ? "24" : "12";
        const every = starter.optional.map(({ section }) => section);
        const sections = isSecond === leftHanded ? every : defaults.sections;
        return { starter, choices: { ...defaults, landscape: turned.test(id), leftHanded, hours, sections } };
      }),
    ),
  );
}

export interface Checked {
  readonly faults: readonly string[];
  readonly pages: number;
  /** Size of the PDF. */
  readonly bytes: number;
}

export async function check({ starter, choices }: Case): Promise<Checked> {
  const profile = profileOf(choices, world.profiles);
  if (!profile || !suitsStarters(profile)) return { faults: ["is not offered"], pages: 0, bytes: 0 };
  const documents = createPlanner(starter, choices, drawingWorld);
  const { document, template, diagnostics } = compile(documents.masters, documents.plan, world);
  const reported = diagnostics.map(({ message }) => formatMessage(message));
  if (!document || !template) return { faults: reported, pages: 0, bytes: 0 };
  const problems = lintTemplate(template, profile, world);
  const { targets, bytes } = await print(document);
  const faults = [
    ...reported,
    ...problems.map(
      ({ code, master, widget_id, message }) => `${code}: ${master}/${widget_id}: ${formatMessage(message)}`,
    ),
    ...linkFaults(targets, tapsTo(starter, choices)),
    ...(bytes > maxBytes(starter) ? [`has ${bytes} bytes`] : []),
  ];
  return { faults, pages: document.pageCount, bytes };
}

/** Optional pages that are off by default continue a page that is two taps from the first. */
function tapsTo({ optional }: Starter, { sections }: PlannerChoices): number {
  return optional.some(({ section, included }) => !included && sections.includes(section)) ? 3 : 2;
}

const maxBytes = ({ id }: Starter) => (id === "daily" ? 800_000 : 400_000);

/** Pages that each page leads to, by page number. 0 is the target of a link outside of the document. */
type Targets = readonly (readonly number[])[];

async function print(document: NonNullable<Compilation["document"]>) {
  const targets: number[][] = [[]];
  const page = (number: number): DisplayPage => {
    const laidOut = document.page(number);
    targets[number] = laidOut.links.map(({ target }) => (target.to === "page" ? target.page : 0));
    return laidOut;
  };
  let bytes = 0;
  for await (const chunk of emitPdf({ ...document, page }, { deflate, latin1, fonts: world.fonts }))
    bytes += chunk.length;
  return { targets, bytes };
}

function linkFaults(targets: Targets, taps: number): readonly string[] {
  const isPage = (page: number) => page >= 1 && page < targets.length;
  const beyond = pagesBeyond(taps, targets);
  const lost = targets.flatMap((to, page) => (page > 1 && !to.includes(1) ? [page] : []));
  return [
    ...(targets.flat().every(isPage) ? [] : ["has a link to no page"]),
    ...(beyond.length > 0 ? [`has pages beyond ${taps} taps: ${beyond.slice(0, 5).join(", ")}`] : []),
    ...(lost.length > 0 ? [`has pages without a link to the first: ${lost.slice(0, 5).join(", ")}`] : []),
  ];
}

/** Returns pages that are more than this number of taps from the first page. */
function pagesBeyond(taps: number, targets: Targets): readonly number[] {
  let reached = new Set([1]);
  for (let i = 0; i < taps; i++)
    reached = new Set([...reached, ...[...reached].flatMap((page) => targets[page] ?? [])]);
  return targets.map((_, page) => page).filter((page) => page > 0 && !reached.has(page));
}

/** Describes a case by the options of `octavo new`. */
export function written({ starter, choices }: Case): string {
  const { device, landscape, from, locale, hours, leftHanded, sections } = choices;
  const flags = [...(landscape ? ["landscape"] : []), ...(leftHanded ? ["left-handed"] : [])];
  return [starter.id, device, ...flags, locale, from.slice(0, 4), `${hours} h`, ...sections].join(" ");
}

/** Declares a test for each starter with all planners of the year, and prints their number. */
export function testEveryPlanner(year: number): void {
  const made = { planners: 0, pages: 0, daily: 0, other: 0 };
  test.each(starters)("makes $id without faults for every device", { timeout: minutes * 60_000 }, async (starter) => {
    const found: string[] = [];
    for (const one of casesOf(starter, year)) {
      const { faults, pages, bytes } = await check(one);
      const kind = starter.id === "daily" ? "daily" : "other";
      made.planners++;
      made.pages += pages;
      made[kind] = Math.max(made[kind], bytes);
      found.push(...faults.map((fault) => `${written(one)}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
  afterAll(() => {
    const { planners, pages, daily, other } = made;
    const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
    const sizes = `daily at most ${kilobytes(daily)}, others ${kilobytes(other)}`;
    process.stdout.write(`\nfigure: ${planners} planners of ${year} with ${pages} pages, ${sizes}\n`);
  });
}

const minutes = 25;
