/** Pages of an edition as its project draws them. */
import {
  type Compilation,
  compileEdition,
  type DisplayDocument,
  type DisplayPage,
  type Edition,
  isRightToLeft,
  type ManifestPage,
  manifestPage,
  type World,
} from "@octavo/engine";
import type { Reading } from "../place-areas.ts";

export class DrawnEdition {
  readonly document: DisplayDocument | undefined;
  readonly reading: Reading;
  readonly #edition: Edition;
  readonly #compilation: Compilation | undefined;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #pages = new Map<string, DisplayPage | undefined>();

  /** `language` is that of the PDF. */
  constructor(edition: Edition, language: string, world: World) {
    this.#edition = edition;
    this.#compilation = edition.project && compileEdition(edition, world, "keep");
    this.document = this.#compilation?.document;
    this.#numbers = new Map(edition.manifest.pages.map(({ identity }, i) => [identity, i + 1]));
    this.reading = { isFromRight: isRightToLeft(language) };
  }

  numberOf(identity: string): number | undefined {
    return this.#numbers.get(identity);
  }

  /** The page as the PDF has it. Undefined if it is drawn otherwise now, as by another version of Octavo. */
  page(page: ManifestPage): DisplayPage | undefined {
    const { identity } = page;
    if (!this.#pages.has(identity)) this.#pages.set(identity, this.#draw(page));
    return this.#pages.get(identity);
  }

  #draw({ identity, print }: ManifestPage): DisplayPage | undefined {
    const number = this.#numbers.get(identity);
    if (!this.document || number === undefined || number > this.document.pageCount || !print) return undefined;
    const drawn = this.document.page(number);
    return drawn.identity === identity && manifestPage(drawn).print?.digest === print.digest ? drawn : undefined;
  }

  labelOf(identity: string): string {
    const number = this.#numbers.get(identity);
    const label =
      this.document && number !== undefined && number <= this.document.pageCount ? this.document.pageLabel(number) : "";
    return label === "" ? identity : label;
  }

  /** Id of the device that the pages are made for, or empty. */
  get device(): string {
    const { project } = this.#edition;
    return project?.profile ?? this.#compilation?.template?.metadata.profile ?? "";
  }
}
