import { countedMessage, type Message, message } from "@octavo/foundation";
import type { Size } from "../primitives/geometry.ts";

const pointsToMillimetres = 25.4 / 72;

const tenths = (value: number) => Math.round(value * 10) / 10;
const hundredths = (value: number) => Math.round(value * 100) / 100;
const mm = (points: number) => tenths(points * pointsToMillimetres);
/** @public `EngineText` reads its text. */
export const length = (points: number) => message("{mm} mm ({pt} pt)", { mm: mm(points), pt: tenths(points) });
/** @public `EngineText` reads its text. */
export const fineLength = (points: number) =>
  message("{pt} pt ({mm} mm)", { pt: hundredths(points), mm: hundredths(points * pointsToMillimetres) });
/** @public `EngineText` reads its text. */
export const area = ({ width, height }: Size) =>
  message("{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)", {
    width: mm(width),
    height: mm(height),
    widthInPoints: tenths(width),
    heightInPoints: tenths(height),
  });

/** Edges of the screen that a toolbar can cover. */
const edges = { left: message("left"), right: message("right"), top: message("top"), bottom: message("bottom") };
/** @public `EngineText` reads their texts. */
export const { left, right, top, bottom } = edges;

export const textTooSmall = (size: number, least: number) =>
  message("Type of {size} pt ({mm} mm) on the device is hard to read: {least} pt is the least", {
    size: tenths(size),
    mm: mm(size),
    least: tenths(least),
  });
export const strokeTooThin = (width: number, least: number) =>
  message("Rules of {size} on the device come out grey or not at all: {least} is the least", {
    size: fineLength(width),
    least: fineLength(least),
  });
export const textTooSmallInPrint = (size: number, least: number) =>
  message("Type of {size} pt ({mm} mm) in print is hard to read: {least} pt is the least", {
    size: tenths(size),
    mm: mm(size),
    least: tenths(least),
  });
export const strokeTooThinInPrint = (width: number, least: number) =>
  message("Rules of {size} in print can break up or vanish: {least} is the least", {
    size: fineLength(width),
    least: fineLength(least),
  });
export const touchTargetTooSmall = (count: number, smallest: Size, least: number) =>
  countedMessage(
    count,
    "The link is only {size} on the device: a fingertip needs {least} each way",
    "{count} links are as small as {size} on the device: a fingertip needs {least} each way",
    { size: area(smallest), least: length(least) },
  );
export const linkUnderToolbar = (count: number, edge: keyof typeof edges, width: number) =>
  countedMessage(
    count,
    "The link lies under the device's toolbar, which covers {size} at the {edge}",
    "{count} links lie under the device's toolbar, which covers {size} at the {edge}",
    { size: length(width), edge: edges[edge] },
  );
export const outsidePage = message("The widget lies outside the page, so it is not visible");
export const offPage = (beyond: number) =>
  message("The widget extends beyond the page by {size}", { size: length(beyond) });
export const inMargin = (beyond: number) =>
  message("The widget reaches {size} into the page's margin", { size: length(beyond) });
/** @public `EngineText` reads its text. */
export const widget = (type: string, id: string) => message("{type} ({id})", { type: { text: type }, id });
/** @public `EngineText` reads its text. */
export const widgetWithText = (type: string, text: string) =>
  message("{type} “{text}”", { type: { text: type }, text });
export const overlappingLinks = (count: number, other: Message) =>
  countedMessage(
    count,
    "A link overlaps a link that leads elsewhere: {other}",
    "{count} links overlap links that lead elsewhere: {other}",
    { other },
  );
export const overlappingTexts = (count: number, other: Message) =>
  countedMessage(count, "A text lies on a text of {other}", "{count} texts lie on texts of {other}", { other });
export const invisibleColor = (color: string, greys: number) =>
  message("{color} is white on a screen of {greys} gray levels, so it is invisible", { color, greys });
export const lowContrastColor = (color: string, steps: number, greys: number) =>
  countedMessage(
    steps,
    "{color} is hardly visible on the device: it is only one of its {greys} gray levels darker than white",
    "{color} is hardly visible on the device: it is only {count} of its {greys} gray levels darker than white",
    { color, greys },
  );
export const colorOnGrey = (color: string, grey: string) =>
  message("The device has no colors: {color} is shown as {grey}", { color, grey });

export const useTypeSize = (size: number) => message("Set in {size} pt", { size: tenths(size) });
export const useFont = (font: string) => message("Set in {font}", { font });
export const useStrokeWidth = (width: number) => message("Draw with {size} pt", { size: hundredths(width) });
export const enlarge = ({ width, height }: Size) =>
  message("Enlarge to {width} × {height} pt", { width: tenths(width), height: tenths(height) });
export const moveOntoPage = message("Move onto the page");
export const shrinkToPage = message("Cut down to the page");
export const moveFromToolbar = message("Move clear of the toolbar");
export const shrinkFromToolbar = message("Make narrower than the toolbar leaves room");
export const moveFromMargin = message("Move out of the margin");
export const useColor = (color: string) => message("Use {color}", { color });
