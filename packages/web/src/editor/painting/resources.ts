/** Everything that the canvas needs besides the document: devices, tables of the engine, fonts and pictures. */

import {
  type Almanac,
  bundledFonts,
  bundledNames,
  type DeviceProfile,
  type DisplayImage,
  type DocumentFont,
  defaultStyling,
  documentFaces,
  type FaceId,
  faces,
  type GlyphCluster,
  isEastAsianFace,
  noHolidays,
  type PathSegment,
  plainAlmanac,
  type Widget,
  type World,
  widgetDefinition,
  withDocumentFonts,
} from "@octavo/engine";
import { isEqual, type Message, MessageError, messageOf } from "@octavo/foundation";
import { createContext, useContext, useSyncExternalStore } from "react";
import { loadDevices } from "../../api/devices.ts";
import { fontUrl } from "../../engine-worker/font-url.ts";
import * as messages from "../../engine-worker/messages.ts";
import { metricsFile, namesFile, type TableFile, usualFamily } from "../../engine-worker/table-files.ts";
import { translate } from "../../language/t.ts";
import { loadFaces, offerFace } from "../../planner-view/planner-fonts.ts";
import type { DrawingResources } from "./paint-items.ts";
import type { Scripts } from "./scripts.ts";

interface ResourcesState {
  /**
   * Contains the loaded tables. A new object whenever one is added. Text in a font that is still loading is measured
   * with the usual font, and is not painted.
   */
  readonly world: World;
  /** Message about a resource that failed to load. */
  readonly problem: string | undefined;
  /** Changes whenever a font or a picture for painting was loaded. */
  readonly arrivals: number;
}

/** In milliseconds. Up to this delay a gap is better than bars that appear briefly. */
const lateAfter = 500;

/** Content whose tables are loaded before it is shown. */
interface Content {
  readonly locale: string;
  readonly designs: readonly { readonly widgets: readonly Widget[] }[];
}

interface Source<Table> {
  readonly address: string;
  readonly failure: Message;
  readonly read: () => Promise<Table>;
}

