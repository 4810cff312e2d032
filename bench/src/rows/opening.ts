import type { Mark } from "../browser/page-trace.ts";
import { type PlainBrowser, withPlainBrowser } from "../browser/plain-browser.ts";
import { median } from "../measure.ts";
import { type Effort, measured, milliseconds, type Row } from "../row.ts";
import { withServer } from "../server/running-server.ts";
import { StudioUser } from "../server/studio-user.ts";
import { createBusyTemplate, textsOnPage, widgetsOnPage } from "../workload/busy-page.ts";

/** Throttling factor for the main thread of a slow device. */
const slowProcessor = 4;
const mostToPaint = 1500;

/** In milliseconds: the wait for a page on an idle machine, and then on a busy one. */
const openingWaits = [6000, 30_000] as const;

/**
 * Marks the frames in which toolbar and page, and then all texts, are painted. Uses a high-priority task, because a timer
 * would wait for other work of the editor.
 */
const watchOpening = `(() => {
  const wanted = {
    shown: () => document.querySelector("[role=toolbar]") && document.querySelector("[data-sheet=page]"),
    whole: () => document.querySelector("[data-sheet=page]")?.textContent.split("\\n").length >= ${textsOnPage},
  };
  const look = () => {
    for (const [name, isThere] of Object.entries(wanted)) {
      if (!isThere()) continue;
      delete wanted[name];
      scheduler.postTask(() => performance.mark(name), { priority: "user-blocking" });
    }
    if (Object.keys(wanted).length > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

interface Opening {
  /** The editor is visible and usable, although the page is incomplete. */
  readonly shown: Mark;
  /** The whole page is painted. */
  readonly whole: Mark;
}

export async function openingRows({ repetitions }: Effort): Promise<readonly Row[]> {
  const what = `editor, ${widgetsOnPage} widgets on the page: opened on a processor ${slowProcessor} times slower`;
  const mainThread = `${what}, main thread until the editor is there`;
  const byTheClock = `${what}, the same by the clock`;
  const wholePage = `${what}, by the clock until all of the page is there`;
  return measured([mainThread, byTheClock, wholePage], () =>
    measureRows(repetitions, mainThread, byTheClock, wholePage),
  );
}

async function measureRows(
  repetitions: number,
  mainThread: string,
  byTheClock: string,
  wholePage: string,
): Promise<readonly Row[]> {
  const openings = await withServer(({ origin }) =>
    withPlainBrowser((browser) => opened(browser, origin, repetitions)),
  );
  const shown = openings.map((opening) => opening.shown);
  const whole = median(openings.map((opening) => opening.whole.at));
  return [
    { ...rowOf(shown.map(({ busy }) => busy)), what: mainThread },
    { ...rowOf(shown.map(({ at }) => at)), what: byTheClock },
    { what: wholePage, other: "–", target: "–", ours: milliseconds(whole), figures: { wall_ms: whole } },
  ];
}

function rowOf(times: readonly number[]): Omit<Row, "what"> {
  const time = median(times);
  return {
    other: "–",
    target: `≤ ${mostToPaint} ms`,
    ours: milliseconds(time),
    met: time <= mostToPaint,
    figures: { ms: time },
  };
}

async function opened(browser: PlainBrowser, origin: string, rounds: number): Promise<readonly Opening[]> {
  const user = await StudioUser.register(origin);
  const address = origin + (await createBusyTemplate(user));
  await signIn(browser, origin, user);
  await open(browser, address, 1);
  const openings: Opening[] = [];
  for (let round = 0; round < rounds; round++) openings.push(await open(browser, address, slowProcessor));
  return openings;
}

async function signIn(browser: PlainBrowser, origin: string, { token }: StudioUser): Promise<void> {
  const before = `localStorage.setItem("octavo_access_token", ${JSON.stringify(token)})`;
  await browser.visit({ address: `${origin}/tutorial`, before, slowdown: 1, stay: 1000 });
}

async function open(browser: PlainBrowser, address: string, slowdown: number): Promise<Opening> {
  for (const stay of openingWaits) {
    const marks = await browser.visit({ address, before: watchOpening, slowdown, stay });
    const [shown, whole] = [marks.get("shown"), marks.get("whole")];
    if (shown && whole) return { shown, whole };
  }
  throw new Error(`The page was not drawn in ${openingWaits.at(-1)} ms.`);
}
