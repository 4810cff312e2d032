/**
 * Cases that compare screen and paper: every widget in several variants, every face, and every kind of display item.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatMessage, Report } from "@octavo/foundation";
import type { DisplayDocument, DisplayPage, DrawnItem, PathItem, Stroke } from "../../src/display/display-list.ts";
import { rectSegment, roundedRect } from "../../src/display/paths.ts";
import { layoutDocument } from "../../src/layout/layout-document.ts";
import { type CalendarPattern, parseRow } from "../../src/model/date-row.ts";
import type { Template, Widget } from "../../src/model/template.ts";
import { parseMasters } from "../../src/parse/parse-masters.ts";
import { encodePng } from "../../src/picture/encode-png.ts";
import type { PathSegment, Rect, Size } from "../../src/primitives/geometry.ts";
import { faces } from "../../src/typography/faces.ts";
import { widgetDefinitions, widgetTypes } from "../../src/widgets/index.ts";
import { aTemplate, days, world } from "../support/documents.ts";

export interface ParityCase {
  readonly name: string;
  readonly document: DisplayDocument;
}

/** Reads and draws the cases anew on each call. */
export function parityCases(): readonly ParityCase[] {
  return [...widgetCases(), ...displayCases()];
}

export interface ParityDesign {
  readonly name: string;
  /** With a margin at the left and the top. */
  readonly widgets: readonly Widget[];
}

/** The widgets of the cases as in documents. */
function parityDesigns(): readonly ParityDesign[] {
  return [...variedDesigns(), ...newWidgets()];
}

/** Every widget in the variants that are written in cases.yaml, and every face. */
export function variedDesigns(): readonly ParityDesign[] {
  return [...writtenDesigns(), faceDesign()];
}

const room = 10;

/** Throws for a mistake in a case, which would make it equal to another one. */
function widgetCases(): readonly ParityCase[] {
  const report = new Report();
  const cases = parityDesigns().map(({ name, widgets }) => widgetCase(name, widgets, report));
  const written = new Set(writtenDesigns().map(({ name }) => name));
  for (const { name, document } of cases) if (written.has(name)) document.page(1);
  if (report.diagnostics.length > 0) throw new Error(sentences(report));
  return cases;
}

function writtenDesigns(): readonly ParityDesign[] {
  const report = new Report();
  const text = readFileSync(join(import.meta.dirname, "cases.yaml"), "utf8").replaceAll("PICTURE", `"${pictureUri}"`);
  const { masters = [] } = parseMasters(text, report, widgetTypes) ?? {};
  if (report.diagnostics.length > 0) throw new Error(sentences(report));
  return masters;
}

function sentences({ diagnostics }: Report): string {
  return diagnostics.map(({ message, at }) => `${at.widget_id}: ${formatMessage(message)}`).join("\n");
}

/** New widgets, and with each of their presets. */
export function newWidgets(): readonly ParityDesign[] {
  return widgetDefinitions.flatMap(({ type, size, properties, presets = {} }) => {
    const initial = Object.entries(properties).flatMap(([name, property]) =>
      property.initial === undefined ? [] : [[name, property.initial]],
    );
    const fresh = { size, content: "Words", properties: Object.fromEntries(initial) };
    const variants = [
      { label: "new", ...fresh },
      ...Object.values(presets).map(({ label, apply }) => ({ label, ...apply(fresh) })),
    ];
    return variants.map(({ label, size: { width, height }, content, ...rest }) => {
      const widget = { id: "it", type, ...rest, position: { x: room, y: room, width, height } };
      return { name: `${type}: ${label}`, widgets: [content === undefined ? widget : { ...widget, content }] };
    });
  });
}

function faceDesign(): ParityDesign {
  const widgets = faces.map(({ id, name }, i) => ({
    id,
    type: "text_block",
    position: { x: room + (i % 3) * 370, y: room + Math.floor(i / 3) * 16, width: 360, height: 16 },
    content: `${name}: Quartz glyph job vext 0123 źdźbło`,
    styling: { font: name, size: 11 },
  }));
  return { name: "every face", widgets };
}

