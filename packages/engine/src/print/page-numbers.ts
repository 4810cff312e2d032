/** Numbers on printed pages, and at links the number of their target: what a reader of paper follows. */
import type { DisplayPage, Layer, LinkItem, TextItem } from "../display/display-list.ts";
import { type Color, luminance, rgb, white } from "../primitives/color.ts";
import type { Rect, Size } from "../primitives/geometry.ts";
import type { FaceId, FontLibrary } from "../typography/font.ts";
import { runWidth, shapeRuns } from "../typography/measure-text.ts";
import { fall, Occupied, overlap, type PageInk, rise, type TextBox } from "./occupied.ts";
import type { Edge } from "./place-pages.ts";

export interface PageNumbering {
  /** "p. {page}" in the language of the planner. */
  readonly reference: string;
  readonly isRightToLeft: boolean;
  /** Writes the digits of a text as the planner does. */
  readonly digits: (text: string) => string;
  /** Number of a page of the document in the print. */
  readonly numberOf: (page: number) => number | undefined;
  /** Edge at which the number of a page is. */
  readonly outerEdge: (page: number) => Edge;
}

const numberColor: Color = "#333333";
const face = "IBM Plex Sans Condensed";
const folioFace = "IBM Plex Sans";

/** Distance between a text and the number behind it, and around numbers. */
const gap = 2.5;
const clearance = 0.4;

type Form = "full" | "arrow" | "number";

/** From the clearest to the shortest. The first with room is used. */
const attempts: readonly (readonly [Form, size: number])[] = [
  ["full", 7],
  ["full", 6],
  ["full", 5.2],
  ["arrow", 6],
  ["arrow", 5.2],
  ["number", 5.5],
  ["number", 5],
];

export class PageNumbers {
  readonly #fonts: FontLibrary;
  readonly #numbering: PageNumbering;
  readonly #occupied: Occupied;
  readonly #face: FaceId;
  readonly #folioFace: FaceId;

  constructor(fonts: FontLibrary, numbering: PageNumbering) {
    this.#fonts = fonts;
    this.#numbering = numbering;
    this.#occupied = new Occupied(fonts);
    const usual = fonts.families[0]?.faces[0]?.id ?? "";
    this.#face = fonts.resolve(face) ?? usual;
    this.#folioFace = fonts.resolve(folioFace) ?? usual;
  }

  /** Adds a layer with the numbers of the page. */
  addTo(page: DisplayPage): DisplayPage {
    const ink = this.#occupied.of(page);
    // The number of the page comes first: without it, references to it lead nowhere.
    const items = [...this.#folio(page, ink), ...this.#references(page, ink)];
    const layer: Layer = { items, shared: false };
    return { ...page, layers: [...page.layers, layer] };
  }

  #references(page: DisplayPage, ink: PageInk): readonly TextItem[] {
    const named: { readonly number: number; readonly rect: Rect }[] = [];
    return page.links.flatMap((link): readonly TextItem[] => {
      const number = this.#targetOf(link, page);
      if (number === undefined || named.some((other) => other.number === number && overlap(other.rect, link.rect)))
        return [];
      const items = this.#reference(number, link, page, ink);
      if (items.length > 0) named.push({ number, rect: link.rect });
      return items;
    });
  }

