/**
 * Arranges the pages of a new edition so that handwriting in the earlier one stays on its page: pages that were there keep
 * their place in the file, and new pages follow at the end. Handwriting belongs to a page by its number only
 * (docs/decisions/0070).
 */
import type { PlaceholderState } from "../display/display-list.ts";
import type { Manifest, ManifestPage } from "../manifest/manifest.ts";
import type { PageRange, PageWidget, Placeholder, Template } from "../model/template.ts";

/** Printed on blank pages, in the language of the planner if it is known here, else in English. */
const notes: Readonly<Record<string, string>> = {
  en: "no longer in the plan",
  de: "nicht mehr im Plan",
  es: "ya no está en el plan",
  fr: "n’est plus dans le plan",
  pl: "nie ma jej już w planie",
};

const size = 9;

const inset = 24;

/** Pages that the plan no longer makes: drawn as before, blank with a note, or given up. */
export const removedModes = ["keep", "blank", "drop"] as const;
export type RemovedMode = (typeof removedModes)[number];

export interface PlacedPage {
  /** Number of the page in the file. */
  readonly page: number;
  readonly identity: string;
}

export interface Arrangement {
  readonly template: Template;
  /** Pages of the earlier edition that the plan no longer makes, with their numbers in it. */
  readonly removed: readonly PlacedPage[];
  /** New pages, in places that were reserved or given up. */
  readonly filled: readonly PlacedPage[];
  readonly appended: readonly PlacedPage[];
}

/** A page of the new edition, as the plan orders it. */
interface PlannedPage {
  readonly number: number;
  readonly identity: string;
  readonly reserved: boolean;
}

/** `identities` are those of the template's pages, by number. Without `mode`, removed pages are kept as blank pages. */
export function arrangePages(
  template: Template,
  identities: readonly string[],
  { pages: earlier }: Manifest,
  mode: RemovedMode = "blank",
): Arrangement {
  const reserved = new Set(template.placeholders?.map(({ page }) => page));
  const planned = identities
    .map((identity, number): PlannedPage => ({ number, identity, reserved: reserved.has(number) }))
    .slice(1);
  const before = new Map(earlier.map((page, i) => [page.identity, { ...page, page: i + 1 }]));
  const places = new Places(earlier, planned, mode);
  const fresh = planned.filter(({ identity, reserved: isReserved }) => !before.has(identity) && !isReserved);
  const filled: PlacedPage[] = [];
  const appended: PlacedPage[] = [];
  for (const { identity } of fresh) {
    const free = places.fill(identity);
    (free === undefined ? appended : filled).push({ page: free ?? places.append(identity), identity });
  }
  for (const { identity, reserved: isReserved } of planned)
    if (isReserved && !before.has(identity) && !hasSection(earlier, identity)) places.append(identity, "reserved");
  places.cutFreeEnd();
  return { template: placed(template, planned, places), removed: places.removed, filled, appended };
}

/** Section of a page: "notes" of "notes/12". */
export function sectionOf(identity: string): string {
  return identity.split("/", 1)[0] ?? "";
}

/** `+free/12`. No section has such a name. */
function freePlace(page: number): Place {
  return { identity: `+free/${page}`, state: "free" };
}

/** Reserved pages of a section that exists would be at the end, where any page can be appended. */
function hasSection(pages: readonly ManifestPage[], identity: string): boolean {
  const section = sectionOf(identity);
  return pages.some((page) => sectionOf(page.identity) === section);
}

interface Place {
  identity: string;
  state: PlaceholderState | undefined;
}

/** Places in the file of the new edition. */
class Places {
  readonly all: Place[];
  readonly removed: readonly PlacedPage[];
  /** Numbers of the reserved pages of each section, and of free pages under "". In reverse. */
  readonly #room: ReadonlyMap<string, number[]>;

