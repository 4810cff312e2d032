import type { Diagnostic } from "@octavo/foundation";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CompileOutcome, PdfOutcome } from "../../engine-worker/engine-client.ts";
import type { Planner, PlannerYaml } from "../../engine-worker/protocol.ts";
import { Drafts } from "../../session/drafts.ts";
import { BuildSession, type BuildSessionOptions, compileDelay } from "./build-session.ts";

const planner: Planner = {
  revision: 1,
  title: "My 2026!",
  pages: 389,
  links: 1869,
  size: { width: 1, height: 1 },
  device: undefined,
  language: "en",
  outline: [],
  runs: [],
  initialPage: 1,
};

const error: Diagnostic = { severity: "error", code: "off_page", message: { text: "Wrong" }, at: {} };

const good: CompileOutcome = { status: "compiled", compiled: { diagnostics: [], planner } };
const bad: CompileOutcome = { status: "compiled", compiled: { diagnostics: [error, error], planner: undefined } };

/** Simulates an engine. A plan named "bad" has errors. */
class FakeEngine {
  readonly asked: PlannerYaml[] = [];
  pdfs = 0;
  pdfOutcome: PdfOutcome = { status: "made", file: new Blob(["%PDF-1.5"]) };
  next: CompileOutcome | undefined;
  async compile(texts: PlannerYaml) {
    this.asked.push(texts);
    const answer = this.next ?? (texts.plan.includes("bad") ? bad : good);
    this.next = undefined;
    return answer;
  }
  async pdf() {
    this.pdfs++;
    return this.pdfOutcome;
  }
  cancelCompile() {}
  dispose() {}
}

function aSession() {
  const engine = new FakeEngine();
  const downloaded: string[] = [];
  const storage = new Map<string, string>();
  const options: BuildSessionOptions = {
    engine,
    drafts: (onProblem) =>
      new Drafts(
        {
          get: (key) => storage.get(key),
          set: async (key, text) => void (text === undefined ? storage.delete(key) : storage.set(key, text)),
        },
        "ann",
        onProblem,
      ),
    sample: { masters: "sample masters", plan: "sample plan" },
    download: (_file, name) => downloaded.push(name),
  };
  return { session: new BuildSession(options), engine, downloaded, storage, options };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("starts with the sample and stores the input", () => {
  const { session, options } = aSession();
  expect(session.state().texts).toEqual({ masters: "sample masters", plan: "sample plan" });
  session.edit("plan", "mine");
  session.save();
  expect(new BuildSession(options).state().texts).toEqual({ masters: "sample masters", plan: "mine" });
});

it("compiles shortly after the last keystroke", async () => {
  const { session, engine } = aSession();
  for (const text of ["b", "ba", "bad"]) session.edit("plan", text);
  expect(engine.asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(compileDelay);
  expect(engine.asked.map(({ plan }) => plan)).toEqual(["bad"]);
  expect(session.state()).toMatchObject({ diagnostics: [error, error], changed: false });
});

it("keeps an opened planner after an error", async () => {
  const { session } = aSession();
  expect(await session.open()).toBe(true);
  expect(session.state()).toMatchObject({ opened: true, planner, compiling: false });
  session.edit("plan", "bad");
  await vi.advanceTimersByTimeAsync(compileDelay);
  expect(session.state()).toMatchObject({ opened: true, planner, diagnostics: [error, error] });
});

it("reports why it does not open until the text changes", async () => {
  const { session } = aSession();
  session.edit("plan", "bad");
  expect(await session.open()).toBe(false);
  expect(session.state()).toMatchObject({
    opened: false,
    problem: "The planner could not be opened. Fix 2 errors first.",
  });
  session.edit("plan", "better");
  expect(session.state().problem).toBeUndefined();
});

it("opens the newest text if the user keeps typing", async () => {
  const { session, engine } = aSession();
  engine.next = { status: "superseded" };
  expect(await session.open()).toBe(true);
  expect(engine.asked).toHaveLength(2);
});

it("makes the PDF of the current text without compiling twice", async () => {
  const { session, engine, downloaded } = aSession();
  await session.open();
  expect(await session.downloadPdf()).toBe(true);
  expect(engine.asked).toHaveLength(1);
  expect(downloaded).toEqual(["My 2026.pdf"]);
  expect(session.state().pdf).toEqual({ status: "made", name: "My 2026.pdf", pages: 389, bytes: 8 });
  session.edit("plan", "other");
  expect(session.state().pdf).toEqual({ status: "none" });
});

it("makes no PDF of a plan with errors, although an older one compiled", async () => {
  const { session, engine } = aSession();
  await session.open();
  session.edit("plan", "bad");
  expect(await session.downloadPdf()).toBe(false);
  expect(engine.pdfs).toBe(0);
  expect(session.state().problem).toBe("The PDF could not be created. Fix 2 errors first.");
});

it("reports a failed PDF", async () => {
  const { session, engine, downloaded } = aSession();
  engine.pdfOutcome = { status: "failed", message: "No font." };
  expect(await session.downloadPdf()).toBe(false);
  expect(session.state()).toMatchObject({ problem: "No font.", pdf: { status: "none" } });
  expect(downloaded).toEqual([]);
});

it("resets both texts and removes the drafts", async () => {
  const { session, storage } = aSession();
  session.edit("masters", "mine");
  session.save();
  session.reset();
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.state().texts).toEqual({ masters: "sample masters", plan: "sample plan" });
  expect(storage.size).toBe(0);
});
