/** Adds lines and columns to diagnostics. Parses the text again only if necessary. */
import type { Diagnostic, DocumentName, DocumentPath, Place } from "@octavo/foundation";
import { SourceMap, type TextNode } from "./source-map.ts";
import { assignIds } from "./widget-ids.ts";

/**
 * Place of the value, of its key if the value is missing, or of the nearest existing ancestor. A path that starts
 * with `masters`, `pages`, `widgets` or `blocks`, or has no widget, is relative to the document; others are relative to
 * the widget.
 */
export function locate<Located extends Diagnostic>(
  diagnostics: readonly Located[],
  texts: Partial<Record<DocumentName, string>>,
): Located[] {
  const locators = new Map<DocumentName, Locator | undefined>();
  return diagnostics.map((diagnostic) => {
    const { at } = diagnostic;
    const document = at.document ?? likelyDocument(at, texts);
    const text = document && texts[document];
    if (text === undefined || !document || at.line !== undefined || !isSomewhere(at)) return diagnostic;
    if (!locators.has(document)) locators.set(document, locatorOf(text));
    const place = locators.get(document)?.place(at);
    return place ? { ...diagnostic, at: { ...at, document, ...place } } : diagnostic;
  });
}

const beginsAtTop: ReadonlySet<unknown> = new Set(["masters", "pages", "widgets", "blocks"]);

function isSomewhere({ path, master, block, widget_id, section }: Place): boolean {
  return [path, master, block, widget_id, section].some((part) => part !== undefined);
}

function likelyDocument(
  { master, block, widget_id, section }: Place,
  texts: Partial<Record<DocumentName, string>>,
): DocumentName | undefined {
  if ([master, block, widget_id].some((part) => part !== undefined))
    return texts.masters === undefined ? "template" : "masters";
  return section === undefined ? undefined : "plan";
}

function locatorOf(text: string): Locator | undefined {
  const map = SourceMap.of(text);
  return map && new Locator(map);
}

class Locator {
  readonly #map: SourceMap;
  readonly #widgets = new Map<number, ReadonlyMap<string, TextNode>>();
  #masters: ReadonlyMap<string, TextNode> | undefined;
  #blocks: ReadonlyMap<string, TextNode> | undefined;
  #sections: ReadonlyMap<string, TextNode> | undefined;

  constructor(map: SourceMap) {
    this.#map = map;
  }

  place(at: Place) {
    return this.#map.place(this.#find(at));
  }

  #find(at: Place): TextNode {
    const { path, widget_id, section } = at;
    const absolute = path !== undefined && (widget_id === undefined || beginsAtTop.has(path[0]));
    if (absolute) return this.#map.resolve(this.#fromTheTop(path));
    const owner = this.#ownerOf(at);
    if (widget_id !== undefined) {
      const widget = this.#widgetsOf(owner).get(widget_id);
      return widget ? this.#map.resolve(path ?? [], widget) : owner;
    }
    return section === undefined ? owner : (this.#sectionsByKind().get(section) ?? owner);
  }

  #ownerOf({ block, master }: Place): TextNode {
    const known = block === undefined ? this.#mastersByName().get(master ?? "") : this.#blocksByName().get(block);
    return known ?? this.#map.root;
  }

  /** A plan may be the whole document, without the key `plan`. */
  #fromTheTop(path: DocumentPath): DocumentPath {
    const bare = path[0] === "plan" && !this.#map.child(this.#map.root, "plan");
    return bare ? path.slice(1) : path;
  }

  #mastersByName(): ReadonlyMap<string, TextNode> {
    const map = this.#map;
    const designs = [...this.#list(map.root, "masters"), ...this.#list(map.root, "pages")];
    this.#masters ??= firstByName(designs, (master) => [map.textAt(master, "name"), map.textAt(master, "id")]);
    return this.#masters;
  }

  #blocksByName(): ReadonlyMap<string, TextNode> {
    const map = this.#map;
    this.#blocks ??= firstByName(this.#list(map.root, "blocks"), (block) => [map.textAt(block, "name")]);
    return this.#blocks;
  }

  #sectionsByKind(): ReadonlyMap<string, TextNode> {
    const plan = this.#map.child(this.#map.root, "plan") ?? this.#map.root;
    this.#sections ??= firstByName(this.#list(plan, "sections"), (section) => [this.#map.textAt(section, "kind")]);
    return this.#sections;
  }

  #widgetsOf(owner: TextNode): ReadonlyMap<string, TextNode> {
    const known = this.#widgets.get(owner.event);
    if (known) return known;
    const listed = this.#list(owner, "widgets").filter((node) => this.#map.isMapping(node));
    const ids = assignIds(
      listed.map((node) => ({ id: this.#map.textAt(node, "id"), type: this.#map.textAt(node, "type") })),
    );
    const widgets = new Map(listed.map((node, i) => [ids[i] ?? "", node]));
    this.#widgets.set(owner.event, widgets);
    return widgets;
  }

  #list(node: TextNode, key: string): readonly TextNode[] {
    const list = this.#map.child(node, key);
    return list ? this.#map.children(list) : [];
  }
}

function firstByName(
  nodes: readonly TextNode[],
  namesOf: (node: TextNode) => readonly string[],
): ReadonlyMap<string, TextNode> {
  const named = new Map<string, TextNode>();
  for (const node of nodes)
    for (const name of namesOf(node)) if (name !== "" && !named.has(name)) named.set(name, node);
  return named;
}
