/**
 * Reads a feed by the rules of KOReader's OPDS browser, as far as they differ from XML and OPDS: one flat table for each
 * element, in which repeated elements other than `entry` and `link` are ignored, text replaces attributes, and only five
 * named entities and decimal ones are known. Written from a description of its behavior in 2026.
 */

type Value = string | Table;
interface Table {
  [name: string]: Value | Table[];
}

export interface KoreaderItem {
  readonly title: string;
  readonly author: string;
  readonly content: string | undefined;
  readonly acquisitions: readonly { readonly type: string; readonly href: string }[];
  readonly thumbnail: string | undefined;
  readonly image: string | undefined;
}

export interface KoreaderCatalog {
  /** Links of the feed by relation, resolved against its address. */
  readonly hrefs: Readonly<Record<string, string>>;
  readonly items: readonly KoreaderItem[];
}

export function readLikeKoreader(xml: string, address: string): KoreaderCatalog {
  if (/<!--|<!\[CDATA|&#x/i.test(xml)) throw new Error("The feed has a construct that KOReader replaces or misreads");
  const feed = (parseElement({ text: xml.replace(/^<\?xml.*?\?>\s*/s, ""), at: 0 }) as Table)["feed"] as Table;
  const absolute = (href: unknown) => new URL(String(href), address).href;
  const links = (of: Table) => (of["link"] ?? []) as unknown as Record<string, string>[];
  const hrefs = links(feed)
    .filter(({ type = "" }) => type.includes("application/atom+xml"))
    .map(({ rel = "", href }) => [rel, absolute(href)]);
  const items = ((feed["entry"] ?? []) as unknown as Table[]).map((entry): KoreaderItem => {
    const find = (rel: string) => links(entry).find((link) => link["rel"] === rel);
    const image = (rel: string) => find(rel) && absolute(find(rel)?.["href"]);
    const { author, content, title } = entry as { author?: Table; content?: unknown; title?: unknown };
    return {
      title: typeof title === "string" ? title : "Unknown",
      author: typeof author?.["name"] === "string" ? author["name"] : "Unknown Author",
      content: typeof content === "string" ? content : undefined,
      acquisitions: links(entry)
        .filter(({ rel = "" }) => rel.startsWith("http://opds-spec.org/acquisition"))
        .map(({ type = "", href }) => ({ type, href: absolute(href) })),
      thumbnail: image("http://opds-spec.org/image/thumbnail"),
      image: image("http://opds-spec.org/image"),
    };
  });
  return { hrefs: Object.fromEntries(hrefs), items };
}

interface Source {
  readonly text: string;
  at: number;
}

/** Reads until the end tag of the enclosing element. */
function parseElement(source: Source): Value {
  let value: Value = {};
  for (;;) {
    const [token] = /<[^>]*>|[^<]+/y.exec(source.text.slice(source.at)) ?? [];
    if (token === undefined) return value;
    source.at += token.length;
    if (token.startsWith("</")) return value;
    if (!token.startsWith("<")) {
      if (token.trim() !== "") value = unescape(token);
      continue;
    }
    const name = /^<([\w:]+)/.exec(token)?.[1] ?? "";
    const attributes = Object.fromEntries(
      [...token.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = "", text = ""]) => [key, unescape(text)]),
    );
    // A self-closing tag needs a space before its slash.
    if (/\S\/>$/.test(token)) throw new Error(`KOReader misreads ${token}`);
    const inner = token.endsWith("/>") ? {} : parseElement(source);
    const child: Value = typeof inner === "string" ? inner : { ...attributes, ...inner };
    if (typeof value === "string") throw new Error(`Text beside <${name}>`);
    if (name === "entry" || name === "link") value[name] = [...((value[name] ?? []) as Table[]), child as Table];
    else value[name] ??= child;
  }
}

const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(#?)(\w+);/g, (whole, number: string, name: string) =>
    number ? String.fromCodePoint(Number(name)) : (named[name] ?? whole),
  );
}
