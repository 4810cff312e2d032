/** Messages of the lint. Lengths are as shown on the device. */

import type { Size } from "../foundation/geometry.ts";

const pointsToMillimetres = 25.4 / 72;

const tenths = (value: number) => String(Math.round(value * 10) / 10);
const hundredths = (value: number) => String(Math.round(value * 100) / 100);
const mm = (points: number) => tenths(points * pointsToMillimetres);
const length = (points: number) => `${mm(points)} mm (${tenths(points)} pt)`;
const fineLength = (points: number) => `${hundredths(points)} pt (${hundredths(points * pointsToMillimetres)} mm)`;
const area = ({ width, height }: Size) => `${mm(width)} × ${mm(height)} mm (${tenths(width)} × ${tenths(height)} pt)`;

export const textTooSmall = (size: number, least: number) =>
  `Type of ${tenths(size)} pt (${mm(size)} mm) on the device is hard to read: ${tenths(least)} pt is the least`;
export const strokeTooThin = (width: number, least: number) =>
  `Rules of ${fineLength(width)} on the device come out grey or not at all: ${fineLength(least)} is the least`;
export const touchTargetTooSmall = (count: number, smallest: Size, least: number) =>
  `${count === 1 ? "The link is only" : `${count} links are as small as`} ${area(smallest)} on the device: a fingertip needs ${length(least)} each way`;
export const linkUnderToolbar = (count: number, edge: string, width: number) =>
  `${count === 1 ? "The link lies" : `${count} links lie`} under the device's toolbar, which covers ${length(width)} at the ${edge}`;
export const outsidePage = "The widget lies outside the page, so nothing of it is seen";
export const offPage = (beyond: number) => `The widget sticks out of the page by ${length(beyond)}`;
export const inMargin = (beyond: number) => `The widget reaches ${length(beyond)} into the page's margin`;
export const overlappingLinks = (count: number, other: string) =>
  `${count === 1 ? "A link overlaps one" : `${count} links overlap those`} of widget ${other} that leads elsewhere`;
export const invisibleColor = (color: string, greys: number) =>
  `${color} is white on a screen of ${greys} greys, so it is not seen`;
export const lowContrastColor = (color: string, steps: number, greys: number) =>
  `${color} hardly shows on the device: of its ${greys} greys it is only ${steps === 1 ? "one" : steps} away from white`;
export const colorOnGrey = (color: string, grey: string) => `The device has no colors: ${color} is shown as ${grey}`;

export const useTypeSize = (size: number) => `Set in ${tenths(size)} pt`;
export const useStrokeWidth = (width: number) => `Draw with ${hundredths(width)} pt`;
export const enlarge = ({ width, height }: Size) => `Enlarge to ${tenths(width)} × ${tenths(height)} pt`;
export const moveOntoPage = "Move onto the page";
export const shrinkToPage = "Cut down to the page";
export const moveFromToolbar = "Move clear of the toolbar";
export const shrinkFromToolbar = "Make narrower than the toolbar leaves room";
export const moveFromMargin = "Move out of the margin";
export const useColor = (color: string) => `Use ${color}`;
