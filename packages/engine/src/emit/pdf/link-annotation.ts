// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./punycode.d.ts" />
/** ISO 32000-2, 12.5.6.5. */
import punycode from "punycode.js";
import type { LinkForm, LinkItem, LinkTarget } from "../../display/display-list.ts";
import { isWebAddress } from "../../primitives/web-address.ts";
import type { BinaryString } from "./bytes.ts";
import { annotationsPerStream } from "./object-stream.ts";
import { formatNumber, formatString, formatTextString, type ObjectNumber } from "./objects.ts";
import type { PageTree } from "./page-tree.ts";
import type { PdfFile } from "./pdf-file.ts";

/** Body of an annotation, which depends on the heights of its page and of the page it leads to. */
interface WrittenLink {
  readonly body: BinaryString | undefined;
  readonly height: number;
  readonly targetHeight: number | undefined;
}

/** Pages of a design share most of their links. If so many were written and none of them again, pages share none. */
const rememberedLinks = 4096;

/**
 * Writes annotations in page order. As direct objects they would enlarge page dictionaries, which makes access to far
 * pages two to three times slower. Numbers are allocated in blocks, one for each object stream, so that numbers and
 * cross-reference rows compress well.
 */
export class LinkAnnotations {
  readonly #file: PdfFile;
  readonly #pages: PageTree;
  readonly #written = new Map<LinkItem, WrittenLink>();
  #mayBeShared = true;
  #isShared = false;
  #next = 0;
  #left = 0;

  constructor(file: PdfFile, pages: PageTree) {
    this.#file = file;
    this.#pages = pages;
  }

  /** `height` is the page's. */
  write(links: readonly LinkItem[], height: number): readonly ObjectNumber[] {
    const annotations: ObjectNumber[] = [];
    for (const link of links) {
      const body = this.#known(link, height);
      if (body === undefined) continue;
      const object = this.#allocate();
      this.#file.write("annotation", object, body);
      annotations.push(object);
    }
    return annotations;
  }

  #known(link: LinkItem, height: number): BinaryString | undefined {
    if (!this.#mayBeShared) return this.#body(link, height);
    const targetHeight = link.target.to === "page" ? this.#pages.heightOf(link.target.page) : undefined;
    const known = this.#written.get(link);
    this.#isShared ||= known !== undefined;
    if (known?.height === height && known.targetHeight === targetHeight) return known.body;
    const body = this.#body(link, height);
    this.#written.set(link, { body, height, targetHeight });
    if (this.#written.size === rememberedLinks) this.#forget();
    return body;
  }

  #forget(): void {
    this.#written.clear();
    this.#mayBeShared = this.#isShared;
    this.#isShared = false;
  }

  /** Undefined for a link that could run code in a viewer. */
  #body(link: LinkItem, height: number): BinaryString | undefined {
    const action = this.#action(link.target, link.form);
    if (action === undefined) return undefined;
    const border = `[0 0 ${formatNumber(link.form?.border ?? 0)}]`;
    return `<</Subtype/Link/Border${border}/Rect[${rectangle(link, height)}]${action}>>`;
  }

  #action(target: LinkTarget, form: LinkForm = {}): BinaryString | undefined {
    if (target.to === "page") {
      const destination = this.#destination(target, form);
      return form.isAction ? `/A<</S/GoTo/D${destination}>>` : `/Dest${destination}`;
    }
    const uri = formatUri(target.uri);
    return uri === undefined ? undefined : `/A<</S/URI/URI${formatString(uri)}>>`;
  }

  /** Explicit, so that readers need not look up a name. */
  #destination(target: LinkTarget & { readonly to: "page" }, { name, view }: LinkForm): BinaryString {
    return name === undefined ? this.#pages.destination(target, view) : formatTextString(name);
  }

  #allocate(): ObjectNumber {
    if (this.#left === 0) {
      this.#next = this.#file.allocate(annotationsPerStream);
      this.#left = annotationsPerStream;
    }
    this.#left--;
    return this.#next++;
  }
}

/** Lower left and upper right corner: 7.9.5. */
function rectangle({ rect }: LinkItem, height: number): BinaryString {
  const top = height - rect.y;
  const left = `${formatNumber(rect.x)} ${formatNumber(top - rect.height)}`;
  return `${left} ${formatNumber(rect.x + rect.width)} ${formatNumber(top)}`;
}

/** 12.6.4.8: ASCII. Undefined for schemes that could run code in a viewer. */
export function formatUri(uri: string): BinaryString | undefined {
  const address = uri.trim();
  if (!isWebAddress(address)) return undefined;
  return withAsciiHosts(address.toWellFormed()).replace(/[^!-~]+/g, encodeURIComponent);
}

function withAsciiHosts(address: string): string {
  if (/^mailto:/i.test(address)) {
    const [to = ""] = address.split("?", 1);
    return to.replace(/@([^@,]+)/g, (_, host: string) => `@${asciiHost(host)}`) + address.slice(to.length);
  }
  const authority = /^(https?:\/\/(?:[^/?#]*@)?)([^@:/?#]+)/i;
  return address.replace(authority, (_, before: string, host: string) => before + asciiHost(host));
}

/** RFC 1035, 2.3.4. */
const longestHost = 253;

/** Normalizes compatible forms and case as in UTS #46. Keeps a host in ASCII. */
function asciiHost(host: string): string {
  const isAscii = /^[!-~]*$/.test(host);
  return isAscii || host.length > longestHost ? host : punycode.toASCII(host.normalize("NFKC").toLowerCase());
}
