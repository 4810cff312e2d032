import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { addCalendars, type CalendarsBetween, compile, parseProject, printProject, type World } from "@octavo/engine";
import { nodeWorld, starterWorld } from "@octavo/press";
import {
  type ChoiceName,
  type ChoiceProblem,
  choiceNames,
  createPlanner,
  defaultChoices,
  findRegion,
  type Layout,
  type PlannerChoices,
  type PlannerDocuments,
  readChoices,
  type Starter,
  type StarterSource,
  starters,
  themes,
  usualYear,
  type WrittenChoices,
  writtenCalendar,
} from "@octavo/starters";
import { type Arguments, type Command, exitCodes, type Options, UsageError } from "../command.ts";
import { printDiagnostics } from "../diagnostics.ts";
import { pdfOptions, projectOptions, readPdfOptions, readProjectOptions } from "../document-options.ts";
import { dateHelp, dateOptions, readGivenDates } from "../given-dates.ts";
import { readHolidaySources } from "../holiday-places.ts";
import { type Output, openOutput } from "../output.ts";
import { standardStream } from "../read-document.ts";
import { describeSystemError, isSystemError } from "../system-errors.ts";
import { bold, printError, printLine } from "../terminal.ts";
import { summarizeResult, writePdf } from "../write-pdf.ts";

const themeIds = themes.map(({ id }) => id);
const themeHelp = `${themeIds.slice(0, 6).join(", ")},
                        ${themeIds.slice(6).join(", ")}`;

/** Layouts of all starters. */
const layouts = new Map(starters.flatMap((starter) => starter.layouts ?? []).map((layout) => [layout.id, layout]));

const mostOf = (name: string): number => {
  const layout = layouts.get(name);
  return layout?.kind === "several" ? layout.most : 1;
};

const layoutHelp = [...layouts.values()]
  .map((layout) => {
    const kind = { one: "NAME", distance: "MM", hours: "FROM-TO", several: "NAMES", names: "NAMES" }[layout.kind];
    return `      ${`--${layout.id} ${kind}`.padEnd(22)} ${valuesOf(layout)}`;
  })
  .join("\n");

function valuesOf(layout: Layout): string {
  if (layout.kind === "distance")
    return `millimeters from ${layout.least} to ${layout.most}; by default as usual for the device`;
  if (layout.kind === "hours") return "hours with a row, from the first to the last, as in 7-20; by default as usual";
  if (layout.kind === "names") return "names of pages in place of numbers, as in projects~Garden~House~~people~Ann";
  const names = layout.values.map(({ value }) => value).join(", ");
  return layout.kind === "one" ? names : `${names}; with a number for several, as in people:2`;
}

