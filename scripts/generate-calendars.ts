/**
 * Generates the lengths of months that no rule gives, from Node's ICU data: those of Umm al-Qura, and those of the Chinese
 * calendar with its leap months.
 *   node scripts/generate-calendars.ts          writes the files
 *   node scripts/generate-calendars.ts --check  fails if the files are stale
 *
 * The pinned Node determines the version of ICU. With another version, --check passes.
 */
import { readFileSync } from "node:fs";
import { digestOfPrograms, isFromSources, jsonLines, writeFromSources } from "./generated-files.ts";

const folders = {
  foundation: new URL("../packages/foundation/src/calendars/generated/", import.meta.url),
  dates: new URL("../packages/dates/src/scales/generated/", import.meta.url),
};
const icu = process.versions["icu"] ?? "";
const sources = { icu, generator: digestOfPrograms("generate-calendars.ts") };
const day = 86_400_000;

if (!process.argv.includes("--check")) {
  writeFromSources(folders.foundation, { "umm-al-qura.json": ummAlQura() }, sources);
  writeFromSources(folders.dates, { "chinese-months.json": chinese() }, sources);
} else if (recordedVersion() !== icu) {
  console.log(`Made from ICU ${recordedVersion()}; this Node has ${icu}, so nothing was compared.`);
} else {
  for (const folder of Object.values(folders).filter((one) => !isFromSources(one, sources))) {
    console.error(`${folder.pathname} is stale: run node scripts/generate-calendars.ts`);
    process.exitCode = 1;
  }
}

function recordedVersion(): string {
  return String(JSON.parse(readFileSync(new URL("sources.json", folders.foundation), "utf8")).sources.icu);
}

interface Month {
  readonly start: number;
  readonly year: number;
  /** "5", or "5bis" for a leap month. */
  readonly month: string;
}

/** Months of a calendar that start from one time to another. */
function monthsOf(calendar: string, from: number, to: number): readonly Month[] {
  const style = { timeZone: "UTC", year: "numeric", month: "numeric", day: "numeric" } as const;
  const formatter = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, style);
  const months: Month[] = [];
  for (let time = from; time <= to; time += day) {
    const parts = new Map(formatter.formatToParts(time).map(({ type, value }) => [type, value]));
    if (parts.get("day") !== "1") continue;
    const year = Number(parts.get("year") ?? parts.get("relatedYear" as Intl.DateTimeFormatPartTypes));
    months.push({ start: time, year, month: parts.get("month") ?? "" });
  }
  return months;
}

/** A bit for each month but the last one, which only ends the table: 1 for 30 days. In base64, the first bit is the highest. */
function lengthsOf(months: readonly Month[]): string {
  const bits = months.slice(1).map(({ start }, i) => (start - (months[i]?.start ?? 0)) / day - 29);
  if (bits.some((bit) => bit !== 0 && bit !== 1)) throw new Error("a month has neither 29 nor 30 days");
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, i) =>
    Array.from({ length: 8 }, (_bit, at) => bits[i * 8 + at] ?? 0).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  return Buffer.from(bytes).toString("base64");
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The years 1300 to 1600, for which ICU has a table. */
function ummAlQura(): string {
  const months = monthsOf("islamic-umalqura", Date.UTC(1882, 10, 1), Date.UTC(2174, 11, 1));
  const used = months.filter(({ year, month }) => (year >= 1300 && year <= 1600) || (year === 1601 && month === "1"));
  return jsonLines({
    start: isoDate(used[0]?.start ?? 0),
    year: 1300,
    months: used.length - 1,
    lengths: lengthsOf(used),
  });
}

/** From the Chinese year 1900 to 2100. A digit for each year: the month that is followed by a leap month, in base 36, or 0. */
function chinese(): string {
  const months = monthsOf("chinese", Date.UTC(1900, 0, 1), Date.UTC(2101, 2, 15));
  const first = months.findIndex(({ year, month }) => year === 1900 && month === "1");
  const used = months.slice(first, months.findIndex(({ year, month }) => year === 2101 && month === "1") + 1);
  const years = [...Map.groupBy(used.slice(0, -1), ({ year }) => year).values()];
  const leaps = years.map((own) => Number.parseInt(own.find(({ month }) => month.endsWith("bis"))?.month ?? "0"));
  return jsonLines({
    start: isoDate(used[0]?.start ?? 0),
    year: 1900,
    leaps: leaps.map((month) => month.toString(36)).join(""),
    lengths: lengthsOf(used),
  });
}
