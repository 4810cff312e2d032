/** Planners in all themes, and the faults of each. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile, type DisplayDocument, emitPdf, lintTemplate, parseProject, printProject } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { deflate, latin1, nodeWorld, starterWorld } from "@octavo/press";
import { defaultChoices, type PlannerChoices, profileOf } from "../src/choices.ts";
import { createPlanner, type PlannerDocuments } from "../src/create-planner.ts";
import { suitsStarters, themesFor } from "../src/device-page.ts";
import { starters } from "../src/planners/index.ts";
import type { StarterSource } from "../src/starter.ts";
import { classic } from "../src/themes/classic.ts";
import { themes } from "../src/themes/index.ts";

const world = nodeWorld();
const languages = ["en", "pl"];
const drawingWorld = await starterWorld(...languages);

export interface ThemeCase {
  readonly starter: StarterSource;
  readonly choices: PlannerChoices;
}

/** Five weeks at a change of seasons have pages of every master. */
const range = { from: "2026-08-28", to: "2026-10-05" };

export function choicesFor(starter: StarterSource, device: string, theme: string, locale = "en"): PlannerChoices {
  const turned = /-landscape$/;
  const defaults = defaultChoices(starter, { device: device.replace(turned, ""), year: 2026, locale });
  const sections = starter.optional.map(({ section }) => section);
  return { ...defaults, ...range, landscape: turned.test(device), sections, theme };
}

/** All starters on all devices, upright and in landscape, in the themes that have room. Languages alternate. */
export function themeCases(): readonly ThemeCase[] {
  const suitable = world.profiles.filter((profile) => suitsStarters(profile));
  return suitable.flatMap((profile, i) =>
    starters.flatMap((starter, j) =>
      themesFor(starter, profile)
        .filter((theme) => theme !== classic)
        .map(({ id }, k) => ({
          starter,
          choices: choicesFor(starter, profile.id, id, languages[(i + j + k) % languages.length]),
        })),
    ),
  );
}

export const written = ({ starter, choices: { device, landscape, theme, locale } }: ThemeCase) =>
  [starter.id, device, ...(landscape ? ["landscape"] : []), theme, locale].join(" ");

/** Problems of the planner as it is drawn. */
export function faultsOf({ starter, choices }: ThemeCase): readonly string[] {
  return problemsOf(createPlanner(starter, choices, drawingWorld), choices);
}

/** Problems after the planner is switched to another theme without being drawn again. */
export function faultsAfterSwitch({ starter, choices }: ThemeCase, theme: string): readonly string[] {
  const { masters, plan } = createPlanner(starter, choices, drawingWorld);
  const { project } = parseProject({ masters_yaml: masters, plan_yaml: plan }, world.profiles);
  if (!project) return ["cannot be read"];
  const name = project.themes?.[themes.findIndex(({ id }) => id === theme)]?.name;
  const { masters_yaml, plan_yaml } = printProject({ ...project, ...(name !== undefined && { theme: name }) });
  return problemsOf({ masters: masters_yaml, plan: plan_yaml }, choices);
}

function problemsOf({ masters, plan }: PlannerDocuments, choices: PlannerChoices): readonly string[] {
  const profile = profileOf(choices, world.profiles);
  const { template, diagnostics } = compile(masters, plan, world);
  const reported = diagnostics.map(({ message }) => formatMessage(message));
  if (!template || !profile) return ["does not compile", ...reported];
  const problems = lintTemplate(template, profile, world);
  return [
    ...reported,
    ...problems.map(({ master, widget_id, message }) => `${master}/${widget_id}: ${formatMessage(message)}`),
  ];
}

export interface PrintedPlanner {
  readonly pdf: Buffer;
  /** A page of each section. */
  readonly pages: readonly number[];
}

export async function printPlanner(starter: StarterSource, choices: PlannerChoices): Promise<PrintedPlanner> {
  const { masters, plan } = createPlanner(starter, choices, drawingWorld);
  const { document } = compile(masters, plan, world);
  if (!document) throw new Error(`${written({ starter, choices })} does not compile.`);
  return printed(document);
}

export async function printed(document: DisplayDocument): Promise<PrintedPlanner> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts: world.fonts })) chunks.push(chunk);
  return { pdf: Buffer.concat(chunks), pages: firstPages(document) };
}

function firstPages({ pageCount, page }: DisplayDocument): readonly number[] {
  const first = new Map<string, number>();
  for (let number = 1; number <= pageCount; number++) {
    const [section = ""] = page(number).identity.split("/");
    if (!first.has(section)) first.set(section, number);
  }
  return [...first.values()];
}

/** Sizes of type in points, as MuPDF reads them. */
export function typeSizes(pdf: Buffer, pages: readonly number[]): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), "type-sizes-"));
  const path = join(folder, "planner.pdf");
  try {
    writeFileSync(path, pdf);
    const text = execFileSync("mutool", ["draw", "-q", "-F", "stext", "-o", "-", path, pages.join(",")], {
      encoding: "utf8",
      maxBuffer: 1e8,
    });
    return [...text.matchAll(/<font [^>]*size="([\d.]+)"/g)].map(([, size]) => Number(size));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
