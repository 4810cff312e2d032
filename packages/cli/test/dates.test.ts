import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folder, masters, octavo, octavoProgram, plan } from "./octavo.ts";

const family = [
  "BEGIN:VCALENDAR",
  "X-WR-CALNAME:Family",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART;TZID=America/New_York:20260105T180000",
  "DURATION:PT1H30M",
  "RRULE:FREQ=WEEKLY;COUNT=2",
  "SUMMARY:Choir",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

const files = () => folder({ "family.ics": family, "days.csv": "2026-01-06,,Ann's day\n", "bad.ics": "nonsense" });
const range = ["--from", "2026-01-01", "--to", "2026-01-10", "--zone", "Europe/Warsaw"];

test("octavo dates prints the rows of calendars, lists and holidays", async () => {
  const { code, stdout, stderr } = await octavo(
    ["dates", "family.ics", "days.csv", "--holidays", "pl", "--kinds", "holiday", "--language", "both", ...range],
    { cwd: files() },
  );
  expect([code, stdout]).toEqual([
    0,
    [
      "2026-01-01               Nowy Rok (New Year's Day)  [PL]",
      "2026-01-06               Ann's day  [days]",
      "2026-01-06               Święto Trzech Króli (Epiphany)  [PL]",
      "2026-01-06  00:00–01:30  Choir  [Family]",
      "4 entries",
      "",
    ].join("\n"),
  ]);
  expect(stderr).toContain(
    "hint  The file does not define its time zones. Their known rules were used: America/New_York.",
  );
});

test("octavo dates --json prints a list of rows", async () => {
  const { stdout } = await octavo(["dates", "family.ics", "--json", "--name", "Mine", ...range], { cwd: files() });
  expect(JSON.parse(stdout)).toEqual([
    { date: "2026-01-06", start: "00:00", end: "01:30", title: "Choir", calendar: "Mine", uid: "1" },
  ]);
});

test("octavo dates --plan prints dates of a plan that builds", async () => {
  const cwd = files();
  const { stdout } = await octavo(["dates", "family.ics", "--holidays", "pl", "--language", "en", "--plan", ...range], {
    cwd,
  });
  expect(stdout).toBe(
    [
      "dates:",
      '  - name: "Family"',
      "    rows: |",
      "      2026-01-06 00:00-01:30 Choir",
      "  - { holidays: PL, names: en }",
      "",
    ].join("\n"),
  );
  writeFileSync(join(cwd, "masters.yaml"), masters.replace("{date_long}", "{date_long} {events:1}"));
  writeFileSync(join(cwd, "plan.yaml"), plan.replace("plan:\n", `plan:\n${stdout.replaceAll(/^/gm, "  ")}\n`));
  const { code } = await octavo(["build", "masters.yaml", "plan.yaml", "-o", "a.pdf", "--template", "t.yaml"], { cwd });
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, "t.yaml"), "utf8")).toContain("2026-01-06 00:00-01:30 Choir");
});

test("octavo new says which titles are not printed as they are, and writes no ids of events", async () => {
  const event = (uid: string, summary: string) =>
    `BEGIN:VEVENT\r\nUID:${uid}@google.com\r\nDTSTART:20260105T090000\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`;
  const events = [event("1", "🎂 Ewa"), event("2", "🎉")].join("");
  const cwd = folder({ "b.ics": `BEGIN:VCALENDAR\r\nX-WR-CALNAME:Family\r\n${events}END:VCALENDAR\r\n` });
  const made = ["--dates", "b.ics", "--zone", "UTC", "--year", "2026", "-o", "a.pdf", "--documents", "documents"];
  const { code, stderr } = await octavo(["new", "monthly", "--profile", "remarkable-2", ...made], { cwd });
  expect(code).toBe(0);
  expect(stderr).toContain("b.ics hint  1 title has characters that Octavo's fonts lack, such as emoji.");
  expect(stderr).toContain("b.ics hint  1 title has only characters that Octavo's fonts lack.");
  const plan = readFileSync(join(cwd, "documents", "plan.yaml"), "utf8");
  expect(plan).toContain("2026-01-05 09:00 🎂 Ewa");
  expect(plan).not.toContain("google");
});

test("octavo dates reads a list or a calendar from standard input", async () => {
  const { stdout } = await octavoProgram(["dates", "-", ...range], { input: "every monday;;Choir\n" });
  expect(stdout).toContain("2026-01-05               Choir");
});

test("octavo dates --countries lists countries and their regions", async () => {
  const { stdout } = await octavo(["dates", "--countries"]);
  expect(stdout).toContain("DE  Germany (Deutschland)\n    BB  Brandenburg\n");
});

test("octavo dates --holidays prints public holidays, and other kinds on request", async () => {
  const of = async (...more: string[]) => {
    const days = ["--from", "2026-12-24", "--to", "2026-12-26"];
    return (await octavo(["dates", "--holidays", "DE", ...days, ...more])).stdout;
  };
  expect(await of()).not.toContain("2026-12-24");
  expect(await of("--kinds", "holiday", "--kinds", "observance,bank,optional")).toContain("2026-12-24");
});

test("octavo dates prints nothing if a file is refused", async () => {
  const { code, stdout, stderr } = await octavo(["dates", "family.ics", "bad.ics", ...range], { cwd: files() });
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("bad.ics error  The file is not a calendar (ICS).");
});

test("octavo dates requests an address only with --fetch", async () => {
  const server = createServer((_, response) => response.end(family)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/family.ics`;
  const refused = await octavo(["dates", address, ...range]);
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("Add --fetch to allow a request to it")]);
  expect((await octavo(["dates", address, "--fetch", ...range])).stdout).toContain("00:00–01:30  Choir  [Family]");
  const missing = await octavo(["dates", "http://127.0.0.1:1/a.ics", "--fetch", ...range]);
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining("Check the address and the connection.")]);
});

test.each([
  [["dates"], "Name a calendar file or --holidays"],
  [["dates", "none.ics"], '"none.ics" cannot be read: the file does not exist.'],
  [["dates", "--holidays", "XX"], 'There are no holidays of a country "XX".'],
  [["dates", "--holidays", "DE", "--region", "BX"], 'There is no region "BX" of DE.'],
  [["dates", "family.ics", "--from", "tomorrow"], '--from must be a date as in 2026-01-31, and is "tomorrow".'],
  [["dates", "--holidays", "PL", "--kinds", "holidays"], 'is "holidays". Did you mean holiday?'],
])("octavo %j explains what is wrong", async (args, sentence) => {
  const { code, stderr } = await octavo(args, { cwd: files() });
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});
