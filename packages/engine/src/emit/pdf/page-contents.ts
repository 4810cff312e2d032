/** Content streams of pages: ISO 32000-2, 7.8.2. */
import type { DisplayPage } from "../../display/display-list.ts";
import type { BinaryString } from "./bytes.ts";
import { ContentStream } from "./content-stream.ts";
import type { FormXObjects } from "./form-xobject.ts";
import type { ObjectNumber } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { Resources } from "./resources.ts";

/** Pages with only shared layers have few different contents. */
const rememberedContents = 64;
const longestRemembered = 256;

export class PageContents {
  readonly #file: PdfFile;
  readonly #resources: Resources;
  readonly #forms: FormXObjects;
  readonly #recent = new Map<BinaryString, ObjectNumber>();

  constructor(file: PdfFile, resources: Resources, forms: FormXObjects) {
    this.#file = file;
    this.#resources = resources;
    this.#forms = forms;
  }

  /** Returns the stream of a page, possibly an earlier page's. Undefined for an empty page. */
  write(page: DisplayPage): ObjectNumber | undefined {
    const content = this.draw(page);
    if (content === "") return undefined;
    return this.#recent.get(content) ?? this.#remember(content, this.#file.addStream({}, content));
  }

  /** Operators of a page, which begin in the state of a new page. */
  draw({ size, background, layers }: DisplayPage): BinaryString {
    const content = new ContentStream("page", size.height, this.#resources);
    if (background) content.fillRect({ x: 0, y: 0, ...size }, background);
    for (const layer of layers) {
      if (!layer.shared) content.draw(layer.items);
      else if (layer.items.length > 0) content.invoke(this.#forms.name(layer, size));
    }
    return content.toString();
  }

  #remember(content: BinaryString, stream: ObjectNumber): ObjectNumber {
    if (content.length > longestRemembered) return stream;
    const [oldest] = this.#recent.keys();
    if (oldest !== undefined && this.#recent.size >= rememberedContents) this.#recent.delete(oldest);
    this.#recent.set(content, stream);
    return stream;
  }
}
