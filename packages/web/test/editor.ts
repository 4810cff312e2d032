/** The editor as somebody finds it. */
import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import "./found-by.ts";

export const canvas = () => page.css("[data-canvas]");
/** There once the page is painted, and with it all that listens to hands and keys. */
export const listOfWidgets = () => canvas().getByRole("listbox");
/** The widgets of the page, as they are read out. */
const widgets = () => canvas().getByRole("option");
export const option = (name: RegExp) => canvas().getByRole("option", { name });
/** The picture of the page; its text is what is written on it, from the bottom up. */
export const sheet = (name = "page") => canvas().css(`canvas[data-sheet=${name}]`);

export const expectCount = (found: Locator, count: number) =>
  expect.poll(() => found.elements().length, { message: `how many there are of ${found.selector}` }).toBe(count);
export const expectWidgets = (count: number) => expectCount(widgets(), count);
