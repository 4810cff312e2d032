import type { WheelInput } from "@octavo/editor";
import { aTemplate, box, editorDriver } from "@octavo/editor/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { batchWheel } from "./slow-screen.ts";

const showOn = (theme: string) => vi.stubGlobal("document", { documentElement: { dataset: { theme } } });

beforeEach(() => {
  vi.useFakeTimers();
  showOn("eink");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listening() {
  const sent: (readonly string[])[] = [];
  return { sent, turns: batchWheel<string>((all) => sent.push(all)) };
}

it("sends the first wheel input immediately and batches the rest on electronic paper", () => {
  const { sent, turns } = listening();
  turns.send("a");
  expect(sent).toEqual([["a"]]);
  for (const turn of ["b", "c", "d"]) {
    vi.advanceTimersByTime(30);
    turns.send(turn);
  }
  expect(sent).toEqual([["a"]]);
  vi.advanceTimersByTime(35);
  expect(sent).toEqual([["a"], ["b", "c", "d"]]);
  turns.send("e");
  vi.advanceTimersByTime(124);
  expect(sent.length).toBe(2);
  vi.advanceTimersByTime(1);
  expect(sent.at(-1)).toEqual(["e"]);
});

it("sends each wheel input immediately on other screens", () => {
  showOn("light");
  const { sent, turns } = listening();
  for (const turn of ["a", "b", "c"]) turns.send(turn);
  expect(sent).toEqual([["a"], ["b"], ["c"]]);
});

it("sends waiting input before other input, and only once", () => {
  const { sent, turns } = listening();
  turns.send("a");
  turns.send("b");
  turns.flush();
  expect(sent).toEqual([["a"], ["b"]]);
  vi.advanceTimersByTime(1000);
  turns.flush();
  expect(sent.length).toBe(2);
});

it("reaches the same camera with batches as with single inputs", () => {
  const [each, together] = [anEditor(), anEditor()];
  const changed = vi.fn();
  together.subscribe(changed);
  const turns = batchWheel<WheelInput>((all) => together.wheel(...all));
  for (const input of mixed) {
    each.wheel(input);
    turns.send(input);
  }
  vi.advanceTimersByTime(125);
  expect(together.getState().camera).toEqual(each.getState().camera);
  expect(together.getState().camera).not.toEqual(anEditor().getState().camera);
  expect(changed).toHaveBeenCalledTimes(2);
});

const anEditor = () => editorDriver(aTemplate({ pages: [[box("a", 100, 100, 50, 50)]] })).editor;

/** Scrolls, zooms in and out by more and less than a notch, scrolls sideways, and zooms at another point. */
const mixed: readonly WheelInput[] = [
  turned(120, {}),
  turned(-300, { mod: true }),
  turned(-40, { mod: true, screen: { x: 400, y: 300 } }),
  turned(250, { mod: true }),
  turned(80, { shift: true }),
  turned(-60, { deltaX: 25 }),
];

function turned(deltaY: number, more: Partial<WheelInput>): WheelInput {
  return { screen: { x: 200, y: 150 }, deltaX: 0, deltaY, time: 0, shift: false, alt: false, mod: false, ...more };
}
