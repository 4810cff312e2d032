/** Weeks of meals, lessons and sessions show the events of their days, each beside its own day. */
import { compile, type DisplayPage, type TextItem } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { defaultChoices } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { starters } from "../src/planners/index.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld("de");
const dates = [{ name: "Own", rows: "2026-09-15 Zahnarzt\n2026-09-17 to 2026-09-18 Messe\n" }];

/** The page of the week from 14 to 20 September. */
function week(id: string, device: string, landscape: boolean, layouts: Readonly<Record<string, string>>, own = dates) {
  const starter = starters.find((one) => one.id === id);
  if (!starter) throw new Error(`There is no starter ${id}.`);
  const defaults = defaultChoices(starter, { device, year: 2026, locale: "de" });
  const choices = { ...defaults, from: "2026-09-01", to: "2026-09-30", landscape, layouts };
  const made = createPlanner(starter, choices, drawingWorld, own);
  const { document, diagnostics } = compile(made.masters, made.plan, world, { lint: true });
  const pages = Array.from({ length: document?.pageCount ?? 0 }, (_, i) => i + 1);
  const page = pages.find((number) => document?.pageIdentity(number).endsWith("/2026-W38"));
  if (!document || page === undefined) throw new Error("The planner has no such week.");
  return { page: document.page(page), messages: diagnostics.map(({ message }) => formatMessage(message)) };
}

function textsOf({ layers }: DisplayPage): readonly TextItem[] {
  return layers.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "group" ? item.items : [item])).filter((item) => item.kind === "text"),
  );
}

const cases = ["household", "teacher", "training"].flatMap((id) =>
  ["remarkable-2", "boox-palma-2", "kobo-clara-colour", "bigme-b13"].flatMap((device) =>
    [false, true].flatMap((landscape) => ["rows", "columns"].map((layout) => [id, device, landscape, layout] as const)),
  ),
);

test.each(sampled(cases, 3, 0))(
  "the week of %s on %s (landscape: %s, %s) has events at their days",
  (id, device, landscape, layout) => {
    const { page, messages } = week(id, device, landscape, { "week-days": layout });
    const found = textsOf(page);
    const labels = found.flatMap((item) => {
      const number = /(?:^|\s)(1[4-9]|20)\.?$/.exec(item.text)?.[1];
      return number === undefined ? [] : [{ number, item }];
    });
    const days = new Map(labels.map(({ number, item }) => [number, item]));
    const areRows = new Set([...days.values()].map(({ x }) => Math.round(x / 20))).size < 3;
    const nearest = (name: RegExp) => {
      const [event] = found.filter(({ text }) => name.test(text));
      const away = ({ x, y }: TextItem) => (event ? Math.abs(areRows ? event.y - y : event.x - x) : 0);
      return event && [...days].toSorted(([, a], [, b]) => away(a) - away(b))[0]?.[0];
    };
    expect([nearest(/^Zah/), nearest(/^Mes/)]).toEqual(["15", "17"]);
    expect(messages).toEqual([]);
  },
);

test.each(["remarkable-2", "kobo-clara-colour", "kindle-scribe"])(
  "a vacation over the end of a week on %s is a link of a fingertip's height in columns",
  (device) => {
    const vacation = [{ name: "Own", rows: "2026-09-10 to 2026-09-20 Urlaub\n" }];
    const { page, messages } = week("weekly", device, false, { week: "columns" }, vacation);
    expect(textsOf(page).map(({ text }) => text)).toContainEqual(expect.stringMatching(/^(?:… )?Urlaub$/));
    expect(messages).toEqual([]);
  },
);
