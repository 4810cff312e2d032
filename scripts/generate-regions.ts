/**
 * Generates habits of regions from cldr-core (Unicode License v3): calendar, first day of the week, clock and paper,
 * with the regions that have a table of holidays.
 *   node scripts/generate-regions.ts          writes the files
 *   node scripts/generate-regions.ts --check  fails if the files are stale
 */
import { readdirSync, readFileSync } from "node:fs";
import calendarFile from "cldr-core/supplemental/calendarPreferenceData.json" with { type: "json" };
import measurementFile from "cldr-core/supplemental/measurementData.json" with { type: "json" };
import timeFile from "cldr-core/supplemental/timeData.json" with { type: "json" };
import weekFile from "cldr-core/supplemental/weekData.json" with { type: "json" };
import { isStale, jsonLines, writeGenerated } from "./generated-files.ts";

const folder = new URL("../packages/starters/src/generated/", import.meta.url);
const holidays = new URL("../packages/dates/src/generated/holidays/", import.meta.url);

const firstDays: Readonly<Record<string, string>> = weekFile.supplemental.weekData.firstDay;
const calendars: Readonly<Record<string, readonly string[] | string>> =
  calendarFile.supplemental.calendarPreferenceData;
const times: Readonly<Record<string, { readonly _preferred: string }>> = timeFile.supplemental.timeData;
const papers: Readonly<Record<string, string>> = measurementFile.supplemental.measurementData.paperSize;

/** Also accepts tags such as "fr-CA", which are more exact than their region, but neither the world nor "GB-alt-variant". */
const isPlace = (key: string) => /^(?:[a-z]{2,3}-)?(?:[A-Z]{2}|(?!001)\d{3})$/.test(key);

function placesWhere<T>(values: Readonly<Record<string, T>>, fits: (value: T, place: string) => boolean): string {
  const places = Object.entries(values).filter(([place, value]) => isPlace(place) && fits(value, place));
  return places
    .map(([place]) => place)
    .sort()
    .join(" ");
}

const hasHours12 = (place: string) => times[place]?._preferred.startsWith("h") ?? false;

/** Tags with another clock than their region. */
const isException = (place: string) =>
  place.includes("-") && hasHours12(place) !== hasHours12(place.slice(place.indexOf("-") + 1));

function generate() {
  const { _cldrVersion: cldr } = weekFile.supplemental.version;
  const regions = {
    cldr,
    persian: placesWhere(calendars, (known) => [known].flat()[0]?.split(" ")[0] === "persian"),
    friday: placesWhere(firstDays, (day) => day === "fri"),
    saturday: placesWhere(firstDays, (day) => day === "sat"),
    sunday: placesWhere(firstDays, (day) => day === "sun"),
    hours12: placesWhere(times, (_, place) => hasHours12(place) && (!place.includes("-") || isException(place))),
    hours24: placesWhere(times, (_, place) => !hasHours12(place) && isException(place)),
    letter: placesWhere(papers, (paper) => paper === "US-Letter"),
    holidays: readdirSync(holidays)
      .map((name) => name.replace(".json", ""))
      .filter(isPlace)
      .sort()
      .join(" "),
  };
  const license = new URL("../node_modules/cldr-core/LICENSE", import.meta.url);
  return { "regions.json": jsonLines(regions), "LICENSE-UNICODE.txt": readFileSync(license, "utf8") };
}

if (!process.argv.includes("--check")) {
  writeGenerated(folder, generate());
} else if (isStale(folder, generate())) {
  console.error(`${folder.pathname} is stale: run node scripts/generate-regions.ts`);
  process.exitCode = 1;
}
