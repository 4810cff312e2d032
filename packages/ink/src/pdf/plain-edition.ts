/** The earlier PDF without handwriting, drawn again from its project. */
import { type Compression, emitPdf, findProfile, Latin1, type ManifestPage, type World } from "@octavo/engine";
import type { DrawnEdition } from "./drawn-edition.ts";
import { concatenated, contentOf } from "./earlier-pages.ts";
import { PdfDocument } from "./pdf-document.ts";

/** Pixels per inch of a device that is not known. */
const usualDensity = 226;

export class PlainEdition {
  readonly #earlier: DrawnEdition;
  readonly #world: World;
  readonly #compression: Compression;
  #written: Promise<{ readonly bytes: Uint8Array; readonly document: PdfDocument } | undefined> | undefined;

  constructor(
    earlier: DrawnEdition,
    { world, compression }: { readonly world: World; readonly compression: Compression },
  ) {
    this.#earlier = earlier;
    this.#world = world;
    this.#compression = compression;
  }

  /** Content of a page. Undefined if it cannot be drawn as it was. */
  async contentOf(page: ManifestPage): Promise<string | undefined> {
    if (!this.#earlier.page(page)) return undefined;
    const index = this.indexOf(page);
    const written = await this.#write();
    if (!written || index === undefined) return undefined;
    const stream = contentOf(written.document, index);
    if (!stream) return "";
    const bytes = written.document.decoded(stream);
    return bytes && new Latin1(bytes).text(0, bytes.length);
  }

  async file(): Promise<Uint8Array | undefined> {
    return (await this.#write())?.bytes;
  }

  /** Counts from 0. */
  indexOf({ identity }: ManifestPage): number | undefined {
    const number = this.#earlier.numberOf(identity);
    return number === undefined ? undefined : number - 1;
  }

  /** Of the screen of the device: the shorter side of the page fills it. */
  pixelsPerPoint({ width, height }: ManifestPage): number {
    const profile = findProfile(this.#world.profiles, this.#earlier.device);
    if (!profile) return usualDensity / 72;
    return Math.min(...profile.display.screen_size) / Math.min(width, height);
  }

  #write() {
    this.#written ??= this.#emit();
    return this.#written;
  }

  async #emit() {
    const { document } = this.#earlier;
    if (!document) return undefined;
    const chunks: Uint8Array[] = [];
    const services = { deflate: this.#compression.deflate, fonts: this.#world.fonts };
    for await (const chunk of emitPdf(document, services, { manifest: false })) chunks.push(chunk);
    const bytes = concatenated(chunks);
    const opened = PdfDocument.open(bytes, this.#compression);
    return opened && { bytes, document: opened };
  }
}
