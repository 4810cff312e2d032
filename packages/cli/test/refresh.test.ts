/** The next edition of a planner without a server: `octavo refresh`, and the step of docs/editions.md that runs it. */

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isLong } from "@octavo/foundation/testing";
import { load } from "js-yaml";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { writeInk } from "./ink/strokes.ts";
import { folder, octavo, planner } from "./octavo.ts";

vi.setConfig({ testTimeout: 60_000 });

const program = fileURLToPath(new URL("../bin/octavo.mjs", import.meta.url));

const meeting = (day: number, title: string) => `2026-01-0${day} 09:00-10:00,${title}\n`;
const days = (...lines: readonly string[]) => `date,title\n${lines.join("")}`;

const projectFile =
  "masters: masters.yaml\nplan: plan.yaml\npdf: planner.pdf\nzone: Europe/Warsaw\ndates: [days.csv]\n";

/** Texts of the pages, as poppler reads them. */
const textOf = (cwd: string) => execFileSync("pdftotext", [join(cwd, "planner.pdf"), "-"], { encoding: "utf8" });

let cwd = "";
const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
const refresh = (...more: readonly string[]) => octavo(["refresh", "project.yaml", ...more], { cwd });
const pdf = () => readFileSync(join(cwd, "planner.pdf"));

/** A week whose days show their events. */
const withEvents: readonly [string, string] = [
  "widgets:\n",
  `widgets:
      - id: events
        type: event_list
        position: { x: 40, y: 120, width: 300, height: 300 }
`,
];

beforeEach(() => {
  cwd = planner({ masters: withEvents });
  write("project.yaml", projectFile);
  write("days.csv", days(meeting(2, "Review")));
});

