import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { formatMessage } from "@octavo/foundation";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { parseComponents } from "../src/components.ts";
import { importCalendar } from "../src/index.ts";
import { linesOf, notesOf } from "./imported.ts";

const calendars = new URL("calendars/", import.meta.url);
const libraries = ["ical.js", "ical", "icalendar", "libical"];
const zones = ["Europe/Warsaw", "America/Los_Angeles", "Asia/Kolkata"];

/** Rows shown for each zone. The digest covers the others. */
const shownRows = 3;

const filesOf = (library: string) => readdirSync(new URL(`${library}/`, calendars)).sort();
const read = (library: string, file: string) => readFileSync(new URL(`${library}/${file}`, calendars));

describe("calendars of other projects", () => {
  test.each(libraries)("of %s have the expected rows in three zones", (library) => {
    const actual = filesOf(library).flatMap((file) => [file, ...reportOf(read(library, file))]);
    const golden = new URL(`${library}.txt`, calendars);
    const text = `${actual.join("\n")}\n`;
    if (process.env["UPDATE_GOLDENS"] === "1" || !existsSync(golden)) writeFileSync(golden, text);
    expect(text).toBe(readFileSync(golden, "utf8"));
  });

  test.each(libraries)("of %s have the properties that ical.js reads", (library) => {
    for (const file of filesOf(library)) {
      const text = read(library, file).toString();
      const expected = readByIcalJs(text);
      if (expected) expect([file, readByOctavo(text)]).toEqual([file, expected]);
    }
  });
});

function reportOf(bytes: Uint8Array): readonly string[] {
  const results = zones.map((zone) => importCalendar(bytes, { from: "1996-01-01", to: "2015-12-31", zone }));
  return results.flatMap((result, i) => {
    if ("refusals" in result) return i === 0 ? [`  refused: ${formatMessage(result.refusals[0])}`] : [];
    const lines = linesOf(result);
    const digest = createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 8);
    const notes = i === 0 ? notesOf(result).map((note) => `  ${note}`) : [];
    const shown = lines.slice(0, shownRows).map((line) => `    ${line}`);
    return [...notes, `  ${zones[i]}: ${lines.length} rows ${digest}`, ...shown];
  });
}

/** Values of properties that ical.js keeps as they are, by event. */
const compared = ["uid", "class", "status", "transp"];

type EventValues = readonly (readonly (string | undefined)[])[];

/** Returns undefined for a file that ical.js cannot read. */
function readByIcalJs(text: string): EventValues | undefined {
  try {
    const roots = [ICAL.parse(text)].flatMap((root) => (typeof root[0] === "string" ? [root] : root));
    return roots
      .map((root) => new ICAL.Component(root))
      .flatMap((root) => root.getAllSubcomponents("vevent"))
      .map((event) => compared.map((name) => event.getFirstPropertyValue(name)?.toString()));
  } catch {
    return undefined;
  }
}

function readByOctavo(text: string): EventValues {
  return parseComponents(text).root.children.flatMap(({ children }) =>
    children
      .filter(({ name }) => name === "VEVENT")
      .map(({ properties }) =>
        compared.map((name) => properties.get(name.toUpperCase())?.[0]?.value.replace(/\\([,;\\])/g, "$1")),
      ),
  );
}