const help = `
octavo new STARTER --profile ID -o PDF
octavo new --list

Makes a planner from one of the starters: for your device, dates and language, without an account and without a design of
your own.

Options:
  -o, --output FILE     file for the PDF; "-" is standard output
      --documents DIR   folder for masters.yaml and plan.yaml, from which "octavo build" makes the same PDF
      --profile ID      the device (octavo profiles)
      --landscape       hold the device sideways
      --calendar NAME   calendar of the months: gregorian, persian or hijri; by default as usual in the region of --locale
      --year YEAR       a calendar or school year; by default this one, or the next if it is about to begin,
                        counted by --calendar
      --from DATE       first day, as in 2026-09-01 in every calendar, with --to instead of --year
      --to DATE         last day
      --locale TAG      language of names and texts, as in pl or pt-BR; by default en
      --week-start DAY  first day of the week; by default as usual in the region of --locale, as in de-AT or ar, or else
                        monday
      --with KINDS      optional sections to add, separated by commas (octavo new --list)
      --without KINDS   optional sections to leave out
${dateHelp}
      --holidays CODES  add the public holidays of countries or regions, as in DE-BY or PL,CZ (octavo dates --countries)
      --hours 12|24     labels of schedules; by default as usual in the region of --locale, or else 24
      --theme NAME      look of the pages: ${themeHelp}
      --left-handed     mirror the pages: columns and side tabs on the other side
      --toolbar SIDE    left or right, for a device whose toolbar can be on both sides
      --classic         for a device that cannot open the file: PDF 1.4, not compressed as well, several times as large
      --no-project      write a PDF that does not contain masters and plan
      --list            list the starters with their optional sections and layouts
      --json            with --list: print a JSON list

Layouts, for starters that have them (octavo new --list):
${layoutHelp}

Examples:
  octavo new daily --profile remarkable-paper-pro -o planner.pdf
  octavo new daily --profile remarkable-2 --year 2027 --locale pl --left-handed -o planner.pdf
  octavo new weekly --profile kindle-scribe --from 2026-09-01 --to 2027-08-31 -o school.pdf
  octavo new daily --profile kindle-scribe --locale fa --calendar persian --year 1406 -o planner.pdf
  octavo new daily --profile boox-go-10-3 --dates family.ics,days.csv --zone Europe/Warsaw -o planner.pdf
  octavo new weekly --profile remarkable-2 --locale de --holidays DE-BY -o planner.pdf
  octavo new weekly --profile remarkable-2 --week columns --paper dots --collections projects,people:2 -o planner.pdf
  octavo new habits --profile supernote-nomad --without reviews -o habits.pdf --documents habits
  octavo new --list
`;

/** Options have the names that addresses have, except for the device. */
const switches: readonly ChoiceName[] = ["landscape", "left-handed"];
const texts: readonly string[] = [
  ...choiceNames.filter((name) => name !== "device" && !switches.includes(name)),
  ...layouts.keys(),
];

const ofType = (names: readonly string[], type: "string" | "boolean"): Options =>
  Object.fromEntries(names.map((name) => [name, { type }]));

export const newCommand: Command = {
  help,
  options: {
    output: { type: "string", short: "o" },
    documents: { type: "string" },
    profile: { type: "string" },
    ...ofType(texts, "string"),
    ...ofType(switches, "boolean"),
    ...dateOptions,
    holidays: { type: "string" },
    ...pdfOptions,
    ...projectOptions,
    list: { type: "boolean" },
    json: { type: "boolean" },
  },
  run,
};

async function run(given: Arguments): Promise<number> {
  if (given.flag("list")) return list(given);
  if (given.flag("json")) throw new UsageError("--json goes with --list, as in: octavo new --list --json");
  const starter = starterOf(given);
  const world = nodeWorld();
  const choices = choicesOf(given, starter, world);
  const holidays = readHolidaySources(given.list("holidays"));
  const outputs = await openOutputs(given);
  const { calendars, isAccepted } = await readGivenDates(given);
  const made = createPlanner(starter, choices, await starterWorld(choices.locale), holidays);
  const documents = calendars ? withCalendars(made, calendars, world) : made;
  if (!isAccepted()) return exitCodes.documents;
  await outputs.writeDocuments(documents);
  return outputs.pdf ? writePlanner(documents, outputs.pdf, given, world) : exitCodes.fine;
}

function list(given: Arguments): number {
  if (given.positionals.length > 0) throw new UsageError("--list takes no starter: octavo new --list");
  if (given.flag("json")) printLine(JSON.stringify(starters.map(described), null, 2));
  else printLine(starters.map(rows).join("\n"));
  return exitCodes.fine;
}

function described({ id, category, name, description, optional, layouts: own = [] }: Starter) {
  const sections = optional.map(({ section, included, name: names }) => ({ section, included, name: names }));
  return { id, category, name, description, optional: sections, layouts: own };
}

function rows({ id, description, optional, layouts: own = [] }: Starter): string {
  const sections = optional.map(
    ({ section, included, name }) => `  ${" ".repeat(15)}${included ? "--without" : "--with"} ${section}: ${name}`,
  );
  const names = own.map((layout) => `--${layout.id}`).join(", ");
  const choices = own.length > 0 ? [`  ${" ".repeat(15)}${names}`] : [];
  return [`  ${bold(id.padEnd(15))}${description}`, ...sections, ...choices].join("\n");
}

