/** Warm times and sizes of the daily planner of a year in several languages. */
import { compile, type World } from "@octavo/engine";
import { nodeWorld, starterWorld } from "@octavo/press";
import { createPlanner, defaultChoices, starters } from "@octavo/starters";
import { warmCpu } from "../measure.ts";
import { emitAndDiscard } from "../workload/planner.ts";

const repetitions = Number(process.argv[2]);
const locales = ["en", "ja", "ar", "hi"];

const daily = starters.find(({ id }) => id === "daily") ?? fail();
const world = nodeWorld();
const drawingWorld = await starterWorld(...locales);

function documentsIn(locale: string) {
  const choices = defaultChoices(daily, { device: "remarkable-2", year: 2027, locale });
  return createPlanner(daily, choices, drawingWorld);
}

function documentOf({ masters, plan }: ReturnType<typeof documentsIn>, made: World) {
  return compile(masters, plan, made).document ?? fail();
}

function fail(): never {
  throw new Error("The daily planner does not compile.");
}

const figures: Record<string, { ms: number; bytes: number; pages: number }> = {};
for (const locale of locales) {
  const documents = documentsIn(locale);
  const document = documentOf(documents, world);
  figures[locale] = {
    ms: await warmCpu(() => emitAndDiscard(documentOf(documents, world), world), { before: 4, measured: repetitions }),
    bytes: await emitAndDiscard(document, world),
    pages: document.pageCount,
  };
}
console.log(JSON.stringify(figures));