describe("octavo refresh", () => {
  test("makes the first edition, and nothing if nothing changed", async () => {
    expect(await refresh()).toMatchObject({ code: 0, stdout: expect.stringContaining("first edition") });
    const first = pdf();
    expect(await refresh()).toMatchObject({ code: 4, stdout: "planner.pdf  unchanged\n" });
    expect(pdf().equals(first)).toBe(true);
    expect(JSON.parse((await refresh("--json")).stdout)).toMatchObject({ verdict: "unchanged", output: null });
  });

  test("does not replace a PDF with handwriting, and says how to keep it", async () => {
    await refresh();
    const strokes = [
      {
        page: 2,
        near: "events",
        points: [
          [60, 200],
          [90, 210],
        ] as const,
      },
    ];
    await writeInk(join(cwd, "planner.pdf"), join(cwd, "planner.pdf"), strokes, "annotation");
    const written = pdf();
    write("days.csv", days(meeting(2, "Review"), meeting(3, "Budget")));
    const { code, stderr } = await refresh();
    expect(code).toBe(3);
    expect(stderr).toContain("planner.pdf has handwriting or notes on 1 page, which the new edition does not contain.");
    expect(stderr).toContain("planner.pdf stays as it was.");
    expect(pdf().equals(written)).toBe(true);
    expect((await refresh("--accept")).code).toBe(0);
    expect(textOf(cwd)).toContain("Budget");
  });

  test("replaces the PDF if only events changed, and lists them", async () => {
    write("days.csv", days(meeting(2, "Review"), meeting(3, "Budget"), meeting(4, "Call")));
    await refresh();
    write("days.csv", days(meeting(5, "Review"), meeting(3, "Budget 2027"), meeting(6, "Interview")));
    const { code, stdout, stderr } = await refresh();
    expect([code, stdout]).toEqual([0, expect.stringContaining("new edition")]);
    expect(stdout).toContain("4 events changed");
    expect(stderr).toContain("safe to replace");
    expect(stderr).toContain("  new      2026-01-06 09:00  Interview  [days]");
    expect(stderr).toContain("  changed  2026-01-02 09:00  Review  [days]  →  2026-01-05 09:00  Review  [days]");
    expect(stderr).toContain("  changed  2026-01-03 09:00  Budget  [days]  →  2026-01-03 09:00  Budget 2027  [days]");
    expect(stderr).toContain("  removed  2026-01-04 09:00  Call  [days]");
    expect(textOf(cwd)).toContain("Interview");
    expect((await refresh()).code).toBe(4);
  });

  test("keeps the PDF and lists the pages if handwriting would be beside other texts, until the owner accepts", async () => {
    await refresh();
    const first = pdf();
    write("masters.yaml", readFileSync(join(cwd, "masters.yaml"), "utf8").replace("{date_long}", "{date_long}!"));
    const { code, stdout, stderr } = await refresh();
    expect([code, stdout]).toEqual([3, ""]);
    expect(stderr).toContain("7 pages: other texts or lines");
    expect(stderr).toContain("  page 1  days/2026-01-01");
    expect(stderr).toContain("planner.pdf stays as it was.");
    expect(pdf().equals(first)).toBe(true);
    expect((await refresh("--accept")).code).toBe(0);
    expect(pdf().equals(first)).toBe(false);
    expect((await refresh()).code).toBe(4);
  });

  test("asks about pages that the plan no longer makes, and keeps them when accepted", async () => {
    await refresh();
    const first = pdf();
    write("plan.yaml", readFileSync(join(cwd, "plan.yaml"), "utf8").replace('"2026-01-01"', '"2026-01-03"'));
    const { code, stderr } = await refresh();
    expect(code).toBe(3);
    expect(stderr).toContain("no longer makes 2 pages");
    expect(stderr).toContain("--accept --removed keep");
    expect(pdf().equals(first)).toBe(true);
    expect((await refresh("--accept")).code).toBe(0);
    const inspected = await octavo(["inspect", "planner.pdf", "--json"], { cwd });
    expect(JSON.parse(inspected.stdout).pages[0]).toMatchObject({ identity: "days/2026-01-01", placeholder: "kept" });
  });

  test("reads calendars from addresses, and keeps the PDF if one does not answer", async () => {
    let title = "Choir";
    let status = 200;
    const server = createServer((_request, response) => {
      response.writeHead(status, { "content-type": "text/calendar" });
      response.end(
        ["BEGIN:VCALENDAR", "X-WR-CALNAME:Family", "BEGIN:VEVENT", "UID:1", "DTSTART;VALUE=DATE:20260104"]
          .concat([`SUMMARY:${title}`, "END:VEVENT", "END:VCALENDAR", ""])
          .join("\r\n"),
      );
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    write("project.yaml", projectFile.replace("[days.csv]", `[days.csv, "http://127.0.0.1:${port}/family.ics"]`));
    expect((await refresh()).code).toBe(0);
    expect(textOf(cwd)).toContain("Choir");
    title = "Orchestra";
    expect((await refresh()).stderr).toContain("Choir  [Family]  →  2026-01-04  Orchestra  [Family]");
    expect(textOf(cwd)).toContain("Orchestra");
    const before = pdf();
    status = 500;
    expect(await refresh()).toMatchObject({ code: 2, stderr: expect.stringContaining("the server answered 500") });
    expect(pdf().equals(before)).toBe(true);
  });

  test("finds the files of a project file in another folder, and writes to --out", async () => {
    const elsewhere = folder({});
    const from = (...more: readonly string[]) =>
      octavo(["refresh", join(cwd, "project.yaml"), "--out", "mine.pdf", ...more], { cwd: elsewhere });
    expect((await from()).code).toBe(0);
    expect((await from()).code).toBe(4);
    expect(readFileSync(join(elsewhere, "mine.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test.each([
    ["masters: masters.yaml\n", 'project.yaml: The key "plan" is missing. Name the file, as in: plan: plan.yaml'],
    ["master: x\n", 'project.yaml: There is no key "master". Did you mean "masters"?'],
    [projectFile.replace("[days.csv]", "[{ a: b }]"), '"dates" must be a list of files and addresses'],
    [projectFile.replace("Europe/Warsaw", "Warsaw"), 'There is no time zone "Warsaw"'],
    [`${projectFile}profile: remarkble-2\n`, 'There is no device profile "remarkble-2". Did you mean remarkable-2?'],
    [`${projectFile}fit: yes please\n`, '"fit" must be true or false'],
    ["masters: [\n", "project.yaml:"],
    [projectFile.replace("planner.pdf", "masters.yaml"), "is an input document"],
    [projectFile.replace("pdf: planner.pdf\n", ""), "Name the PDF with --out FILE"],
    [projectFile.replace("days.csv", "nowhere.csv"), "nowhere.csv"],
  ])("refuses the project file %j", async (text, message) => {
    write("project.yaml", text);
    expect(await refresh()).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
  });

  test("refuses --removed without --accept, and documents with errors", async () => {
    expect(await refresh("--removed", "keep")).toMatchObject({ code: 2 });
    write("plan.yaml", "plan: { sections: [] }");
    expect(await refresh()).toMatchObject({ code: 1, stderr: expect.stringContaining("no PDF was written") });
  });
});

interface Workflow {
  readonly jobs: { readonly refresh: { readonly steps: readonly { readonly run?: string }[] } };
}

describe.runIf(isLong())("the examples of docs/editions.md", () => {
  const page = readFileSync(new URL("../../../docs/editions.md", import.meta.url), "utf8");
  const blocks = [...page.matchAll(/```(\w*)\n(.*?)```/gs)].map(([, kind, text = ""]) => ({ kind, text }));
  const workflow = blocks.find(({ text }) => text.startsWith("name: Next edition"));
  const cron = blocks.find(({ text }) => text.startsWith("30 3 "));

  /** A folder in which `npx octavo` is this program. */
  function withProgram(): void {
    mkdirSync(join(cwd, "node_modules/.bin"), { recursive: true });
    const file = join(cwd, "node_modules/.bin/octavo");
    writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
    chmodSync(file, 0o755);
  }

  function shell(script: string): { readonly code: number; readonly output: string } {
    const env = { ...process.env, HOME: cwd, npm_config_offline: "true" };
    try {
      return {
        code: 0,
        output: execFileSync("sh", ["-e", "-c", script], { cwd, env, encoding: "utf8", stdio: "pipe" }),
      };
    } catch (problem) {
      const { status, stderr } = problem as { status: number; stderr: string };
      return { code: status, output: stderr };
    }
  }

  test("commit each new edition, nothing if nothing changed, and fail if a decision is needed", () => {
    const { steps } = (load(workflow?.text ?? "") as Workflow).jobs.refresh;
    const script = steps.flatMap(({ run }) => run ?? []).join("\n");
    withProgram();
    write(".gitignore", "node_modules\nremote.git\n.npm\n.gitconfig\n");
    const git = (...args: readonly string[]) => execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" });
    git("init", "--quiet", "--bare", "remote.git");
    git("init", "--quiet", "--initial-branch", "main");
    git("remote", "add", "origin", join(cwd, "remote.git"));
    git("add", ".");
    git("-c", "user.name=Ada", "-c", "user.email=ada@localhost", "commit", "--quiet", "--message", "Planner");
    git("push", "--quiet", "--set-upstream", "origin", "main");
    const published = () => git("--git-dir", "remote.git", "log", "--format=%s", "main").trim().split("\n");

    expect(shell(script).code).toBe(0);
    expect(published()).toEqual(["New edition", "Planner"]);
    expect(shell(script)).toMatchObject({ code: 0, output: expect.stringContaining("unchanged") });
    write("days.csv", days(meeting(3, "Interview")));
    expect(shell(script).code).toBe(0);
    expect(published()).toEqual(["New edition", "New edition", "Planner"]);
    write("masters.yaml", readFileSync(join(cwd, "masters.yaml"), "utf8").replace("{date_long}", "{date_long}!"));
    expect(shell(script)).toMatchObject({ code: 3, output: expect.stringContaining("A decision is needed") });
    expect(published()).toHaveLength(3);
  });

  test("print for cron only what needs attention", () => {
    withProgram();
    const line = /^\S+ \S+ \S+ \S+ \S+ +(.*)$/m.exec(cron?.text ?? "")?.[1] ?? "";
    const command = line.replace("~/planner", '"$PWD"');
    for (let i = 0; i < 2; i++) expect(shell(command)).toEqual({ code: 0, output: "" });
    rmSync(join(cwd, "days.csv"));
    expect(shell(command).output).toContain("days.csv");
  });
});
