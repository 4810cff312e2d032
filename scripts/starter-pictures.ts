/** Draws the starters for the web app at build time, so that the first screen needs no engine. */
import { languageTags } from "@octavo/contract";
import { compile, isPaper } from "@octavo/engine";
import { deviceProfiles, nodeWorld, pagePicture, starterWorld } from "@octavo/press";
import { createPlanner, defaultChoices, type StarterSource, starters, usualYear, wordLanguage } from "@octavo/starters";
import { samplePages } from "../packages/web/src/engine-worker/sample-pages.ts";

export interface StarterPicture {
  /** "daily-en.png", or "daily-en-first.png" for the first page. */
  readonly file: string;
  readonly png: Uint8Array;
}

/** The pictures show this device. */
const device = "remarkable-2";

/** Pixels per point: twice the size of a card, and of the first page beside the title. */
const scales = { card: 0.8, first: 1.3 };

/** Starter whose first page is drawn, too. */
const firstStarter = "daily";

/** Returns the number of devices without papers, not counting their landscape profiles. */
export function deviceCount(): number {
  return deviceProfiles().filter((profile) => !isPaper(profile) && !profile.id.endsWith("-landscape")).length;
}

/** Languages of the studio of which starters have words. */
export const pictureLanguages: readonly string[] = [...new Set(languageTags.map((tag) => wordLanguage(tag)))];

/** Draws all starters except the blank one in these languages, for the whole year. */
export async function starterPictures(today: Date): Promise<readonly StarterPicture[]> {
  const pictures: StarterPicture[] = [];
  for (const starter of starters.filter(({ id }) => id !== "blank"))
    for (const locale of pictureLanguages) pictures.push(...(await draw(starter, locale, today)));
  return pictures;
}

async function draw(starter: StarterSource, locale: string, today: Date): Promise<readonly StarterPicture[]> {
  const { fonts } = nodeWorld();
  const { template, document } = await compileStarter(starter, locale, today);
  const [sample = 1] = samplePages(template);
  const picture = (page: number, scale: number) => pagePicture(document, document.page(page), scale, fonts);
  const card = { file: `${starter.id}-${locale}.png`, png: await picture(sample, scales.card) };
  if (starter.id !== firstStarter) return [card];
  return [card, { file: `${starter.id}-${locale}-first.png`, png: await picture(1, scales.first) }];
}

async function compileStarter(starter: StarterSource, locale: string, today: Date) {
  const choices = defaultChoices(starter, { device, year: usualYear(today, starter), locale });
  const { masters, plan } = createPlanner(starter, choices, await starterWorld(locale));
  const { template, document } = compile(masters, plan, nodeWorld(), { proofread: false });
  if (!template || !document) throw new Error(`The starter ${starter.id} does not compile.`);
  return { template, document };
}