  constructor(earlier: readonly ManifestPage[], planned: readonly PlannedPage[], mode: RemovedMode) {
    const made = new Set(planned.filter(({ reserved }) => !reserved).map(({ identity }) => identity));
    const isMissing = ({ identity, placeholder }: ManifestPage) => placeholder === undefined && !made.has(identity);
    const inFile = earlier.map((page, i) => ({ page: i + 1, identity: page.identity, entry: page }));
    this.removed = inFile
      .filter(({ entry }) => isMissing(entry))
      .map(({ page, identity }): PlacedPage => ({ page, identity }));
    this.all = inFile.map(({ page, identity, entry }): Place => {
      if (made.has(identity)) return { identity, state: undefined };
      if (entry.placeholder === "free" || (mode === "drop" && isMissing(entry))) return freePlace(page);
      const state = mode === "keep" ? "kept" : "blank";
      return { identity, state: entry.placeholder ?? state };
    });
    const roomy = this.all.flatMap(({ identity, state }, i) =>
      state === "reserved" || state === "free"
        ? [{ section: state === "free" ? "" : sectionOf(identity), page: i + 1 }]
        : [],
    );
    this.#room = new Map(
      [...Map.groupBy(roomy, ({ section }) => section)].map(([section, found]) => [
        section,
        found.map(({ page }) => page).reverse(),
      ]),
    );
  }

  /** Puts a page into a reserved place of its section, or a free one. Returns its number, or undefined without one. */
  fill(identity: string): number | undefined {
    const page = this.#room.get(sectionOf(identity))?.pop() ?? this.#room.get("")?.pop();
    if (page !== undefined) this.all[page - 1] = { identity, state: undefined };
    return page;
  }

  append(identity: string, state?: PlaceholderState): number {
    this.all.push({ identity, state });
    return this.all.length;
  }

  cutFreeEnd(): void {
    while (this.all.at(-1)?.state === "free") this.all.pop();
  }
}

/** The template with the pages at their places. */
function placed(template: Template, planned: readonly PlannedPage[], { all }: Places): Template {
  const numbers = new Map(all.map(({ identity }, i) => [identity, i + 1]));
  const identities = new Map(planned.map(({ number, identity }) => [number, identity]));
  const numberOf = (page: number) => numbers.get(identities.get(page) ?? "");
  const moved = <Paged extends { readonly page: number }>(pages: readonly Paged[]): readonly Paged[] =>
    pages.flatMap((paged) => {
      const page = numberOf(paged.page);
      return page === undefined ? [] : [{ ...paged, page }];
    });
  const placeholders = all.flatMap(({ identity, state }, i): Placeholder[] =>
    state ? [{ page: i + 1, identity, state }] : [],
  );
  const reading = planned.flatMap(({ number }) => numberOf(number) ?? []);
  const { placeholders: _, reading_order: __, ...rest } = template;
  const isInOrder = reading.every((page, i) => page === i + 1);
  return {
    ...rest,
    widgets: [...moved(template.widgets), ...blankNotes(placeholders, template)],
    page_assignments: moved(template.page_assignments),
    ...(placeholders.length > 0 && { placeholders }),
    ...(!isInOrder && { reading_order: rangesOf(reading) }),
  };
}

/** Consecutive numbers as ranges. */
function rangesOf(pages: readonly number[]): readonly PageRange[] {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges;
}

/** Notes in the bottom corner of pages that stand for removed ones, so that nobody takes them for an error. */
function blankNotes(placeholders: readonly Placeholder[], { canvas, metadata }: Template): readonly PageWidget[] {
  const { width, height } = canvas.dimensions;
  const note = notes[metadata.locale.split("-", 1)[0] ?? ""] ?? notes.en;
  return placeholders
    .filter(({ state }) => state === "blank")
    .map(({ page, identity }) => ({
      id: `blank-${page}`,
      type: "text_block",
      page,
      position: { x: inset, y: height - inset - 2 * size, width: width - 2 * inset, height: 2 * size },
      content: `${identity.replaceAll(/[{}]/g, "")}: ${note}`,
      styling: { size, color: "#666666" },
    }));
}