function starterOf({ positionals }: Arguments): StarterSource {
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0)
    throw new UsageError("Name one starter, as in: octavo new daily --profile remarkable-2 -o planner.pdf");
  const found = starters.find(({ id }) => id === name.toLowerCase());
  if (found) return found;
  const known = starters.map(({ id }) => id);
  throw new UsageError(`There is no starter "${name}".`, { unknown: { name, known, see: "octavo new --list" } });
}

/** Reads the options like the values of an address. Throws a `UsageError` for the first problem. */
function choicesOf(given: Arguments, starter: Starter, { profiles }: World): PlannerChoices {
  const device = given.text("profile");
  if (device === undefined)
    throw new UsageError("Name your device, as in: --profile remarkable-2. See: octavo profiles");
  const written: Record<string, string> = { device };
  for (const name of texts) {
    const value = given.text(name);
    if (value !== undefined) written[name] = value;
  }
  for (const name of switches) if (given.flag(name)) written[name] = "1";
  const { locale = "en" } = written satisfies WrittenChoices;
  const region = findRegion(locale);
  const calendar = writtenCalendar(written) ?? region?.calendar;
  const year = usualYear(new Date(), starter, calendar);
  const defaults = defaultChoices(starter, { device: "", year, locale: "en", calendar, region });
  const { choices, problems } = readChoices(written, { starter, profiles, defaults, layoutNames: [...layouts.keys()] });
  const [problem] = problems;
  if (problem) throw usageError(problem, starter, choices);
  return choices;
}

/** A year of another calendar may be meant as a Gregorian one, and the other way round. */
function invalidYear(value: string, known: readonly string[], calendar: PlannerChoices["calendar"]): string {
  const years = known.join(" to ");
  if (calendar !== "gregorian")
    return `--year must be a year of the calendar ${calendar} from ${years}, and is "${value}". For Gregorian months, add --calendar gregorian.`;
  const hint = /^1[2-6]\d\d$/.test(value) ? " For other months, add --calendar persian or hijri." : "";
  return `--year must be a year from ${years}, and is "${value}".${hint}`;
}

function usageError(
  { name, value, code, known }: ChoiceProblem,
  { id, optional }: Starter,
  choices: PlannerChoices,
): UsageError {
  const option = `--${name === "device" ? "profile" : name}`;
  const listed = known.join(", ");
  switch (code) {
    case "unknown_device":
      return new UsageError(`There is no device profile "${value}".`, {
        unknown: { name: value, known, see: "octavo profiles" },
      });
    case "unsuitable_device":
      return new UsageError(
        `The starter ${id} does not fit "${value}": text and links would be too small on its screen.`,
      );
    case "no_landscape":
      return new UsageError(`The starter ${id} does not fit this device in landscape. Leave out --landscape.`);
    case "invalid_year":
      return new UsageError(invalidYear(value, known, choices.calendar));
    case "invalid_date":
      return new UsageError(`${option} must be a day that exists, as in 2026-09-01, and is "${value}".`);
    case "year_and_dates":
      return new UsageError("Use either --year, or --from and --to.");
    case "date_missing":
      return new UsageError(`${option} is missing: --from and --to go together.`);
    case "dates_reversed":
      return new UsageError(`--to ${value} is before --from ${listed}.`);
    case "unknown_language":
      return new UsageError(`There is no language "${value}". --locale takes a tag such as en, pl or pt-BR.`);
    case "unknown_section":
      return new UsageError(
        optional.length === 0
          ? `The starter ${id} has no optional sections.`
          : `The starter ${id} has no optional section "${value}". ${option} can name: ${listed}.`,
      );
    case "no_toolbar_choice":
      return new UsageError("--toolbar is for a device whose toolbar can be at the left or right. Leave it out.");
    case "no_theme_choice":
      return new UsageError(`The starter ${id} has no themes, because it measures type and rules. Leave out --theme.`);
    case "no_room_for_theme":
      return new UsageError(
        `The pages of this device have no room for the theme "${value}". --theme can be: ${listed}.`,
      );
    case "unknown_theme":
    case "no_layout":
      return new UsageError(
        known.length === 0
          ? `The starter ${id} has no ${option}.`
          : `The starter ${id} has no ${option}. Its layouts: ${known.map((layout) => `--${layout}`).join(", ")}.`,
      );
    case "no_room":
      return new UsageError(`${option} ${value} has no room on this device. Choose another layout or a larger device.`);
    case "no_room_in_theme":
      return new UsageError(`${option} ${value} has no room in this theme. Choose another layout or another theme.`);
    case "invalid_distance":
      return new UsageError(`${option} must be millimeters from ${listed}, and is "${value}".`);
    case "invalid_hour_range":
      return new UsageError(
        `${option} must be a first hour and a later last hour from 0 to 23, as in ${listed}, and is "${value}".`,
      );
    case "invalid_several":
      return new UsageError(
        `${option} must name any of ${listed}, each up to ${mostOf(name)} times as in people:2, and is "${value}".`,
      );
    case "invalid_names":
      return new UsageError(
        `${option} takes up to ${known[0]} names for a list, and ${known[1]} characters, as in projects~Garden~House~~people~Ann.`,
      );
    case "unknown_layout":
    case "unknown_calendar":
    case "unknown_weekday":
    case "invalid_hours":
    case "invalid_side":
    case "invalid_switch":
      return new UsageError(`${option} must be one of ${listed}, and is "${value}".`);
  }
}

