/** Resource dictionaries: ISO 32000-2, 7.8.3. One for all pages, one for all forms. */
import type { DisplayImage } from "../../display/display-list.ts";
import { pictureDigest, type WrittenPicture } from "../../manifest/project-parts.ts";
import type { FaceId, FaceMetrics } from "../../typography/font.ts";
import type { BinaryString } from "./bytes.ts";
import { FontResource } from "./font.ts";
import { writeImage } from "./image.ts";
import { formatDictionary, formatNumber, formatReference, type ObjectNumber } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";

export class Resources {
  readonly ofPages: ObjectNumber;
  readonly ofForms: ObjectNumber;
  readonly #file: PdfFile;
  readonly #metrics: (face: FaceId) => FaceMetrics;
  readonly #isMarked: boolean;
  readonly #fonts = new Map<FaceId, FontResource>();
  readonly #opacities = new Map<BinaryString, BinaryString>();
  readonly #images = new Map<DisplayImage["id"], BinaryString>();
  readonly #pictures = new Map<DisplayImage["id"], WrittenPicture>();
  readonly #imageObjects: [name: BinaryString, ObjectNumber][] = [];
  readonly #formObjects: [name: BinaryString, ObjectNumber][] = [];
  readonly #simpleForms: [name: BinaryString, ObjectNumber][] = [];
  #ofFormsWithParts: ObjectNumber | undefined;

  /** Numbers the pictures if `isMarked` is true, so that a project can refer to them. */
  constructor(file: PdfFile, metrics: (face: FaceId) => FaceMetrics, isMarked: boolean) {
    this.#file = file;
    this.#metrics = metrics;
    this.#isMarked = isMarked;
    this.ofPages = file.allocate();
    this.ofForms = file.allocate();
  }

  get fonts(): readonly FontResource[] {
    return [...this.#fonts.values()];
  }

  font(face: FaceId): FontResource {
    const known = this.#fonts.get(face);
    if (known) return known;
    const font = new FontResource(`/F${this.#fonts.size}`, this.#file.allocate(), this.#metrics(face));
    this.#fonts.set(face, font);
    return font;
  }

  image(image: DisplayImage): BinaryString {
    const known = this.#images.get(image.id);
    if (known) return known;
    const name = `/I${this.#images.size}`;
    this.#images.set(image.id, name);
    const number = this.#isMarked ? this.#images.size : undefined;
    this.#imageObjects.push([name, writeImage(this.#file, image, number)]);
    if (number !== undefined) this.#pictures.set(image.id, { picture: number, digest: pictureDigest(image.data) });
    return name;
  }

  /** Pictures by their source. Empty without numbers. */
  get pictures(): ReadonlyMap<DisplayImage["id"], WrittenPicture> {
    return this.#pictures;
  }

  /** Name of a graphics state with a constant alpha: 11.6.4.4. */
  opacity(value: number): BinaryString {
    const alpha = formatNumber(Math.max(0, value), 3);
    const name = this.#opacities.get(alpha) ?? `/G${this.#opacities.size}`;
    this.#opacities.set(alpha, name);
    return name;
  }

  /** A simple form contains no other forms. */
  addForm(form: ObjectNumber, isSimple: boolean): BinaryString {
    const name = `/X${this.#formObjects.length}`;
    this.#formObjects.push([name, form]);
    if (isSimple) this.#simpleForms.push([name, form]);
    return name;
  }

  /** Resources of forms that contain simple forms. */
  ofFormsWithParts(): ObjectNumber {
    this.#ofFormsWithParts ??= this.#file.allocate();
    return this.#ofFormsWithParts;
  }

  /**
   * The dictionary of simple forms contains no forms, and that of forms with parts only simple ones, because a cycle
   * would crash simple readers.
   */
  write(): void {
    const shared = { Font: this.#fontDictionary(), ExtGState: this.#graphicsStates() };
    const forms = { ...shared, XObject: namedReferences(this.#imageObjects) };
    const pages = { ...shared, XObject: namedReferences([...this.#formObjects, ...this.#imageObjects]) };
    this.#file.write("other", this.ofForms, formatDictionary(forms));
    if (this.#ofFormsWithParts !== undefined) {
      const withParts = { ...shared, XObject: namedReferences([...this.#simpleForms, ...this.#imageObjects]) };
      this.#file.write("other", this.#ofFormsWithParts, formatDictionary(withParts));
    }
    this.#file.write("other", this.ofPages, formatDictionary(pages));
  }

  #fontDictionary(): BinaryString | undefined {
    return namedReferences(this.fonts.map((font) => [font.name, font.object]));
  }

  #graphicsStates(): BinaryString | undefined {
    if (this.#opacities.size === 0) return undefined;
    const states = [...this.#opacities].map(([alpha, name]) => `${name}${formatDictionary({ ca: alpha, CA: alpha })}`);
    return `<<${states.join("")}>>`;
  }
}

function namedReferences(objects: readonly (readonly [BinaryString, ObjectNumber])[]): BinaryString | undefined {
  if (objects.length === 0) return undefined;
  return `<<${objects.map(([name, object]) => `${name} ${formatReference(object)}`).join("")}>>`;
}
