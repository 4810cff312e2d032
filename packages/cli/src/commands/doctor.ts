import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { styleText } from "node:util";
import { compile, emitPdf, faces } from "@octavo/engine";
import {
  deflate,
  deviceProfiles,
  eastAsianPackage,
  fontFile,
  hasFontFile,
  latin1,
  nodeWorld,
  starterWorld,
} from "@octavo/press";
import { checked, examineSite, type Finding, findings } from "@octavo/server";
import { createPlanner, defaultChoices, starters, suitsStarters } from "@octavo/starters";
import { type Arguments, type Command, exitCodes, UsageError } from "../command.ts";
import { siteHelp } from "../site.ts";
import { formatCount, printLine } from "../terminal.ts";

const help = `
octavo doctor

Checks the settings, the data folder, the disk, the database, mail, the clock, and the fonts, devices and starters. Each problem has
a remedy. Changes nothing; the site may be running. Run it as the server's user, with the server's settings.

${siteHelp}

Options:
      --data FOLDER   the site in this data folder
      --mail ADDRESS  also send a test email to this address
      --json          print the results as JSON

The exit code is 1 if there are errors. Warnings do not change it.

Examples:
  octavo doctor
  octavo doctor --mail me@example.org
  octavo doctor --json --data /srv/octavo
`;

export const doctor: Command = {
  help,
  options: { data: { type: "string" }, mail: { type: "string" }, json: { type: "boolean" } },
  run,
};

async function run(given: Arguments): Promise<number> {
  if (given.positionals.length > 0) throw new UsageError("octavo doctor takes no document. See: octavo help doctor");
  const data = given.text("data");
  const variables = {
    ...process.env,
    ...(data !== undefined && { OCTAVO_DATA_DIR: resolve(data), DATABASE_URL: undefined }),
  };
  const site = await examineSite({ variables, testTo: addressOf(given) });
  const found = [...site, ...(await checked("Documents", checkDocuments))];
  if (given.flag("json")) printLine(JSON.stringify({ ok: !hasErrors(found), findings: found }, null, 2));
  else printLine(describe(found));
  return hasErrors(found) ? exitCodes.unhealthy : exitCodes.fine;
}

function addressOf(given: Arguments): string | undefined {
  const address = given.text("mail");
  if (address === undefined || /^[^\s<>@]+@[^\s<>@]+$/.test(address)) return address;
  throw new UsageError(`--mail must be an email address, and is "${address}".`);
}

const hasErrors = (found: readonly Finding[]) => found.some(({ level }) => level === "error");

const marks = { ok: "green", warning: "yellow", error: "red" } as const;

function describe(found: readonly Finding[]): string {
  const width = Math.max(...found.map(({ area }) => area.length));
  const indent = " ".repeat("warning".length + width + 4);
  const lines = found.map(({ area, level, text, remedy }) => {
    const mark = styleText(marks[level], level.padEnd("warning".length), { stream: process.stdout });
    return `${mark}  ${area.padEnd(width)}  ${text}${remedy === undefined ? "" : `\n${indent}→ ${remedy}`}`;
  });
  const count = (wanted: Finding["level"]) => found.filter(({ level }) => level === wanted).length;
  return [...lines, "", `${formatCount(count("error"), "error")}, ${formatCount(count("warning"), "warning")}`].join(
    "\n",
  );
}

const incomplete = "Install Octavo again: files are missing or damaged.";

/** Fonts, devices and starters, and one page made of them. */
async function checkDocuments(): Promise<readonly Finding[]> {
  const report = findings("Documents");
  const installed = faces.filter(({ id }) => hasFontFile(id));
  const missing = installed.filter(({ id }) => !existsSync(fontFile(id)));
  if (missing.length > 0)
    return [report.error(`${formatCount(missing.length, "font")} are missing, such as ${missing[0]?.id}.`, incomplete)];
  const devices = deviceProfiles().length;
  const { bytes, errors } = await buildDay();
  if (errors.length > 0) return [report.error(`A test page has errors: ${errors[0]}`, incomplete)];
  const counted = [
    formatCount(installed.length, "font"),
    formatCount(devices, "device"),
    formatCount(starters.length, "starter"),
  ];
  return [
    report.ok(`${counted.join(", ")}. A test planner has ${formatCount(bytes, "byte")}.`),
    ...(installed.length < faces.length
      ? [
          report.ok(
            `Planners in Chinese, Japanese and Korean need the package ${eastAsianPackage}, which is not installed.`,
          ),
        ]
      : []),
  ];
}

/** The first starter for the first device that fits, for one day. */
async function buildDay() {
  const world = nodeWorld();
  const [starter] = starters;
  const profile = world.profiles.find((profile) => suitsStarters(profile));
  if (!starter || !profile) return { bytes: 0, errors: ["no starter fits a device"] };
  const defaults = defaultChoices(starter, { device: profile.id, year: 2026, locale: "en" });
  const { masters, plan } = createPlanner(
    starter,
    { ...defaults, from: "2026-01-01", to: "2026-01-01" },
    await starterWorld(),
  );
  const { document, diagnostics } = compile(masters, plan, world);
  const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => String(message.text));
  let bytes = 0;
  if (document)
    for await (const chunk of emitPdf(document, { deflate, latin1, fonts: world.fonts })) bytes += chunk.length;
  return { bytes, errors };
}