const calendars: Template["dates"] = [
  [
    "Work",
    "bar",
    ["2026-03-05 09:00-10:30 Standup", "2026-03-05 10:00-12:00 Review of the quarter", "2026-03-05 21:00 Flight"],
  ],
  ["Family", "hatched", ["2026-03-05 Ann | birthday | age 40", "2026-03-05 10:15-11:00 Call", "2026-03-06 Trip | 1/2"]],
  ["Club", "dotted", ["2026-03-05 14:00-15:00 Chess", "2026-03-04 18:00-19:30 Chess", "2026-03-05 Deadline"]],
  ["School", "filled", ["2026-03-02 08:00-13:00 Exam", "2026-03-05 12:30-13:00 Lunch"]],
  ["Others", "outlined", ["2026-03-03 12:00-13:00 Dentist", "2026-03-05 15:00-16:00 Talk"]],
  ["Holidays", "plain", ["2026-03-05 Founders' Day | holiday"]],
].map(([name, pattern, rows]) => ({
  name: name as string,
  style: { pattern: pattern as CalendarPattern, text: pattern === "plain" ? "bold" : "regular" },
  rows: (rows as readonly string[]).flatMap((row) => parseRow(row) ?? []),
}));

function widgetCase(name: string, widgets: readonly Widget[], report = new Report()): ParityCase {
  const template = aTemplate({
    canvas: canvasAround(widgets.map(({ position }) => position)),
    masters: { it: widgets },
    sections: [days],
    calendars,
    page_assignments: [{ page: 1, master_id: "it", context: { section: "days", date: "2026-03-05" } }],
  });
  return { name, document: layoutDocument(template, world, report, "template") };
}

function canvasAround(boxes: readonly Rect[]): Template["canvas"] {
  const width = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + room);
  const height = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + room);
  const { canvas } = aTemplate({});
  return { ...canvas, dimensions: { ...canvas.dimensions, width, height } };
}

