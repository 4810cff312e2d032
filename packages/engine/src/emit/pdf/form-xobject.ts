/** Form XObjects of shared layers: ISO 32000-2, 8.10. */
import type { Layer } from "../../display/display-list.ts";
import type { Size } from "../../primitives/geometry.ts";
import type { BinaryString } from "./bytes.ts";
import { ContentStream } from "./content-stream.ts";
import { formatNumber, formatReference } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { Resources } from "./resources.ts";

interface Form {
  readonly name: BinaryString;
  readonly size: Size;
}

/** One form per layer object, written on first use. */
export class FormXObjects {
  readonly #file: PdfFile;
  readonly #resources: Resources;
  readonly #forms = new Map<Layer, Form>();

  constructor(file: PdfFile, resources: Resources) {
    this.#file = file;
    this.#resources = resources;
  }

  name(layer: Layer, size: Size): BinaryString {
    const known = this.#forms.get(layer);
    if (known && known.size.width === size.width && known.size.height === size.height) return known.name;
    const name = this.#write(layer, size);
    this.#forms.set(layer, { name, size });
    return name;
  }

  #write(layer: Layer, size: Size): BinaryString {
    const content = new ContentStream("form", size.height, this.#resources);
    for (const part of layer.parts ?? [layer]) {
      if (part.shared && part !== layer) content.invoke(this.name(part, size));
      else content.draw(part.items);
    }
    const entries = {
      Type: "/XObject",
      Subtype: "/Form",
      BBox: `[0 0 ${formatNumber(size.width)} ${formatNumber(size.height)}]`,
      Resources: formatReference(layer.parts ? this.#resources.ofFormsWithParts() : this.#resources.ofForms),
    };
    const form = this.#file.addStream(entries, content.toString());
    return this.#resources.addForm(form, layer.parts === undefined);
  }
}
