import { formatMessage } from "@octavo/foundation";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EngineClient, type EngineWorker, timeLimits } from "./engine-client.ts";
import type { EngineReply, EngineRequest } from "./job-messages.ts";
import { compileStopped, engineStopped, pdfStopped } from "./messages.ts";
import type { PageDrawing, Planner, PlannerYaml } from "./protocol.ts";

/** Replaces the browser's `Worker`. The test sends its replies. */
class FakeWorker implements EngineWorker {
  readonly received: EngineRequest[] = [];
  ended = false;
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  postMessage(request: EngineRequest) {
    this.received.push(request);
  }
  terminate() {
    this.ended = true;
  }
  send(reply: EngineReply) {
    this.onmessage?.({ data: reply } as MessageEvent<EngineReply>);
  }
  last(job: EngineRequest["job"]): { readonly id: number; readonly input?: unknown } {
    const request = this.received.findLast((received) => received.job === job);
    if (!request) throw new Error(`no ${job} was requested`);
    return request;
  }
}

const texts = (plan: string): PlannerYaml => ({ masters: "", plan });

const plannerOf = (revision: number): Planner => ({
  revision,
  title: "Planner",
  pages: 3,
  links: 2,
  size: { width: 1, height: 1 },
  device: undefined,
  language: "en",
  outline: [],
  runs: [],
  initialPage: 1,
});

const compiled = (id: number): EngineReply => ({
  type: "done",
  id,
  result: { diagnostics: [], planner: plannerOf(id) },
});

const drawing: PageDrawing = { page: 2, label: "", svg: "<svg/>", faces: [], fonts: [], size: { width: 1, height: 1 } };

function anEngine() {
  const threads: FakeWorker[] = [];
  const client = new EngineClient(() => {
    threads.push(new FakeWorker());
    return newest();
  });
  const newest = () => {
    const thread = threads.at(-1);
    if (!thread) throw new Error("no worker was started");
    return thread;
  };
  const compile = async (plan: string) => {
    const outcome = client.compile(texts(plan));
    newest().send(compiled(newest().last("compile").id));
    return outcome;
  };
  return { client, threads, newest, compile };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("compile", () => {
  it("runs one at a time and keeps only the newest waiting one", async () => {
    const { client, newest } = anEngine();
    const [first, second, third] = ["1", "2", "3"].map((plan) => client.compile(texts(plan)));
    expect(newest().received).toHaveLength(1);
    expect(await second).toEqual({ status: "superseded" });
    newest().send(compiled(newest().last("compile").id));
    expect(await first).toMatchObject({ status: "compiled" });
    expect(newest().last("compile").input).toEqual(texts("3"));
    newest().send(compiled(newest().last("compile").id));
    expect(await third).toMatchObject({ status: "compiled" });
  });

  it("terminates the worker on a timeout and starts a new one", async () => {
    const { client, threads, newest, compile } = anEngine();
    const endless = client.compile(texts("endless"));
    vi.advanceTimersByTime(10 * timeLimits.compile);
    expect(threads[0]?.ended, "loading the engine is not compiling").toBe(false);
    newest().send({ type: "started", id: newest().last("compile").id });
    vi.advanceTimersByTime(timeLimits.compile);
    expect(await endless).toEqual({ status: "failed", message: formatMessage(compileStopped(20)) });
    expect(threads[0]?.ended).toBe(true);
    expect(await compile("short")).toMatchObject({ status: "compiled" });
    expect(threads).toHaveLength(2);
  });

  it("cancels the running and the waiting compile", async () => {
    const { client, threads } = anEngine();
    const outcomes = ["1", "2"].map((plan) => client.compile(texts(plan)));
    client.cancelCompile();
    expect(await Promise.all(outcomes)).toEqual([{ status: "cancelled" }, { status: "cancelled" }]);
    expect(threads[0]?.ended).toBe(true);
  });

  it("reports errors of the engine", async () => {
    const { client, newest } = anEngine();
    const outcome = client.compile(texts("1"));
    newest().send({ type: "failed", id: newest().last("compile").id, message: { text: "No devices." } });
    expect(await outcome).toEqual({ status: "failed", message: "No devices." });
  });

  it("reports a crashed worker", async () => {
    const { client, newest } = anEngine();
    const outcome = client.compile(texts("1"));
    newest().onerror?.({} as ErrorEvent);
    expect(await outcome).toEqual({ status: "failed", message: engineStopped.text });
  });
});

describe("page", () => {
  it("is requested again from a new worker, which first compiles the last planner", async () => {
    const { client, threads, newest, compile } = anEngine();
    await compile("good");
    const { revision } = plannerOf(newest().last("compile").id);
    const page = client.page(plannerOf(revision), 2);
    void client.compile(texts("endless"));
    client.cancelCompile();
    expect(threads).toHaveLength(2);
    expect(newest().received[0]).toEqual({ job: "compile", id: revision, input: texts("good") });
    expect(newest().received[1]).toMatchObject({ job: "drawPage", input: { revision, page: 2 } });
    newest().send({ type: "done", id: newest().last("drawPage").id, result: drawing });
    expect(await page).toBe(drawing);
  });

  it("is undefined after dispose", async () => {
    const { client, threads, newest, compile } = anEngine();
    await compile("good");
    const page = client.page(plannerOf(newest().last("compile").id), 2);
    client.dispose();
    expect(await page).toBeUndefined();
    expect(threads).toHaveLength(1);
  });
});

describe("pdf", () => {
  async function making() {
    const engine = anEngine();
    await engine.compile("good");
    const abort = new AbortController();
    const progress: number[] = [];
    const planner = plannerOf(engine.newest().last("compile").id);
    const outcome = engine.client.pdf(planner, abort.signal, (pages) => progress.push(pages));
    const { id } = engine.newest().last("makePdf");
    return { ...engine, abort, progress, outcome, id };
  }

  it("reports its progress and returns the file", async () => {
    const { newest, progress, outcome, id } = await making();
    for (const pages of [0, 1, 3]) newest().send({ type: "progress", id, pages, total: 3 });
    const file = new Blob(["%PDF"]);
    newest().send({ type: "done", id, result: file });
    expect(await outcome).toEqual({ status: "made", file });
    expect(progress).toEqual([0, 1, 3]);
  });

  it("is cancelled without ending the worker", async () => {
    const { newest, threads, abort, outcome, id } = await making();
    abort.abort();
    expect(newest().last("cancel").id).toBe(id);
    newest().send({ type: "done", id, result: undefined });
    expect(await outcome).toEqual({ status: "cancelled" });
    expect(threads).toHaveLength(1);
  });

  it("times out without progress, but not while it makes progress", async () => {
    const { newest, outcome, id } = await making();
    for (const pages of [1, 2, 3]) {
      vi.advanceTimersByTime(timeLimits.pdfSilence - 1);
      newest().send({ type: "progress", id, pages, total: 3 });
    }
    vi.advanceTimersByTime(timeLimits.pdfSilence);
    expect(await outcome).toEqual({ status: "failed", message: formatMessage(pdfStopped(30)) });
  });
});
