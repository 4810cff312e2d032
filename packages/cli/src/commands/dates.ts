import {
  compareRows,
  type DateRow,
  type HolidayKind,
  type HolidayRow,
  holidayKinds,
  holidayLanguages,
  holidayRows,
  type ImportedDates,
} from "@octavo/dates";
import { printRow } from "@octavo/engine";
import { parseDate } from "@octavo/foundation";
import { holidayPlaces } from "@octavo/press";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { importedDates, readDateFiles, zoneOr } from "../date-files.ts";
import { countryHolidays, knownRegion } from "../holiday-places.ts";
import { bold, formatNumber, printLine, replaceControlCharacters } from "../terminal.ts";

const help = `
octavo dates FILE…
octavo dates --holidays COUNTRY
octavo dates --countries

Lists the entries of calendar files (ICS), of lists of special days (CSV) and of public holidays, a line for each day. Events that
repeat are expanded, and times are those of one time zone. docs/calendars.md describes lists of special days.

Options:
      --from DATE      the first day, as in 2026-01-01; January 1 of this year otherwise
      --to DATE        the last day; December 31 of the year of --from otherwise
      --zone ZONE      the time zone of the times, such as Europe/Warsaw; that of this computer otherwise
      --name TEXT      the name of the calendar, instead of the one in the file
      --holidays CODE  the public holidays of a country, or of several as in PL,DE
      --region CODE    a region of the country, such as BY
      --language NAME  the names of holidays: local, en or both
      --kinds NAMES    kinds of holidays, as in holiday,bank; only "holiday" otherwise: ${holidayKinds.join(", ")}
      --fetch          allow addresses (https://…) in place of files
      --countries      list the countries and regions with holidays, and nothing else
      --plan           print the calendars as "dates" of a plan, to paste into its YAML
      --json           print a JSON list with all that is known of each entry

Examples:
  octavo dates family.ics --from 2026-01-01 --to 2026-12-31 --zone Europe/Warsaw
  octavo dates family.ics days.csv --holidays DE --region BY --json
  octavo dates --countries | grep -i poland
`;

export const dates: Command = {
  help,
  options: {
    from: { type: "string" },
    to: { type: "string" },
    zone: { type: "string" },
    name: { type: "string" },
    holidays: { type: "string" },
    region: { type: "string" },
    language: { type: "string" },
    kinds: { type: "string" },
    fetch: { type: "boolean" },
    countries: { type: "boolean" },
    plan: { type: "boolean" },
    json: { type: "boolean" },
  },
  run,
};

async function run(given: Arguments): Promise<number> {
  if (given.flag("countries")) return listCountries(given);
  if (given.positionals.length === 0 && !given.flag("holidays"))
    throw new UsageError("Name a calendar file or --holidays, as in: octavo dates family.ics --from 2026-01-01");
  const range = readRange(given);
  const holidays = readHolidays(given, range);
  const name = given.text("name");
  const options = { ...range, zone: zoneOr(given.text("zone")), ...(name !== undefined && { name }) };
  const imported = importedDates(
    (await readDateFiles(given.positionals, given.flag("fetch"))).map((read) => read(options)),
  );
  if (!imported) return exitCodes.documents;
  if (given.flag("plan")) {
    printLine(["dates:", ...imported.map(calendarText), ...holidayTexts(given)].join("\n"));
    return exitCodes.fine;
  }
  const rows = [...imported.flatMap(({ rows }) => rows), ...holidays].sort(compareRows);
  printLine(given.flag("json") ? JSON.stringify(rows, null, 2) : table(rows));
  return exitCodes.fine;
}

interface Range {
  readonly from: string;
  readonly to: string;
}

function readRange(given: Arguments): Range {
  const from = dateOption(given, "from") ?? `${new Date().getFullYear()}-01-01`;
  const to = dateOption(given, "to") ?? `${from.slice(0, 4)}-12-31`;
  if (to < from) throw new UsageError(`--to must not be before ${from}, and is ${to}.`);
  return { from, to };
}

function dateOption(given: Arguments, name: string): string | undefined {
  const text = given.text(name);
  if (text === undefined || parseDate(text)) return text;
  throw new UsageError(`--${name} must be a date as in 2026-01-31, and is "${text}".`);
}

function readHolidays(given: Arguments, range: Range): readonly HolidayRow[] {
  const region = given.text("region")?.toUpperCase();
  const language = oneOf("language", given.text("language") ?? "local", holidayLanguages);
  const named = given.list("kinds").map((kind) => oneOf("kinds", kind, holidayKinds));
  const kinds: readonly HolidayKind[] = named.length > 0 ? named : ["holiday"];
  return given.list("holidays").flatMap((code) => {
    const country = code.toUpperCase();
    const data = countryHolidays(country);
    if (region !== undefined) knownRegion(data, country, region);
    return holidayRows(data, { country, ...range, language, kinds, ...(region && { region }) });
  });
}

function oneOf<const Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text.toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError(`--${option} must be ${names.join(", ")}, and is "${text}".`, {
    unknown: { name: text, known: names, see: "octavo help dates" },
  });
}

function listCountries(given: Arguments): number {
  const places = holidayPlaces();
  if (given.flag("json")) {
    printLine(JSON.stringify(places, null, 2));
    return exitCodes.fine;
  }
  for (const [code, { local, en = local, regions }] of Object.entries(places)) {
    printLine(`${bold(code)}  ${en === local ? local : `${en} (${local})`}`);
    for (const [region, name] of Object.entries(regions)) printLine(`    ${region}  ${name}`);
  }
  return exitCodes.fine;
}

/** A calendar as an item of `dates` in a plan. JSON strings are YAML. */
function calendarText({ name, rows }: ImportedDates): string {
  const lines = rows.map(({ calendar: _calendar, uid: _uid, ...row }) => `      ${printRow(row)}`);
  return [`  - name: ${JSON.stringify(name)}`, "    rows: |", ...lines].join("\n");
}

function holidayTexts(given: Arguments): readonly string[] {
  const [region, names] = [given.text("region")?.toUpperCase(), given.text("language")];
  const kinds = given.list("kinds");
  return given.list("holidays").map((code) => {
    const fields = [
      `holidays: ${code.toUpperCase()}`,
      ...(region === undefined ? [] : [`region: ${JSON.stringify(region)}`]),
      ...(names === undefined ? [] : [`names: ${names}`]),
      ...(kinds.length === 0 ? [] : [`kinds: [${kinds.join(", ")}]`]),
    ];
    return `  - { ${fields.join(", ")} }`;
  });
}

function table(rows: readonly DateRow[]): string {
  const lines = rows.map(({ date, start = "", end, title, calendar, day, days }) => {
    const time = end === undefined ? start : `${start}–${end}`;
    const position = days === undefined ? "" : ` (${day}/${days})`;
    return [date, time.padEnd(11), `${title}${position}${calendar === "" ? "" : `  [${calendar}]`}`];
  });
  return [
    ...lines.map((cells) => replaceControlCharacters(cells.join("  "))),
    rows.length === 1 ? "1 entry" : `${formatNumber(rows.length)} entries`,
  ].join("\n");
}
