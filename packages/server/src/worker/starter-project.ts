import { type Category, categories } from "@octavo/contract";
import { compile } from "@octavo/engine";
import { starterWorld } from "@octavo/press";
import {
  createPlanner,
  defaultChoices,
  loadWords,
  type MadeFrom,
  madeFrom,
  plannerName,
  starters,
  textIn,
  usualYear,
  wordLanguages,
} from "@octavo/starters";
import type { SerializedDocument } from "../documents/project-document.ts";
import type { Moment } from "../store/tables.ts";
import { firstDocument } from "./first-document.ts";
import type { JobContext } from "./job-context.ts";

export interface StarterProject {
  /** Id of the starter. */
  readonly id: string;
  readonly name: string;
  /** The name without the year in all languages of planners, for searches. */
  readonly names: readonly string[];
  readonly description: string;
  readonly category: Category;
  readonly profile: string;
  readonly pages: number;
  readonly document: SerializedDocument;
  readonly madeFrom: MadeFrom;
}

/** Ids of the starters of the gallery, in display order. */
export function listStarters(_request: undefined): { readonly ids: readonly string[] } {
  return { ids: starters.map(({ id }) => id).filter((id) => id !== "blank") };
}

interface StarterRequest {
  readonly id: string;
  readonly device: string;
  /** Day for which the usual year is chosen. */
  readonly today: Moment;
}

export async function starterProject(
  { id, device, today }: StarterRequest,
  context: JobContext,
): Promise<StarterProject> {
  const starter = starters.find((known) => known.id === id);
  if (!starter) throw new Error(`There is no starter ${id}.`);
  const year = usualYear(new Date(today), starter);
  const choices = defaultChoices(starter, { device, year, locale: "en" });
  const { masters, plan } = createPlanner(starter, choices, await starterWorld());
  const { document } = compile(masters, plan, context.world, { proofread: false });
  return {
    id,
    name: plannerName(starter, choices),
    names: await namesOf(starter.name.en),
    description: starter.description,
    category: categories.find((known) => known === starter.category) ?? "planner",
    profile: device,
    madeFrom: madeFrom(starter, choices),
    pages: document?.pageCount ?? 0,
    document: firstDocument(
      { masters_yaml: masters, plan_yaml: plan, profile: device, now: Date.UTC(year, 0, 1) },
      context,
    ),
  };
}

async function namesOf(english: string): Promise<readonly string[]> {
  const words = await loadWords(...wordLanguages);
  return [...new Set(wordLanguages.map((language) => textIn(words, language)(english)))];
}
