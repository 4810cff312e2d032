import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { folder, masters, octavo, octavoProgram, plan, planner } from "./octavo.ts";

vi.setConfig({ testTimeout: 30_000 });

const check = (cwd: string, ...more: string[]) => octavo(["check", "masters.yaml", "plan.yaml", ...more], { cwd });

describe("octavo check reports the position of errors", () => {
  const bombs = `bomb: &a [x, x]\nboom: &b [*a, *a, *a, *a]\n${masters}`;
  test.each([
    {
      what: "a quote that is never closed",
      changes: { masters: ["content: Jutro, źdźbło", 'content: "Jutro'] },
      line: "masters.yaml:13:18 error  A quote is opened here and never closed",
    },
    {
      what: "a widget type that does not exist",
      changes: { masters: ["text_block", "txt_block"] },
      line: 'masters.yaml:6:15 error  There is no widget type "txt_block"  [widget title in Day]',
      hint: 'Did you mean "text_block"?',
    },
    {
      what: "a master that does not exist",
      changes: { plan: ["master: Day", "master: Dya"] },
      line: "plan.yaml:6:29 error  Master 'Dya' does not exist  [section days]",
      hint: 'Did you mean "Day"?',
    },
    {
      what: "a billion pages",
      changes: { plan: ["each_day", "count, count: 1000000000"] },
      line: "plan.yaml:6:58 error  The plan makes more than 10,000 pages, which is the limit  [section days]",
      hint: "Section 'days' alone makes 1,000,000,000 pages",
    },
    {
      what: "an alias bomb",
      changes: { masters: [masters, bombs] },
      line: "masters.yaml:2:11 error  References such as *a are not supported",
    },
  ] as const)("$what is an error", async ({ changes, line, ...rest }) => {
    const { code, stdout } = await check(planner(changes));
    const [first, second] = stdout.split("\n");
    expect(first).toBe(line);
    if ("hint" in rest) expect(second).toBe(`    ${rest.hint}`);
    expect(stdout).toMatch(/\n1 error\n$/);
    expect(code).toBe(1);
  });

  test.each([
    {
      what: "a link to nowhere",
      changes: { masters: ["day:{date_next}", "dya:{date_next}"] },
      line: 'masters.yaml:14:32 warning  The link to "dya:2026-01-02" leads nowhere: no page has that destination (×6)  [widget next in Day, first on page 1 (2026-01-01)]',
    },
    {
      what: "a token that does not exist",
      changes: { masters: ["{date_long}", "{date_lnog}"] },
      line: 'masters.yaml:8:18 warning  No variable is called "date_lnog" on this page, so the token prints as written (×7)  [widget title in Day, first on page 1 (2026-01-01)]',
    },
  ] as const)("$what is a warning, counted", async ({ changes, line }) => {
    const { code, stdout } = await check(planner(changes));
    expect(stdout.split("\n")[0]).toBe(line);
    expect(stdout).toMatch(/\n7 pages, 1 warning\n$/);
    expect(code).toBe(0);
  });

  test("lists the documents one after the other, each from top to bottom", async () => {
    const { stdout } = await check(
      planner({
        masters: ["size: 16 }", "size: 16 }\n        colour: red"],
        plan: ["name: A week", "name: A week\nprofile: nothing"],
      }),
    );
    const twice = await check(planner({ masters: ["text_block", "txt_block"], plan: ["master: Day", "master: Dya"] }));
    expect(stdout).toMatch(/^plan\.yaml:3/m);
    expect(
      twice.stdout
        .split("\n")
        .filter((line) => /^\w+\.yaml/.test(line))
        .map((line) => line.split(":")[0]),
    ).toEqual(["masters.yaml", "plan.yaml"]);
  });

  test("control characters of documents are not printed", async () => {
    const { stdout } = await check(planner({ masters: ["type: text_block", 'type: "text\\e[31mblock"'] }));
    expect(stdout).toContain("text\u{fffd}[31mblock");
    expect(stdout).not.toContain("\x1b");
  });
});

