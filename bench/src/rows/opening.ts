import type { Mark } from "../browser/page-trace.ts";
import { type PlainBrowser, type Visit, withPlainBrowser } from "../browser/plain-browser.ts";
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

/** Toolbar and page of the editor, and then all texts. */
const editorStages = `{
  shown: () => document.querySelector("[role=toolbar]") && document.querySelector("[data-sheet=page]"),
  whole: () => document.querySelector("[data-sheet=page]")?.textContent.split("\\n").length >= ${textsOnPage},
}`;

/** The bar of the project screen, and then the first page of its planner. */
const projectStages = `{
  shown: () => document.querySelector("[role=tab]"),
  whole: () => document.querySelector(".planner-page svg :is(path, text, use)"),
}`;

/**
 * Marks the frames in which the stages are painted. Uses a high-priority task, because a timer would wait for other
 * work of the screen.
 */
const watchOpening = (stages: string) => `(() => {
  const wanted = ${stages};
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
  /** The screen is visible and usable, although its page is incomplete. */
  readonly shown: Mark;
  /** The whole page is painted. */
  readonly whole: Mark;
}

interface Screen {
  /** Creates what the screen shows, and returns its address. */
  readonly create: (user: StudioUser) => Promise<string>;
  readonly stages: string;
}

const busyEditor: Screen = { create: createBusyTemplate, stages: editorStages };

const projectScreen: Screen = {
  create: async (user) => `/projects/${await user.createPlanner()}`,
  stages: projectStages,
};

export async function openingRows({ repetitions }: Effort): Promise<readonly Row[]> {
  const slowed = `opened on a processor ${slowProcessor} times slower`;
  const editor = `editor, ${widgetsOnPage} widgets on the page: ${slowed}`;
  const project = `project of 478 pages: ${slowed}`;
  const names = {
    mainThread: `${editor}, main thread until the editor is there`,
    byTheClock: `${editor}, the same by the clock`,
    wholePage: `${editor}, by the clock until all of the page is there`,
    projectThread: `${project}, main thread until the first page is there`,
    projectPage: `${project}, the same by the clock`,
  };
  return measured(Object.values(names), () => measureRows(repetitions, names));
}

type RowNames = Readonly<Record<"mainThread" | "byTheClock" | "wholePage" | "projectThread" | "projectPage", string>>;

async function measureRows(repetitions: number, names: RowNames): Promise<readonly Row[]> {
  const [editor, project] = await withServer(({ origin }) =>
    withPlainBrowser(async (browser) => [
      await opened(browser, origin, busyEditor, repetitions),
      await opened(browser, origin, projectScreen, repetitions),
    ]),
  );
  const shown = editor.map((opening) => opening.shown);
  return [
    { ...rowOf(shown.map(({ busy }) => busy)), what: names.mainThread },
    { ...rowOf(shown.map(({ at }) => at)), what: names.byTheClock },
    { ...withoutTarget(editor.map(({ whole }) => whole.at)), what: names.wholePage },
    { ...withoutTarget(project.map(({ whole }) => whole.busy)), what: names.projectThread },
    { ...withoutTarget(project.map(({ whole }) => whole.at)), what: names.projectPage },
  ];
}

function withoutTarget(times: readonly number[]): Omit<Row, "what"> {
  const time = median(times);
  return { other: "–", target: "–", ours: milliseconds(time), figures: { wall_ms: time } };
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

async function opened(
  browser: PlainBrowser,
  origin: string,
  { create, stages }: Screen,
  rounds: number,
): Promise<readonly Opening[]> {
  const user = await StudioUser.register(origin);
  const address = origin + (await create(user));
  const before = watchOpening(stages);
  await signIn(browser, origin, user);
  await open(browser, { address, before, slowdown: 1 });
  const openings: Opening[] = [];
  for (let round = 0; round < rounds; round++)
    openings.push(await open(browser, { address, before, slowdown: slowProcessor }));
  return openings;
}

async function signIn(browser: PlainBrowser, origin: string, { token }: StudioUser): Promise<void> {
  const before = `localStorage.setItem("octavo_access_token", ${JSON.stringify(token)})`;
  await browser.visit({ address: `${origin}/tutorial`, before, slowdown: 1, stay: 1000 });
}

async function open(browser: PlainBrowser, visit: Omit<Visit, "stay">): Promise<Opening> {
  for (const stay of openingWaits) {
    const marks = await browser.visit({ ...visit, stay });
    const [shown, whole] = [marks.get("shown"), marks.get("whole")];
    if (shown && whole) return { shown, whole };
  }
  throw new Error(`The page was not drawn in ${openingWaits.at(-1)} ms.`);
}