/** Display items that widgets draw rarely. */
function displayCases(): readonly ParityCase[] {
  const disc = (x: number, fill: `#${string}`): DrawnItem => ({
    kind: "path",
    segments: roundedRect({ x, y: 10, width: 60, height: 60 }, 30),
    fill,
    stroke: { color: "#000000", width: 6 },
  });
  const line = (y: number, width: number, dash: readonly number[], cap: "butt" | "round"): DrawnItem => ({
    kind: "path",
    segments: [
      ["M", 10, y],
      ["L", 150, y],
    ],
    stroke: { color: "#000000", width, dash, cap },
  });
  const corner: DrawnItem = {
    kind: "path",
    segments: [["M", 20, 20], ["L", 100, 20], ["L", 30, 50], ["C", 40, 90, 120, 90, 140, 30], ["Z"]],
    fill: "#ffcc00",
    stroke: { color: "#000000", width: 4 },
  };
  const corners: readonly PathSegment[] = [
    ["M", 0, 30],
    ["L", 20, 0],
    ["L", 30, 30],
    ["L", 38, 0],
  ];
  const joined = (x: number, y: number, stroke: Partial<Stroke>): DrawnItem => ({
    kind: "path",
    segments: corners.map(([command, dx, dy]) => [command, x + Number(dx), y + Number(dy)] as unknown as PathSegment),
    stroke: { color: "#000000", width: 6, ...stroke },
  });
  const star = (x: number, fillRule: Pick<PathItem, "fillRule">): DrawnItem => ({
    kind: "path",
    segments: [["M", x, 30], ["L", x + 60, 30], ["L", x + 10, 70], ["L", x + 30, 10], ["L", x + 50, 70], ["Z"]],
    fill: "#3366ff",
    stroke: { color: "#000000", width: 2, join: "round" },
    ...fillRule,
  });
  const image = world.image(pictureUri);
  if (!image || "items" in image) throw new Error("the picture cannot be read");
  const picture: DrawnItem = { kind: "image", image, rect: { x: 20, y: 10, width: 120, height: 60 } };
  return [
    displayCase("clipping, one inside the other", [
      {
        kind: "group",
        clip: { x: 20, y: 20, width: 100, height: 40 },
        items: [
          disc(10, "#cccccc"),
          { kind: "group", clip: { x: 60, y: 0, width: 40, height: 50 }, items: [disc(60, "#3366ff")] },
        ],
      },
    ]),
    displayCase("opacity inside opacity, and of a picture", [
      { kind: "path", segments: [rectSegment({ x: 0, y: 30, width: 160, height: 15 })], fill: "#000000" },
      {
        kind: "group",
        opacity: 0.5,
        items: [disc(10, "#ff0000"), { kind: "group", opacity: 0.5, items: [disc(50, "#00ff00")] }],
      },
      { kind: "group", opacity: 0.7, clip: { x: 90, y: 15, width: 40, height: 50 }, items: [picture] },
    ]),
    displayCase("dashes, caps and dots", [
      line(10, 2, [6, 3], "butt"),
      line(20, 4, [8, 8], "round"),
      line(32, 3, [0, 6], "round"),
      line(44, 1, [0, 4], "round"),
      line(56, 1.5, [2, 3], "butt"),
      line(68, 5, [], "round"),
    ]),
    displayCase("sharp corners and curves", [corner]),
    displayCase("joins, limits of miters and square caps", [
      joined(8, 8, {}),
      joined(58, 8, { join: "round" }),
      joined(108, 8, { join: "bevel" }),
      joined(8, 44, { miterLimit: 2 }),
      joined(58, 44, { cap: "square", dash: [12, 12] }),
      joined(108, 44, { cap: "square", join: "bevel" }),
    ]),
    displayCase("a star filled by both rules, opaque and faint", [
      star(10, {}),
      { kind: "group", opacity: 0.5, items: [star(50, { fillRule: "evenodd" })] },
      star(90, { fillRule: "evenodd" }),
    ]),
    displayCase("a picture, stretched", [picture]),
    displayCase("pictures that were taken sideways", [
      { kind: "image", image: { ...image, turns: 1 }, rect: { x: 10, y: 10, width: 40, height: 60 } },
      { kind: "image", image: { ...image, turns: 2 }, rect: { x: 60, y: 20, width: 50, height: 30 } },
      { kind: "image", image: { ...image, turns: 3 }, rect: { x: 120, y: 10, width: 30, height: 60 } },
    ]),
  ];
}

function displayCase(name: string, items: readonly DrawnItem[], size: Size = { width: 160, height: 80 }): ParityCase {
  const page: DisplayPage = {
    number: 1,
    identity: "page/1",
    writing: [],
    label: "",
    size,
    background: "#f7f7ee",
    layers: [{ items, shared: true }],
    links: [],
  };
  const information = { title: name, subject: "", author: "", language: "en" };
  return {
    name,
    document: {
      information,
      pageCount: 1,
      page: () => page,
      pageIdentity: () => "page/1",
      pageLabel: () => "",
      destinations: [],
      outline: [],
      digits: (text) => text,
      glyphOutline: () => undefined,
    },
  };
}

/** Smooth, so that the interpolation of programs does not matter. */
const pictureUri = softPicture(120, 90);

function softPicture(width: number, height: number): string {
  const bytes = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    const [across, down] = [(pixel % width) / width, Math.floor(pixel / width) / height];
    return 255 * ([across, down, 1 - across][i % 3] ?? 0);
  });
  return `data:image/png;base64,${Buffer.from(encodePng({ width, height, components: 3, bytes })).toString("base64")}`;
}
