import { deflateSync, inflateSync } from "node:zlib";
import { latin1 as bytesOfText, deflate, nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import type {
  DisplayDocument,
  DisplayImage,
  DisplayPage,
  DrawnItem,
  Layer,
  LinkItem,
  OutlineItem,
  TextItem,
} from "../../display/display-list.ts";
import { emitPdf, type PdfServices } from "./emit-pdf.ts";

const { fonts } = nodeWorld();
const services = { deflate, fonts };

describe("the file", () => {
  test("locates each object, and every reference resolves", async () => {
    const pdf = await emit(planner(70));
    const references = [...pdf.objects.values()].flatMap((body) => matches(body, /(\d+) 0 R/g).map(Number));
    expect(references.filter((object) => !pdf.objects.has(object))).toEqual([]);
    expect(pdf.objects.get(pdf.root)).toContain("/Type/Catalog");
  });

  test("is the same every time", async () => {
    const [once, again] = [await bytesOf(planner(40)), await bytesOf(planner(40))];
    expect(once).toEqual(again);
  });

  test("is the same document, by its identity too, whatever deflates it", async () => {
    const documents = [deflate, (bytes: Uint8Array) => deflateSync(bytes, { level: 1 })].map(async (other) =>
      read(await bytesOf(planner(40), { deflate: other, fonts })),
    );
    const [one, other] = await Promise.all(documents);
    expect(one?.trailer.match(/\/ID\[.*?\]/)).toEqual(other?.trailer.match(/\/ID\[.*?\]/));
    expect(one?.objects).toEqual(other?.objects);
  });

  test("is the same whatever turns text into bytes", async () => {
    const withLatin1 = await bytesOf(planner(40), { ...services, latin1: bytesOfText });
    expect(Buffer.compare(withLatin1, await bytesOf(planner(40)))).toBe(0);
  });

  test("has another file id if one letter differs", async () => {
    const identity = async (label: string) => (await emit(documentOf([text(label)]))).trailer.match(/<(\w{32})>/)?.[1];
    expect(await identity("a")).not.toBe(await identity("b"));
  });

  test("keeps classes of objects in streams of their own, annotations in larger ones", async () => {
    const { objectStreams } = await emit(planner(600));
    const classes = objectStreams.map((bodies) => [...new Set(bodies.map(classOf))].join());
    const largest = (of: string) =>
      Math.max(...objectStreams.flatMap((bodies, i) => (classes[i] === of ? bodies.length : [])));
    expect(classes.every((each) => !each.includes(","))).toBe(true);
    expect([largest("page"), largest("annotation")]).toEqual([256, 1024]);
  });
});

describe("a long document", () => {
  test("streams page by page and lays out each page once, after the previous one is written", async () => {
    const asked: number[] = [];
    const document = documentOf(...Array.from({ length: 5 }, (_, i) => [text(`Page ${i + 1}`)]));
    const page = (number: number) => {
      asked.push(number);
      return document.page(number);
    };
    const chunks = emitPdf({ ...document, page }, services);
    for (let number = 1; number <= 5; number++) {
      let streams = 0;
      while (streams === 0)
        streams = latin1((await chunks.next()).value ?? new Uint8Array()).match(/endstream/g)?.length ?? 0;
      expect(asked).toEqual(Array.from({ length: number }, (_, i) => i + 1));
    }
    for await (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(5);
  });
});

describe("pages", () => {
  test("with the same layer share one form and one content stream", async () => {
    const shared: Layer = { shared: true, items: [box] };
    const pdf = await emit(documentWith(6, () => ({ layers: [shared] })));
    expect(pdf.bodies("/Subtype/Form")).toHaveLength(1);
    expect(new Set(pdf.bodies("/Type/Page/").map((body) => /\/Contents (\d+)/.exec(body)?.[1])).size).toBe(1);
  });

  test("of another size have another form, since y is counted from their foot", async () => {
    const shared: Layer = { shared: true, items: [box] };
    const size = (number: number) => ({ width: 100, height: number === 3 ? 300 : 200 });
    const pdf = await emit(documentWith(4, (number) => ({ layers: [shared], size: size(number) })));
    expect(new Set(pdf.bodies("/Subtype/Form").map((body) => /BBox\[.*?\]/.exec(body)?.[0])).size).toBe(2);
  });

  test("without ink have no content stream", async () => {
    const pdf = await emit(documentWith(1, () => ({ layers: [{ shared: true, items: [] }] })));
    expect(pdf.bodies("/Type/Page/")[0]).not.toContain("/Contents");
  });

  test("paint their background first", async () => {
    const pdf = await emit(
      documentWith(1, () => ({ background: "#ffeedd", layers: [{ shared: false, items: [box] }] })),
    );
    expect(pdf.content(1)).toMatch(/^1 \.933 \.867 rg\n0 0 100 200 re\nf\n/);
  });
});

describe("links", () => {
  const link = (target: LinkItem["target"]): LinkItem => ({
    kind: "link",
    rect: { x: 10, y: 20, width: 30, height: 5 },
    target,
  });

  test("point to a position on a page, also on a later one", async () => {
    const pdf = await emit(
      documentWith(2, (number) => ({ links: number === 1 ? [link({ to: "page", page: 2, x: 0, y: 50 })] : [] })),
    );
    expect(pdf.bodies("/Subtype/Link")).toEqual([
      "<</Subtype/Link/Border[0 0 0]/Rect[10 175 40 180]/Dest[2 0 R/XYZ 0 150 null]>>",
    ]);
  });

  test("that pages of several heights share count from the foot of each page, and of the page they lead to", async () => {
    const shared = link({ to: "page", page: 3, x: 0, y: 50 });
    const size = (number: number) => ({ width: 100, height: [300, 200, 400, 200, 300][number - 1] ?? 0 });
    const pdf = await emit(documentWith(5, (number) => ({ links: number === 3 ? [] : [shared], size: size(number) })));
    const placed = (bottom: number, y: number) =>
      `<</Subtype/Link/Border[0 0 0]/Rect[10 ${bottom} 40 ${bottom + 5}]/Dest[3 0 R/XYZ 0 ${y} null]>>`;
    expect(pdf.bodies("/Subtype/Link")).toEqual([
      placed(275, 250),
      placed(175, 150),
      placed(175, 350),
      placed(275, 350),
    ]);
  });

  test("open web addresses and nothing else", async () => {
    const uris = ["https://example.org/(a)", "javascript:alert(1)"];
    const pdf = await emit(documentWith(1, () => ({ links: uris.map((uri) => link({ to: "uri", uri })) })));
    expect(pdf.bodies("/Subtype/Link").map((body) => body.split("/A<<")[1])).toEqual([
      "/S/URI/URI(https://example.org/\\(a\\))>>>>",
    ]);
  });

  test("to a page that is not there are refused", async () => {
    const broken = documentWith(1, () => ({ links: [link({ to: "page", page: 2, x: 0, y: 0 })] }));
    await expect(emit(broken)).rejects.toThrow("There is no page 2");
  });
});

describe("fonts", () => {
  test("are embedded as subsets whose codes are code points", async () => {
    const pdf = await emit(documentOf([text("Ząb")]));
    const [font = ""] = pdf.bodies("/Subtype/CIDFontType2");
    expect(font).toMatch(/\/BaseFont\/[A-Z]{6}\+DejaVuSans\//);
    expect(pdf.content(1)).toContain("(\0Z\x01\x05\0b)Tj");
    const map = pdf.stream(Number(/CIDToGIDMap (\d+)/.exec(font)?.[1]));
    const glyph = (codePoint: number) => (map.charCodeAt(2 * codePoint) << 8) | map.charCodeAt(2 * codePoint + 1);
    const used = [..."Ząb"].map((character) => glyph(character.codePointAt(0) ?? 0));
    expect(new Set([0, ...used]).size).toBe(4);
    expect(map.length).toBe(2 * (0x105 + 1));
  });

  test("state the advances that layout counted with", async () => {
    const [font = ""] = (await emit(documentOf([text("Will i")]))).bodies("/Subtype/CIDFontType2");
    const { advance } = fonts.metrics("dejavu-sans");
    expect(font).toContain(`/DW ${advance(105)}/W[32[${advance(32)}]87[${advance(87)}]]`);
  });

  test("map characters beyond the first plane to unused private identifiers", async () => {
    const pdf = await emit(documentOf([text("\ue000😀😁\ue001")]));
    expect(pdf.content(1)).toContain("(\xe0\x00\xe0\x01\xe0\x02\xe0\x03)Tj");
    const [composite = ""] = pdf.bodies("/Subtype/Type0");
    const map = pdf.stream(Number(/ToUnicode (\d+)/.exec(composite)?.[1]));
    expect(map).toContain("<e001><e001><d83dde00>");
    expect(map).toContain("<e003><e003><e001>");
  });

  test("show glyph 0 for missing characters and accept invalid text", async () => {
    const pdf = await emit(documentOf([text("日\ud800")]));
    expect(pdf.content(1)).toContain("(\x65\xe5\xff\xfd)Tj");
  });
});

describe("pictures", () => {
  const samples: DisplayImage = {
    id: "samples",
    width: 2,
    height: 2,
    data: { encoding: "samples", components: 3, bytes: new Uint8Array(12), alpha: new Uint8Array(4) },
  };
  const jpeg: DisplayImage = {
    id: "jpeg",
    width: 2,
    height: 2,
    data: { encoding: "jpeg", components: 1, bytes: new Uint8Array(100) },
  };
  const draw = (image: DisplayImage): DrawnItem => ({
    kind: "image",
    image,
    rect: { x: 10, y: 20, width: 30, height: 40 },
  });

  test("are stored once, however often and under whatever object they are drawn", async () => {
    const pdf = await emit(documentOf([draw(samples), draw({ ...samples }), draw(jpeg)], [draw(samples)]));
    expect(pdf.bodies("/Subtype/Image")).toHaveLength(3);
    expect(pdf.bodies("/SMask")).toHaveLength(1);
    expect(pdf.bodies("/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode/Length 100")).toHaveLength(1);
  });

  test("stand upright on their rectangle", async () => {
    expect((await emit(documentOf([draw(jpeg)]))).content(1)).toBe("q\n30 0 0 40 10 140 cm/I0 Do\nQ");
  });

  test.each([
    [1, "0 -40 30 0 10 180"],
    [2, "-30 0 0 -40 40 180"],
    [3, "0 40 -30 0 40 140"],
  ] as const)("are turned upright by %i quarters", async (turns, matrix) => {
    expect((await emit(documentOf([draw({ ...jpeg, turns })]))).content(1)).toBe(`q\n${matrix} cm/I0 Do\nQ`);
  });
});

describe("the catalog", () => {
  const item = (title: string, page: number, children: readonly OutlineItem[] = []): OutlineItem => ({
    title,
    target: { page, x: 0, y: 0 },
    children,
  });

  test("has an outline with only its first level open", async () => {
    const outline = [item("2026", 1, [item("Styczeń", 2, [item("1", 3)]), item("Luty", 4)]), item("Notes", 5)];
    const pdf = await emit({ ...documentWith(5, () => ({})), outline });
    const count = (title: string) => /\/Count (-?\d+)/.exec(pdf.bodies(title)[0] ?? "")?.[1];
    expect(pdf.bodies("/PageMode/UseOutlines")).toHaveLength(1);
    expect([count("/Type/Outlines"), count("(2026)"), count("S\0t\0y"), count("(Luty)")]).toEqual([
      "4",
      "2",
      "-1",
      undefined,
    ]);
    expect(pdf.bodies("/Prev")).toHaveLength(2);
    expect(pdf.bodies("/Next")).toHaveLength(2);
  });

  test("tells title, language and the day of creation, and never asks the clock", async () => {
    const information = { title: "Plan (ż)", subject: "", author: "A", language: "pl", created: "2026-01-02" };
    const pdf = await emit({ ...documentWith(1, () => ({})), information });
    const [written = ""] = pdf.bodies("/Producer(Octavo)");
    expect(written).toContain("/Author(A)/Creator(Octavo)/Producer(Octavo)/CreationDate(D:20260102)");
    expect(written).not.toContain("/Subject");
    expect(pdf.objects.get(pdf.root)).toContain("/Lang(pl)/ViewerPreferences<</DisplayDocTitle true>>");
    const [undated = ""] = (await emit(documentWith(1, () => ({})))).bodies("/Producer(Octavo)");
    expect(undated).not.toContain("CreationDate");
  });

  test("has its pages from right to left in languages that are read so", async () => {
    const language = { title: "Test", subject: "", author: "", language: "ar-EG" };
    const pdf = await emit({ ...documentWith(1, () => ({})), information: language });
    expect(pdf.objects.get(pdf.root)).toContain("/ViewerPreferences<</DisplayDocTitle true/Direction/R2L>>");
  });
});

const box: DrawnItem = { kind: "path", segments: [["R", 10, 10, 20, 20]], fill: "#000000" };

function text(words: string): TextItem {
  return { kind: "text", text: words, face: "dejavu-sans", size: 12, color: "#000000", x: 10, y: 20 };
}

function documentWith(pageCount: number, page: (number: number) => Partial<DisplayPage>): DisplayDocument {
  return {
    information: { title: "Test", subject: "", author: "", language: "en" },
    pageCount,
    page: (number) => ({
      number,
      identity: "page/1",
      writing: [],
      label: "",
      size: { width: 100, height: 200 },
      background: undefined,
      layers: [],
      links: [],
      ...page(number),
    }),
    pageIdentity: () => "",
    pageLabel: (number) => page(number).label ?? "",
    destinations: [],
    outline: [],
    digits: (text) => text,
    glyphOutline: () => undefined,
  };
}

/** Creates a page for each list of items. */
function documentOf(...pages: readonly (readonly DrawnItem[])[]): DisplayDocument {
  return documentWith(pages.length, (number) => ({ layers: [{ shared: false, items: pages[number - 1] ?? [] }] }));
}

/** A document with all kinds of items and links. */
function planner(pageCount: number): DisplayDocument {
  const shared: Layer = { shared: true, items: [box, text("Zażółć gęślą jaźń")] };
  const links = (number: number): LinkItem[] =>
    Array.from({ length: 5 }, (_, i) => ({
      kind: "link",
      rect: { x: 10 * i, y: 10, width: 10, height: 10 },
      target: { to: "page", page: 1 + ((number * (i + 1)) % pageCount), x: 0, y: 0 },
    }));
  const pages = Array.from({ length: pageCount }, (_, i) => i + 1);
  return {
    ...documentWith(pageCount, (number) => ({
      label: `Notes ${number}`,
      layers: [
        shared,
        { shared: false, items: [text(`Page ${number} of many, with a line long enough to be deflated`)] },
      ],
      links: links(number),
    })),
    destinations: pages.map((page) => ({ name: `page:${page}`, page, x: 0, y: 0 })),
    outline: pages.map((page) => ({ title: `Page ${page}`, target: { page, x: 0, y: 0 }, children: [] })),
  };
}

async function bytesOf(document: DisplayDocument, using: PdfServices = services): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, using)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function emit(document: DisplayDocument) {
  return read(await bytesOf(document));
}

/** Parses a file with cross-reference streams and object streams. */
function read(bytes: Uint8Array) {
  const file = latin1(bytes);
  const objects = new Map<number, string>();
  const objectStreams: string[][] = [];
  const at = (offset: number) => readIndirect(file, offset);
  const trailer = at(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]));
  const contained = new Map<number, string[]>();
  readRows(trailer).forEach(([type, position = 0, index = 0], object) => {
    if (type === 1) objects.set(object, at(position).dictionary);
    if (type === 1 && at(position).number !== object) throw new Error(`Object ${object} is not at ${position}.`);
    if (type === 2) contained.set(position, Object.assign(contained.get(position) ?? [], { [index]: String(object) }));
  });
  for (const [stream, numbers] of contained) {
    const offset = readRows(trailer)[stream]?.[1] ?? 0;
    const bodies = readObjectStream(at(offset), numbers.map(Number));
    objectStreams.push(bodies.map(([, body]) => body));
    for (const [object, body] of bodies) objects.set(object, body);
  }
  const stream = (object: number) => at(readRows(trailer)[object]?.[1] ?? 0).content;
  return {
    objects,
    objectStreams,
    stream,
    trailer: trailer.dictionary,
    root: Number(/\/Root (\d+)/.exec(trailer.dictionary)?.[1]),
    bodies: (part: string) => [...objects.values()].filter((body) => body.includes(part)),
    content: (page: number) => stream(Number(/\/Contents (\d+)/.exec(objects.get(page) ?? "")?.[1])),
  };
}

