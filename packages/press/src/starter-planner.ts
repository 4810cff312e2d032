import type { ChoiceProblem, PlannerDocuments, WrittenChoices } from "@octavo/starters";
import { starterWorld } from "./starter-world.ts";

/**
 * Returns masters and plan of a starter, such as "daily". Choices are those of `octavo new`: `device`, `year`, `locale` and so
 * on; without a year, the usual one. Throws an error that names the choice for one that cannot be used.
 */
export async function starterPlanner(
  id: string,
  written: WrittenChoices & { readonly device: string },
): Promise<PlannerDocuments> {
  const { createPlanner, defaultChoices, findRegion, readChoices, starters, usualYear, writtenCalendar } = await import(
    "@octavo/starters"
  );
  const starter = starters.find((known) => known.id === id);
  if (!starter) throw new Error(`There is no starter "${id}". ${listed(starters.map((known) => known.id))}`);
  const world = await starterWorld(written.locale ?? "en");
  const region = findRegion(written.locale ?? "en");
  const calendar = writtenCalendar(written) ?? region?.calendar;
  const year = usualYear(new Date(), starter, calendar);
  const defaults = defaultChoices(starter, { device: "", year, locale: "en", calendar, region });
  const { choices, problems } = readChoices(written, { starter, profiles: world.profiles, defaults });
  const [problem] = problems;
  if (problem) throw new Error(describe(problem));
  return createPlanner(starter, choices, world);
}

function describe({ name, value, known }: ChoiceProblem): string {
  return `The choice ${name} cannot be "${value}". ${listed(known)}`.trim();
}

const listed = (known: readonly string[]) => (known.length > 0 ? `Use one of: ${known.join(", ")}.` : "");