/** Documents whose plan contains the calendars, so that they build to the same PDF without the files. */
function withCalendars(
  documents: PlannerDocuments,
  calendars: CalendarsBetween,
  { profiles }: World,
): PlannerDocuments {
  const { project } = parseProject({ masters_yaml: documents.masters, plan_yaml: documents.plan }, profiles);
  if (!project) return documents;
  const { masters_yaml, plan_yaml } = printProject(addCalendars(project, calendars));
  return { masters: masters_yaml, plan: plan_yaml };
}

interface Outputs {
  readonly pdf: Output | undefined;
  readonly writeDocuments: (documents: PlannerDocuments) => Promise<void>;
}

async function openOutputs(given: Arguments): Promise<Outputs> {
  const path = given.text("output");
  const folder = given.text("documents");
  if (path === undefined && folder === undefined)
    throw new UsageError("Name the file for the PDF, as in: -o planner.pdf");
  if (folder !== undefined) await createFolder(folder);
  const pdf = path === undefined ? undefined : await openOutput(path, []);
  if (folder === undefined) return { pdf, writeDocuments: async () => undefined };
  const [masters, plan] = [
    await openOutput(join(folder, "masters.yaml"), []),
    await openOutput(join(folder, "plan.yaml"), []),
  ];
  return {
    pdf,
    writeDocuments: async (documents) => {
      await masters.write([Buffer.from(documents.masters)]);
      await plan.write([Buffer.from(documents.plan)]);
    },
  };
}

async function createFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (problem) {
    if (!isSystemError(problem)) throw problem;
    throw new UsageError(`The folder "${path}" cannot be created: ${describeSystemError(problem)}.`, {
      cause: problem,
    });
  }
}

async function writePlanner(
  { masters, plan }: PlannerDocuments,
  pdf: Output,
  given: Arguments,
  world: World,
): Promise<number> {
  const path = given.text("output") ?? "";
  const compilation = compile(masters, plan, world);
  const { document, diagnostics } = compilation;
  printDiagnostics(diagnostics, {});
  if (!document) return exitCodes.documents;
  const written = await writePdf(document, world, pdf, {
    ...readPdfOptions(given),
    ...readProjectOptions(given, compilation),
  });
  (path === standardStream ? printError : printLine)(summarizeResult(path, written, compilation));
  return exitCodes.fine;
}
