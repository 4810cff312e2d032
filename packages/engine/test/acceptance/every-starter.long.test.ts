/** Checks each starter on each device, in portrait and landscape, in each language: more than 1,000 planners. */
import { afterAll, expect, test } from "vitest";
import type { DeviceProfile } from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { complaints, designOn, everySection, languages, planner, starters } from "../support/starters.ts";

const made = { planners: 0, pages: 0 };

/** Returns the problems that compiler and lint report, or none if the device does not offer the starter. */
function complaintsOn(starter: (typeof starters)[number], profile: DeviceProfile, locale: string): readonly string[] {
  if (!designOn(starter, profile)) return [];
  const opened = planner(starter, profile.id, { ...everySection(starter), locale });
  made.planners++;
  made.pages += opened.document.pageCount;
  return complaints(opened).map((sentence) => `${profile.id}, ${locale}: ${sentence}`);
}

test.each(starters)(
  "opens $id without errors and warnings on every device in every language",
  { timeout: 900_000 },
  (starter) => {
    const found = world.profiles.flatMap((profile) =>
      languages.flatMap((locale) => complaintsOn(starter, profile, locale)),
    );
    expect(found).toEqual([]);
  },
);

afterAll(() => {
  process.stdout.write(`\nfigure: ${made.planners} planners with ${made.pages} pages\n`);
});