export class Resources implements DrawingResources {
  readonly #listeners = new Set<() => void>();
  readonly #tables = new Map<string, unknown>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #faces = new Set<FaceId>();
  readonly #late = new Set<FaceId>();
  readonly #scripts: Source<Scripts> = {
    address: "scripts",
    failure: messages.notLoaded(messages.scriptSupport),
    read: async () =>
      (await import("./scripts.ts")).loadScripts(
        (face) => this.#table(wholeFont(face)),
        (face, text) => this.#loadedInTime(face, text),
      ),
  };
  readonly #requestedFaces = new Set<FaceId>();
  readonly #pictures = new WeakMap<DisplayImage, ImageBitmap | "unreadable">();
  readonly #requestedPictures = new WeakSet<DisplayImage>();
  #profiles: readonly DeviceProfile[] = [];
  #fonts: readonly DocumentFont[] | undefined;
  #state: ResourcesState = { world: this.#world(), problem: undefined, arrivals: 0 };
  #isAnnounced = false;

  constructor() {
    // The browser loads characters that are not Latin when the canvas paints them.
    document.fonts.addEventListener("loadingdone", () => this.#announceArrival());
  }

  readonly state = (): ResourcesState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads what every document needs, and the tables of this content. Rejects with a message for the user. */
  async open(content?: Content): Promise<World> {
    const sources = [metricsOf(usualFamily), ...(content ? sourcesOf(content, this.#state.world) : [])];
    await Promise.all([this.#loadProfiles(), ...sources.map((source) => this.#load(source))]);
    return this.#state.world;
  }

  /** Adds the fonts of the document to those of the world. */
  setFonts(fonts: readonly DocumentFont[] | undefined): void {
    if (isEqual(fonts, this.#fonts)) return;
    this.#fonts = fonts;
    this.#change({ world: this.#world() });
  }

  /** Requests again what failed to load. */
  readonly retry = (): void => {
    for (const face of this.#requestedFaces) if (!this.#faces.has(face)) this.#requestedFaces.delete(face);
    (this.#tables.get(this.#scripts.address) as Scripts | undefined)?.characters.retry();
    this.#change({ world: this.#world(), problem: undefined, arrivals: this.#state.arrivals + 1 });
  };

  /** Requests the font at its first use. Uses no fallback font: the text would not match the PDF. */
  hasFace(face: FaceId, text: string): boolean {
    if (isEastAsianFace(face)) return this.#table(this.#scripts)?.characters.has(face, text) ?? false;
    if (!this.#requestedFaces.has(face)) void this.#fetchFace(face);
    return this.#faces.has(face);
  }

  outlineOf(face: FaceId, cluster: GlyphCluster): readonly PathSegment[] | undefined {
    return this.#state.world.fonts.scripts()?.path(face, cluster);
  }

  /** True if the font failed to load or takes so long that bars replace its text. */
  isLate(face: FaceId): boolean {
    return this.#late.has(face);
  }

  pictureOf(image: DisplayImage): ImageBitmap | "unreadable" | undefined {
    if (!this.#requestedPictures.has(image)) void this.#fetchPicture(image);
    return this.#pictures.get(image);
  }

  async #loadProfiles(): Promise<void> {
    try {
      const profiles = await loadDevices();
      if (profiles === this.#profiles) return;
      this.#profiles = profiles;
      this.#change({ world: this.#world() });
    } catch (cause) {
      throw new MessageError(messages.notLoaded(messages.devices), { cause });
    }
  }

  #load(source: Source<unknown>): Promise<void> {
    const known = this.#loading.get(source.address);
    if (known) return known;
    const loading = this.#read(source);
    this.#loading.set(source.address, loading);
    loading.catch(() => this.#loading.delete(source.address));
    return loading;
  }

  async #read({ address, failure, read }: Source<unknown>): Promise<void> {
    try {
      this.#tables.set(address, await read());
    } catch (cause) {
      throw new MessageError(failure, { cause });
    }
    this.#change({ world: this.#world(), ...this.#without(translate(failure)) });
  }

  /** Returns a table, or requests it. */
  #table<Table>(source: Source<Table>): Table | undefined {
    const table = this.#tables.get(source.address);
    if (table === undefined && !this.#loading.has(source.address))
      this.#load(source).catch((reason: unknown) => this.#change({ problem: translate(messageOf(reason)) }));
    return table as Table | undefined;
  }

  #world(): World {
    const fonts = bundledFonts((family) => this.#table(metricsOf(family)) ?? {}, {
      scripts: () => this.#table(this.#scripts)?.support,
      subset: () => Promise.reject(new Error("PDFs are made in the worker.")),
    });
    const known = new Map<FaceId, ReturnType<World["fonts"]["metrics"]>>();
    const metrics = (face: FaceId) => {
      if (!this.#table(metricsOf(familyOf(face)))) return fonts.metrics(usualFace);
      const found = fonts.metrics(face);
      known.set(face, found);
      return found;
    };
    const almanac = () => this.#table(almanacSource) ?? plainAlmanac;
    const font: World["font"] = (data) => this.#table(fontReader)?.(data);
    const own = documentFaces(this.#fonts ?? [], font);
    for (const { file } of own) offerFace({ face: file.id, file: new Blob([Uint8Array.from(file.program)]) });
    return {
      profiles: this.#profiles,
      // A template contains its holidays.
      holidays: noHolidays,
      mirror: () => this.#table(this.#scripts)?.mirror,
      eventDrawing: () => this.#table(eventDrawingSource),
      almanac: {
        calendar: (choice, locale) => almanac().calendar(choice, locale),
        secondDate: (date, calendar) => almanac().secondDate(date, calendar),
        moonPhase: (date, offset) => almanac().moonPhase(date, offset),
        moonName: (phase, locale) => almanac().moonName(phase, locale),
        get range() {
          return almanac().range;
        },
      },
      names: bundledNames((letter) => this.#table(namesOf(letter)) ?? {}),
      fonts: withDocumentFonts({ ...fonts, metrics: (face) => known.get(face) ?? metrics(face) }, own),
      font,
      image: (source) => this.#table(pictureDecoder)?.(source),
    };
  }

  #without(problem: string): Partial<ResourcesState> {
    return this.#state.problem === problem ? { problem: undefined } : {};
  }

  async #fetchFace(face: FaceId): Promise<void> {
    this.#requestedFaces.add(face);
    if (await this.#loadedInTime(face, "")) this.#faces.add(face);
    this.#announceArrival();
  }

  /** Loads a face, and tells if it takes long or fails. */
  async #loadedInTime(face: FaceId, text: string): Promise<boolean> {
    const timer = setTimeout(() => {
      this.#late.add(face);
      this.#announceArrival();
    }, lateAfter);
    const isHere = await loadFaces([face], { text });
    clearTimeout(timer);
    this.#late[isHere ? "delete" : "add"](face);
    const failure = missingFont(face);
    this.#change(isHere ? this.#without(failure) : { problem: failure });
    this.#announceArrival();
    return isHere;
  }

  async #fetchPicture(image: DisplayImage): Promise<void> {
    this.#requestedPictures.add(image);
    this.#pictures.set(image, await decoded(image).catch(() => "unreadable" as const));
    this.#announceArrival();
  }

  /** Notifies listeners once for each frame. */
  #announceArrival(): void {
    if (this.#isAnnounced) return;
    this.#isAnnounced = true;
    requestAnimationFrame(() => {
      this.#isAnnounced = false;
      this.#change({ arrivals: this.#state.arrivals + 1 });
    });
  }

  #change(change: Partial<ResourcesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

export const resources = new Resources();

const ResourcesContext = createContext(resources);

export const useResources = () => useContext(ResourcesContext);

/** Returns the world with all tables that are loaded now. */
export function useWorld(): World {
  const { subscribe, state } = useResources();
  return useSyncExternalStore(subscribe, () => state().world);
}

const usualFace = "arimo-regular";

const families = new Map(faces.map(({ id, family }) => [id, family]));

const familyOf = (face: FaceId): string => families.get(face) ?? usualFamily;

const metricsOf = (family: string) => sourceOf(metricsFile(family));

const namesOf = (letter: string) => sourceOf(namesFile(letter));

/** Loaded on demand, because few planners contain pictures. */
const pictureDecoder: Source<World["image"]> = {
  address: "pictures",
  failure: messages.notLoaded(messages.imageDecoder),
  read: async () => (await import("../../engine-worker/read-pictures.ts")).image,
};

/** File of a bundled font, for shaping. */
const wholeFont = (face: FaceId): Source<Uint8Array> => ({
  address: fontUrl(face, false),
  failure: messages.fontNotDrawn(faces.find(({ id }) => id === face)?.name ?? face),
  read: async () => new Uint8Array(await (await fetchTable(fontUrl(face, false))).arrayBuffer()),
});
/** Loaded on demand, because new documents have no dates. */
const eventDrawingSource: Source<ReturnType<World["eventDrawing"]>> = {
  address: "events",
  failure: messages.notLoaded(messages.documentEvents),
  read: async () => (await import("../../engine-worker/read-event-drawing.ts")).eventDrawing,
};
/** Loaded on demand, because few planners have another calendar or phases of the moon. */
const almanacSource: Source<Almanac> = {
  address: "almanac",
  failure: messages.notLoaded(messages.documentCalendar),
  read: async () => (await import("../../engine-worker/read-almanac.ts")).almanac,
};

/** Loaded on demand, because few documents contain fonts. */
const fontReader: Source<World["font"]> = {
  address: "fonts",
  failure: messages.notLoaded(messages.fontSubsetter),
  read: async () => (await import("../../engine-worker/subset-font.ts")).readDocumentFont,
};

function sourceOf<Table>({ address, failure }: TableFile<Table>): Source<Table> {
  return { address, failure, read: () => readJson<Table>(address) };
}

/** In milliseconds. */
const timeout = 15_000;

async function readJson<Value>(address: string): Promise<Value> {
  return (await fetchTable(address)).json();
}

async function fetchTable(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer;
}

/**
 * Returns the tables that content names. Its text may need more, for characters that its fonts lack; those are requested
 * when they are first drawn.
 */
function sourcesOf({ locale, designs }: Content, { fonts }: World): readonly Source<unknown>[] {
  const widgets = designs.flatMap((design) => design.widgets);
  const letters = new Set<string>();
  bundledNames((letter) => {
    letters.add(letter);
    return {};
  })(locale);
  const used = new Set(widgets.map((widget) => familyOf(fonts.resolve(fontOf(widget)) ?? usualFace)));
  const isPicture = (value: unknown) => typeof value === "string" && value.startsWith("data:image/");
  const hasPictures = widgets.some(({ properties = {} }) => Object.values(properties).some(isPicture));
  return [...[...letters].map(namesOf), ...[...used].map(metricsOf), ...(hasPictures ? [pictureDecoder] : [])];
}

function fontOf({ type, styling = {} }: Widget): string {
  const { font } = widgetDefinition(type)?.styling ?? defaultStyling;
  return font.read(styling.font).value;
}

function missingFont(face: FaceId): string {
  const name = faces.find(({ id }) => id === face)?.name ?? face;
  return translate(messages.fontNotDrawn(name));
}

/** Loaded on demand, like the decoder. */
async function decoded(image: DisplayImage): Promise<ImageBitmap> {
  return (await import("../../engine-worker/read-pictures.ts")).bitmapOf(image);
}