  #targetOf({ target }: LinkItem, { number }: DisplayPage): number | undefined {
    return target.to === "page" && target.page !== number ? this.#numbering.numberOf(target.page) : undefined;
  }

  #reference(number: number, { rect }: LinkItem, page: DisplayPage, ink: PageInk): readonly TextItem[] {
    const texts = ink.textsIn(rect);
    const others = page.links.filter((link) => link.rect !== rect).map((link) => link.rect);
    for (const [form, size] of attempts) {
      const text = this.#textOf(form, number);
      const width = this.#widthOf(text, this.#face, size);
      const behind = this.#placeBehind(rect, texts, width, size);
      const isOpen = within(insideOf(page.size), behind) && !others.some((other) => overlap(other, behind));
      const inside = this.#placesInside(rect, width, size).filter((place) => within(rect, place));
      const found = [...(isOpen ? [behind] : []), ...inside].find((place) => ink.isFree(grown(place)));
      if (found) return this.#set(text, this.#face, size, found, page, ink);
    }
    return [];
  }

  #textOf(form: Form, number: number): string {
    const { isRightToLeft, reference } = this.#numbering;
    const page = this.#written(number);
    if (form === "number") return page;
    return `${isRightToLeft ? "←" : "→"} ${form === "full" ? reference.replace("{page}", page) : page}`;
  }

  #written(number: number): string {
    return this.#numbering.digits(String(number));
  }

  /** Corners of the link, and the middle of its lower edge. */
  #placesInside(rect: Rect, width: number, size: number): readonly Rect[] {
    const [left, right] = [rect.x + 1, rect.x + rect.width - width - 1];
    const [top, bottom] = [rect.y + 0.8, rect.y + rect.height - size - 0.3];
    const [start, end] = this.#numbering.isRightToLeft ? [right, left] : [left, right];
    const corners = [
      [end, bottom],
      [end, top],
      [rect.x + (rect.width - width) / 2, bottom],
      [start, bottom],
      [start, top],
    ] as const;
    return corners.map(([x, y]) => ({ x, y, width, height: size }));
  }

  /** Behind the first line of the link, also where the line goes on outside of it. Without text, in the middle. */
  #placeBehind(rect: Rect, texts: readonly TextBox[], width: number, size: number): Rect {
    const last = this.#lastText(texts);
    if (last) return this.#beside(last, width, size);
    const y = rect.y + (rect.height - size) / 2;
    if (width < rect.width) return { x: rect.x + (rect.width - width) / 2, y, width, height: size };
    return {
      x: this.#numbering.isRightToLeft ? rect.x - gap - width : rect.x + rect.width + gap,
      y,
      width,
      height: size,
    };
  }

  /** The end of the first line: the heading of a month, not one of its days. */
  #lastText(texts: readonly TextBox[]): TextBox | undefined {
    const end = ({ rect }: TextBox) => (this.#numbering.isRightToLeft ? -rect.x : rect.x + rect.width);
    const first = Math.min(...texts.map(({ baseline }) => baseline));
    return texts.filter(({ baseline }) => baseline < first + 1).toSorted((a, b) => end(b) - end(a))[0];
  }

  #beside({ rect, baseline }: TextBox, width: number, size: number): Rect {
    const x = this.#numbering.isRightToLeft ? rect.x - gap - width : rect.x + rect.width + gap;
    return { x, y: baseline - rise * size, width, height: size };
  }

  /** In a lower corner if it is free, else where there is room. */
  #folio(page: DisplayPage, ink: PageInk): readonly TextItem[] {
    const number = this.#numbering.numberOf(page.number);
    if (number === undefined) return [];
    const text = this.#written(number);
    for (const size of [8, 7, 6]) {
      const places = this.#folioPlaces(page, this.#widthOf(text, this.#folioFace, size), size);
      const found = places.find((place) => ink.isFree(grown(place)));
      if (found) return this.#set(text, this.#folioFace, size, found, page, ink);
    }
    const [corner] = this.#folioPlaces(page, this.#widthOf(text, this.#folioFace, 6), 6);
    return corner ? this.#set(text, this.#folioFace, 6, corner, page, ink) : [];
  }

  #folioPlaces({ number, size: { width, height } }: DisplayPage, length: number, size: number): readonly Rect[] {
    const inward = Math.min(18, width / 12);
    const rectAt = (x: number, y: number): Rect => ({ x, y, width: length, height: size });
    const outer = this.#numbering.outerEdge(number) === "right" ? width - inward - length : inward;
    const inner = width - length - outer;
    const rows = [height - 9 - size, height - 5 - size, 6];
    return rows.flatMap((y) => [rectAt(outer, y), rectAt((width - length) / 2, y), rectAt(inner, y)]);
  }

  #widthOf(text: string, of: FaceId, size: number): number {
    return this.#runs(text, of).reduce((sum, run) => sum + runWidth(run, size, this.#fonts), 0);
  }

  #runs(text: string, of: FaceId) {
    const { isRightToLeft } = this.#numbering;
    const isWord = /[^\p{Nd}]/u.test(text);
    return shapeRuns(text, of, this.#fonts, isRightToLeft && isWord ? true : undefined).runs;
  }

  #set(text: string, of: FaceId, size: number, place: Rect, page: DisplayPage, ink: PageInk): readonly TextItem[] {
    ink.add(grown(place));
    const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    const color = colorOn(ink.groundAt(middle.x, middle.y) ?? page.background);
    let { x } = place;
    return this.#runs(text, of).map((run): TextItem => {
      const at = x;
      x += runWidth(run, size, this.#fonts);
      return { kind: "text", ...run, size, color, x: at, y: place.y + rise * size };
    });
  }
}

function colorOn(ground: Color | undefined): Color {
  return ground !== undefined && luminance(...rgb(ground)) < 0.5 ? white : numberColor;
}

const grown = ({ x, y, width, height }: Rect): Rect => ({
  x: x - clearance,
  y: y - clearance,
  width: width + 2 * clearance,
  // Digits have no descenders.
  height: height * (1 - fall / 2) + 2 * clearance,
});

const insideOf = ({ width, height }: Size): Rect => ({ x: 10, y: 10, width: width - 20, height: height - 20 });

const within = (outer: Rect, { x, y, width, height }: Rect): boolean =>
  x >= outer.x &&
  y >= outer.y - 0.5 &&
  x + width <= outer.x + outer.width &&
  y + height <= outer.y + outer.height + 0.5;
