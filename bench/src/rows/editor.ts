import type { Request } from "playwright-core";
import { BusyEditor } from "../browser/busy-editor.ts";
import { type Gesture, gestures } from "../browser/gestures.ts";
import { MainThread } from "../browser/main-thread.ts";
import { withStudio } from "../browser/studio-browser.ts";
import { median } from "../measure.ts";
import { type Effort, measured, milliseconds, type Row } from "../row.ts";
import { withServer } from "../server/running-server.ts";
import { widgetsOnPage } from "../workload/busy-page.ts";

/** Frames per gesture, at 60 frames per second. */
const frames = 60;
const mostPerFrame = 8;
const mostPerSwitch = 100;

interface Bench {
  readonly editor: BusyEditor;
  readonly thread: MainThread;
  readonly rounds: number;
  /** Begins the names of the rows. */
  readonly subject: string;
}

export async function editorRows({ repetitions }: Effort): Promise<readonly Row[]> {
  return withServer(({ origin }) =>
    withStudio(origin, async (studio) => {
      const rows: Row[] = [];
      for (const hasBlocks of [false, true]) {
        const editor = await BusyEditor.open(studio, hasBlocks);
        const thread = await MainThread.of(studio.page);
        const subject = `editor, ${widgetsOnPage} widgets ${hasBlocks ? "in blocks" : "on the page"}`;
        rows.push(...(await rowsOf({ editor, thread, rounds: Math.ceil(repetitions / 2), subject })));
      }
      return rows;
    }),
  );
}

async function rowsOf(bench: Bench): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const requested: string[] = [];
  for (const gesture of gestures)
    rows.push(...(await measured(nameOf(bench, gesture), () => gestureRow(bench, gesture, requested))));
  rows.push(requestRow(bench, requested), ...(await measured(toAnotherPage(bench), () => switchRow(bench))));
  return rows;
}

const nameOf = ({ subject }: Bench, gesture: Gesture) => `${subject}: ${gesture.what}, main thread per frame`;
const toAnotherPage = ({ subject }: Bench) => `${subject}: to another page as full, main thread`;

async function gestureRow(bench: Bench, gesture: Gesture, requested: string[]): Promise<Row> {
  const { editor, rounds } = bench;
  const times: number[] = [];
  const note = (request: Request) => requested.push(`${request.method()} ${request.url()}`);
  for (let round = 0; round < rounds; round++) {
    await gesture.begin(editor);
    editor.page.on("request", note);
    times.push(await perFrame(bench, gesture));
    editor.page.off("request", note);
    await gesture.end(editor);
    await editor.atRest();
  }
  const time = median(times);
  return {
    what: nameOf(bench, gesture),
    other: "≥ 170 ms at 20",
    target: `≤ ${mostPerFrame} ms`,
    ours: milliseconds(time),
    met: time <= mostPerFrame,
    figures: { cpu_ms: time },
  };
}

async function perFrame({ editor, thread }: Bench, gesture: Gesture): Promise<number> {
  const total = await thread.during(async () => {
    for (let frame = 0; frame < frames; frame++) await gesture.frame(editor, frame);
  });
  return total / frames;
}

function requestRow({ subject }: Bench, requested: readonly string[]): Row {
  return {
    what: `${subject}: requests during gestures`,
    other: "16 in one resize",
    target: "none",
    ours: requested.length === 0 ? "none" : `${requested.length}: ${[...new Set(requested)].join(", ")}`,
    met: requested.length === 0,
    figures: { requests: requested.length },
  };
}

async function switchRow(bench: Bench): Promise<Row> {
  const { editor, thread, rounds } = bench;
  const times: number[] = [];
  for (let round = 0; round < 2 * rounds; round++) {
    const key = round % 2 === 0 ? "PageDown" : "PageUp";
    times.push(
      await thread.during(async () => {
        await editor.page.keyboard.press(key);
        await editor.drawn();
      }),
    );
    await editor.atRest();
  }
  const time = median(times);
  return {
    what: toAnotherPage(bench),
    other: "–",
    target: `≤ ${mostPerSwitch} ms`,
    ours: milliseconds(time),
    met: time <= mostPerSwitch,
    figures: { cpu_ms: time },
  };
}
