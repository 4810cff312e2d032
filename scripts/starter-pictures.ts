/** Draws the starters for the web app at build time, so that first screens need no engine and no whole fonts. */
import { readFileSync } from "node:fs";
import { formatCharacterSet, languageTags } from "@octavo/contract";
import {
  type Compilation,
  compile,
  type DisplayDocument,
  type DisplayPage,
  type DrawnItem,
  type FaceId,
  isPaper,
  screenFont,
  subsetTrueType,
} from "@octavo/engine";
import { deviceProfiles, encodeGrayPng, fontFile, nodeWorld, pagePicture, starterWorld } from "@octavo/press";
import {
  createPlanner,
  defaultChoices,
  findRegion,
  type PlannerChoices,
  type StarterSource,
  starters,
  usualYear,
  wordLanguage,
} from "@octavo/starters";
import { describePlanner, drawPage } from "../packages/web/src/engine-worker/describe-planner.ts";
import { previewRevision } from "../packages/web/src/engine-worker/protocol.ts";
import { samplePages } from "../packages/web/src/engine-worker/sample-pages.ts";
import { type PreviewFont, previewName, type StarterPreview } from "../packages/web/src/starters/preview-file.ts";

/** Files that are drawn from one planner. */
export interface StarterDrawing {
  /** "daily-en.png" is a typical page. JSON files are a `StarterPreview`. */
  readonly files: readonly string[];
  /** Returns the content of each file. */
  readonly draw: () => Promise<readonly Uint8Array[]>;
}

/** The drawings show this device. */
const device = "remarkable-2";

/** Pixels per point: twice the size of a card. */
const scale = 0.8;

/** Returns the number of devices without papers, not counting their landscape profiles. */
export function deviceCount(): number {
  return deviceProfiles().filter((profile) => !isPaper(profile) && !profile.id.endsWith("-landscape")).length;
}

/** Languages of the studio of which starters have words. */
export const pictureLanguages: readonly string[] = [...new Set(languageTags.map((tag) => wordLanguage(tag)))];

/** Visitors whose usual planners are drawn: those of the languages, and of large regions with other habits. */
const visitors = [...pictureLanguages, "en-US", "es-MX"];

/** Returns the drawings of all starters except the blank one, for the whole year. */
export function starterDrawings(today: Date): readonly StarterDrawing[] {
  return starters
    .filter(({ id }) => id !== "blank")
    .flatMap((starter) => pictureLanguages.flatMap((locale) => drawingsOf(starter, locale, today)));
}

/** Choices that differ in the clock only share a drawing if the starter has no hours. */
function drawingsOf(starter: StarterSource, locale: string, today: Date): readonly StarterDrawing[] {
  const year = usualYear(today, starter);
  const choices = visitors
    .filter((tag) => wordLanguage(tag) === locale)
    .map((tag) => defaultChoices(starter, { device, year, locale, region: findRegion(tag) }));
  const groups = Map.groupBy(choices, ({ weekStart, hours }) => (starter.hasHours ? weekStart + hours : weekStart));
  return [...groups.values()].map((alike, i) =>
    drawingOf(starter, alike, i === 0 ? [`${starter.id}-${locale}.png`] : []),
  );
}

/** `pictures` are names of the picture, which only the first drawing of a language has. */
function drawingOf(
  starter: StarterSource,
  alike: readonly PlannerChoices[],
  pictures: readonly string[],
): StarterDrawing {
  const previews = [...new Set(alike.map((choices) => previewName(starter, choices)))];
  return {
    files: [...pictures, ...previews],
    draw: async () => {
      const compiled = await compileStarter(starter, alike[0]);
      const preview = Buffer.from(JSON.stringify(previewOf(compiled)));
      const picture = pictures.length > 0 ? [await pictureOf(compiled)] : [];
      return [...picture, ...previews.map(() => preview)];
    },
  };
}

interface CompiledStarter {
  readonly compilation: Compilation;
  readonly document: DisplayDocument;
  /** Number of a typical page. */
  readonly page: number;
}

async function compileStarter(starter: StarterSource, choices: PlannerChoices | undefined): Promise<CompiledStarter> {
  if (!choices) throw new Error(`The starter ${starter.id} has no visitors.`);
  const { masters, plan } = createPlanner(starter, choices, await starterWorld(choices.locale));
  const compilation = compile(masters, plan, nodeWorld(), { lint: true });
  const { template, document } = compilation;
  if (!template || !document) throw new Error(`The starter ${starter.id} does not compile.`);
  return { compilation, document, page: samplePages(template)[0] ?? 1 };
}

function pictureOf({ document, page }: CompiledStarter): Promise<Uint8Array> {
  return pagePicture(document, document.page(page), scale, nodeWorld().fonts, encodeGrayPng);
}

function previewOf({ compilation, document, page }: CompiledStarter): StarterPreview {
  const planner = describePlanner(previewRevision, compilation, nodeWorld(), { initialPage: page });
  const drawing = drawPage(document, page);
  if (!planner || !drawing) throw new Error(`Page ${page} cannot be drawn.`);
  return {
    // Only editors read the runs.
    planner: { ...planner, runs: [] },
    diagnostics: compilation.diagnostics,
    drawing: { ...drawing, faces: [] },
    fonts: fontsOf(document.page(page)),
  };
}

/** Returns the characters of the page. Text with clusters is drawn as paths. */
function fontsOf({ layers }: DisplayPage): readonly PreviewFont[] {
  const characters = new Map<FaceId, Set<number>>();
  const collect = (items: readonly DrawnItem[]) => {
    for (const item of items) {
      if (item.kind === "group") collect(item.items);
      if (item.kind !== "text" || item.clusters) continue;
      const known = characters.get(item.face) ?? new Set();
      characters.set(item.face, known);
      for (const character of item.text) known.add(character.codePointAt(0) ?? 0);
    }
  };
  for (const { items } of layers) collect(items);
  return [...characters].map(([face, codePoints]) => previewFont(face, codePoints));
}

function previewFont(face: FaceId, codePoints: ReadonlySet<number>): PreviewFont {
  const font = readFileSync(fontFile(face));
  const part = screenFont(font, subsetTrueType(font, [...codePoints]).program);
  const range = formatCharacterSet(codePoints).replaceAll(/[^.]+/g, "U+$&").replaceAll(".", ", ");
  return { face, data: Buffer.from(part).toString("base64"), range };
}