type Indirect = ReturnType<typeof readIndirect>;

function readIndirect(file: string, offset: number) {
  const start = file.indexOf("stream\n", offset) + 7;
  const [, number, dictionary = ""] = /^(\d+) 0 obj(<<[^]*>>)stream\n$/.exec(file.slice(offset, start)) ?? [];
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const raw = Buffer.from(file.slice(start, start + length), "latin1");
  if (!file.startsWith("\nendstream endobj\n", start + length))
    throw new Error(`The stream at ${offset} has another length.`);
  const content = dictionary.includes("/FlateDecode") ? latin1(inflateSync(raw)) : latin1(raw);
  return {
    number: Number(number),
    dictionary: dictionary.replace(/\/Filter\/FlateDecode(.*)\/Length \d+/, "$1"),
    content,
  };
}

function readObjectStream({ dictionary, content }: Indirect, expected: readonly number[]): [number, string][] {
  const first = Number(/\/First (\d+)/.exec(dictionary)?.[1]);
  const index = content.slice(0, first).trim().split(" ").map(Number);
  return expected.map((object, i) => {
    if (index[2 * i] !== object) throw new Error(`Object ${object} is not where its stream says.`);
    const next = index[2 * i + 3];
    return [
      object,
      content.slice(first + (index[2 * i + 1] ?? 0), next === undefined ? undefined : first + next).trimEnd(),
    ];
  });
}

/** Rows of a cross-reference stream without the predictor. */
function readRows({ dictionary, content }: Indirect): number[][] {
  const widths = (/\/W\[(\d+) (\d+) (\d+)\]/.exec(dictionary)?.slice(1) ?? []).map(Number);
  const columns = widths.reduce((sum, width) => sum + width, 0);
  const row = Array.from({ length: columns }, () => 0);
  return Array.from({ length: content.length / (columns + 1) }, (_, i) => {
    row.forEach((above, column) => {
      row[column] = (above + content.charCodeAt(i * (columns + 1) + 1 + column)) & 255;
    });
    let at = 0;
    return widths.map((width) => row.slice(at, (at += width)).reduce((value, byte) => value * 256 + byte, 0));
  });
}

function classOf(body: string): string {
  if (body.includes("/Type/Page/")) return "page";
  if (body.includes("/Subtype/Link")) return "annotation";
  return /\/(Kids|Limits|Names|Title\(.*\)\/Parent|Type\/Outlines|Nums)/.test(body) && !body.includes("/Catalog")
    ? "node"
    : "other";
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = ""]) => group);
}
