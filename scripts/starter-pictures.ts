/** Draws the starters for the web app at build time, so that the first screen needs no engine. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile, findProfile } from "@octavo/engine";
import { deviceProfiles, nodeWorld, pagePicture } from "@octavo/press";
import { CORE_SCHEMA, load } from "js-yaml";
import { designFor, openStarter, type Starter, type StarterDocuments, type Words } from "../library/open-starter.ts";
import { samplePages } from "../packages/web/src/engine-worker/sample-pages.ts";
import { root } from "./steps.ts";

export interface StarterPicture {
  /** "daily-en.png", or "daily-en-first.png" for the first page. */
  readonly file: string;
  readonly png: Uint8Array;
}

/** The pictures show this device, with which most designs are drawn at their own size. */
const pictureDevice = "remarkable-2";

/** Pixels per point: twice the size of a card, and of the first page beside the title. */
const scales = { card: 0.8, first: 1.5 };

/** Starter whose first page is drawn, too. */
const firstStarter = "daily";

const library = join(root, "library");
const yaml = <T>(...path: readonly string[]) =>
  load(readFileSync(join(library, ...path), "utf8"), { schema: CORE_SCHEMA }) as T;

/** Returns the number of devices, not counting their landscape profiles. */
export function deviceCount(): number {
  return deviceProfiles().filter(({ id }) => !id.endsWith("-landscape")).length;
}

/** Draws all starters except the blank one in all languages, for the whole year. */
export async function starterPictures(year: number): Promise<readonly StarterPicture[]> {
  const words = yaml<Words>("words.yaml");
  const starters = readdirSync(library, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["blank", "sample"].includes(entry.name))
    .map(({ name }) => yaml<Starter>(name, "starter.yaml"));
  const pictures: StarterPicture[] = [];
  for (const starter of starters)
    for (const locale of ["en", ...Object.keys(words)]) pictures.push(...(await draw(starter, words, locale, year)));
  return pictures;
}

async function draw(starter: Starter, words: Words, locale: string, year: number): Promise<readonly StarterPicture[]> {
  const world = nodeWorld();
  const { template, document } = compileStarter(starter, words, locale, year);
  const [sample = 1] = samplePages(template);
  const picture = (page: number, scale: number) =>
    pagePicture(document, document.page(page), scale, world.fonts);
  const card = { file: `${starter.id}-${locale}.png`, png: await picture(sample, scales.card) };
  if (starter.id !== firstStarter) return [card];
  return [card, { file: `${starter.id}-${locale}-first.png`, png: await picture(1, scales.first) }];
}

function compileStarter(starter: Starter, words: Words, locale: string, year: number) {
  const world = nodeWorld();
  const device = findProfile(world.profiles, pictureDevice);
  const design = device && designFor(starter, device);
  if (!device || !design) throw new Error(`The starter ${starter.id} has no design for ${pictureDevice}.`);
  const documents: StarterDocuments = {
    masters: yaml(starter.id, design.file),
    plan: yaml(starter.id, "plan.yaml"),
  };
  const dates = { week_start: "monday", start_date: `${year}-01-01`, end_date: `${year}-12-31` };
  const { masters, plan } = openStarter(starter, documents, words, { profile: device.id, locale, ...dates });
  const { template, document } = compile(JSON.stringify(masters), JSON.stringify(plan), world, {
    fit: true,
    proofread: false,
  });
  if (!template || !document) throw new Error(`The starter ${starter.id} does not compile.`);
  return { template, document };
}