test("octavo check accepts valid documents", async () => {
  expect(await check(planner())).toMatchObject({ code: 0, stdout: "7 pages, no problems found\n", stderr: "" });
});

test("octavo check reports the problems that the editor reports", async () => {
  const { code, stdout } = await check(
    planner({ masters: ["width: 90, height: 30", "width: 90, height: 15"], plan: ["name: A week", "name: One week"] }),
  );
  expect(stdout).toMatch(
    /warning {2}The link is only .*19\.8 pt.* \(×6\) {2}\[widget next in Day, first on page 1 \(2026-01-01\)\]/,
  );
  expect(stdout).toMatch(/\n7 pages, \d warnings?\n$/);
  expect(code).toBe(0);
});

test("octavo check --json prints the diagnostics as objects", async () => {
  const { code, stdout } = await check(planner({ plan: ["master: Day", "master: Dya"] }), "--json");
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual({
    pages: 0,
    diagnostics: [
      expect.objectContaining({
        severity: "error",
        code: "unknown_master",
        at: expect.objectContaining({ document: "plan", line: 6, column: 29 }),
      }),
    ],
  });
});

test("octavo check --json prints each message as a sentence, and as a text with its values", async () => {
  const { stdout } = await check(planner({ masters: ["{date_long}", "{date_lnog}"] }), "--json");
  const text = 'No variable is called "{name}" on this page, so the token prints as written';
  expect(JSON.parse(stdout).diagnostics).toEqual([
    {
      severity: "warning",
      code: "unknown_token",
      subject: "date_lnog",
      message: text.replace("{name}", "date_lnog"),
      hint: 'Did you mean "date_long"?',
      data: {
        message: { text, values: { name: "date_lnog" } },
        hint: { text: 'Did you mean "{name}"?', values: { name: "date_long" } },
      },
      count: 7,
      at: {
        document: "masters",
        line: 8,
        column: 18,
        master: "Day",
        widget_id: "title",
        widget_label: "Text",
        page: 1,
        page_label: "2026-01-01",
        path: ["content"],
      },
    },
  ]);
});

test("octavo check --json names a property by its label, and as in the document in the path", async () => {
  const lines = "type: lines\n        properties: { line_spacing: 5 }";
  const { stdout } = await check(planner({ masters: ["type: text_block", lines] }), "--json");
  expect(JSON.parse(stdout).diagnostics).toContainEqual(
    expect.objectContaining({
      code: "unusable_property",
      message: "Line spacing must be from 10 to 50",
      at: expect.objectContaining({ path: ["properties", "line_spacing"] }),
    }),
  );
});

test("octavo check reads a single document as a template", async () => {
  const cwd = folder({ "template.yaml": "schema_version: '1.0'\nwidgets: nothing\n" });
  const { code, stdout } = await octavo(["check", "template.yaml"], { cwd });
  expect(stdout).toMatch(/^template\.yaml:2:\d+ error /m);
  expect(code).toBe(1);
});

test("octavo check reads one of the documents from standard input", async () => {
  const { code, stdout } = await octavoProgram(["check", "masters.yaml", "-"], {
    cwd: planner(),
    input: plan.replace("Day,", "Dya,"),
  });
  expect(stdout).toMatch(/^stdin:6:29 error /);
  expect(code).toBe(1);
});

test("octavo check --dates checks with the events of files", async () => {
  const cwd = planner({ masters: ["{date_long}", "{date_long} {events:1}"] });
  writeFileSync(join(cwd, "days.csv"), `2026-01-06,,${"A long day ".repeat(15)}\n`);
  expect((await check(cwd)).stdout).not.toContain("does not fit");
  expect((await check(cwd, "--dates", "days.csv")).stdout).toContain("does not fit");
  writeFileSync(join(cwd, "bad.ics"), "nonsense");
  const refused = await check(cwd, "--dates", "days.csv,bad.ics");
  expect([refused.code, refused.stdout]).toEqual([1, ""]);
  expect((await octavo(["check", "masters.yaml", "--dates", "days.csv"], { cwd })).stderr).toContain("--dates needs");
});
