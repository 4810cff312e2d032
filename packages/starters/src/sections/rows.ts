import type { Template } from "@octavo/engine";
import { limits } from "@octavo/foundation";
import { type Canvas, rowCount } from "../kit/canvas.ts";
import { gutter, type Head, hasRoomFor, head, type Tab, whole } from "../kit/frame.ts";
import { ruledPage } from "../kit/pages.ts";
import { label, lines, rowTop, type Widget, widthOf } from "../kit/widgets.ts";
import { found, kindOf, masterOf, unique } from "./making.ts";
import type { Making, SectionKind } from "./section-kind.ts";

/** A page for each row, a page of notes behind it if it is wanted, and an index that leads to all pages. */
export const rows: SectionKind = {
  id: "rows",
  label: "A page for each row of a list",
  needs: "lists",
  find: ({ sections }) =>
    sections.flatMap((section, i) => {
      const [index, notes] = [sections[i - 1], sections[i + 1]];
      const list = section.rows?.table;
      if (list === undefined || index?.generate !== "once") return [];
      if (notes?.rows?.table !== list) return [found({ list }, index, section)];
      return [found({ list, notes: true }, index, section, notes)];
    }),
  make: ({ list = "", notes = false }, making) => {
    const { template, frame } = making;
    const table = tableOf(template, list);
    const kind = making.kind(kindOf(table.name), 1);
    const indexKind = making.kind(`${kind}_${kindWord("Index", making)}`, 0, [kind]);
    const notesKind = notes ? making.kind(`${kind}_${kindWord("Notes", making)}`, 2, [kind, indexKind]) : undefined;
    const [name, indexName, notesName] = masterNamesOf(table.name, making);
    const shape = indexShape(frame.canvas, table.rows.length);
    const made = { table, kind, indexKind, notesKind };
    const each = () => ({ generate: "each_row" as const, rows: table.name, anchors: [], context: {} });
    return {
      masters: [
        masterOf(making, indexName, indexWidgets(made, shape, making)),
        masterOf(making, name, rowWidgets(made, making)),
        ...(notesKind === undefined ? [] : [masterOf(making, notesName, notesWidgets(made, notesKind, making))]),
      ],
      sections: [
        {
          kind: indexKind,
          master: indexName,
          generate: "once",
          ...(shape.pages > 1 && { pages_per_item: shape.pages }),
          anchors: [],
          context: {},
        },
        { kind, master: name, ...each() },
        ...(notesKind === undefined ? [] : [{ kind: notesKind, master: notesName, ...each() }]),
      ],
      link: { content: table.name, bind: `${indexKind}(index)` },
    };
  },
};

type Table = NonNullable<Template["data"]>[number];

interface Made {
  readonly table: Table;
  readonly kind: string;
  readonly indexKind: string;
  /** Undefined without notes. */
  readonly notesKind: string | undefined;
}

function tableOf({ data = [] }: Template, list: string): Table {
  const table = data.find(({ name }) => name.toLowerCase() === list.toLowerCase()) ?? data[0];
  if (!table) throw new Error("The plan has no list.");
  return table;
}

/** Names of the page, of the index and of the notes. */
function masterNamesOf(list: string, making: Making): readonly [string, string, string] {
  const { masterNames: taken } = making;
  const name = unique(list, taken, " ");
  const index = unique(`${list} (${innerWord("Index", making)})`, [...taken, name], " ");
  return [name, index, unique(`${list} (${innerWord("Notes", making)})`, [...taken, name, index], " ")];
}

/** A noun within words. German ones keep their capital. */
function innerWord(english: string, { template, text }: Making): string {
  const word = text(english);
  return /^de\b/i.test(template.metadata.locale) ? word : word.toLowerCase();
}

/** As a part of a kind, which contents and bookmarks show with spaces. */
function kindWord(english: string, making: Making): string {
  return innerWord(english, making).replace(/[^\p{L}\p{M}\p{N}]+/gu, "_");
}

interface IndexShape {
  readonly count: number;
  readonly columns: number;
  readonly pages: number;
}

/** Room for two columns of names, in points. */
const widePage = 300;

/** Lines of a fingertip's height. A quarter of them more than the rows, because lists grow. */
function indexShape(canvas: Canvas, count: number): IndexShape {
  const down = Math.max(1, Math.floor((rowCount(canvas) * canvas.pitch) / Math.max(20, canvas.tabs.height) + 0.01));
  const columns = whole(canvas).width > widePage && count > down ? 2 : 1;
  const each = down * columns;
  const pages = Math.min(limits.pagesPerItem, Math.ceil((count <= each ? count : count * 1.25) / each));
  return { count: Math.min(200, each), columns, pages: Math.max(1, pages) };
}

function indexWidgets({ table, kind }: Made, { count, columns, pages }: IndexShape, { frame: { canvas } }: Making) {
  const list: Widget = {
    id: "rows",
    type: "row_list",
    position: { ...whole(canvas), y: rowTop(canvas, 0), height: rowCount(canvas) * canvas.pitch },
    styling: { font: canvas.families.text, size: canvas.type.label + 1 },
    properties: {
      rows_section: kind,
      count,
      columns,
      gap_x: gutter(canvas),
      line_color: canvas.greys.rule,
      stroke_width: canvas.hairline,
    },
  };
  const arrows: Head["arrows"] = { previous: "page(@page_prev)", next: "page(@page_next)" };
  return [...head(canvas, { title: table.name, ...(pages > 1 && { arrows }) }), list];
}

function rowWidgets({ table, kind, indexKind, notesKind }: Made, { frame: { canvas }, text }: Making) {
  const links: readonly Tab[] = [
    { id: "to_list", content: text("Index"), bind: `${indexKind}({row})`, widest: text("Index") },
    ...(notesKind === undefined
      ? []
      : [{ id: "to_row_notes", content: text("Notes"), bind: `${notesKind}({row})`, widest: text("Notes") }]),
  ];
  const shown = detailsOf(table).slice(0, Math.max(0, Math.floor(rowCount(canvas) / 3)));
  const picture = table.columns.find(({ type, name }) => type === "picture" && !/[{}]/.test(name));
  const from = Math.max(shown.length, picture ? pictureRows : 0);
  const beside = picture ? { ...whole(canvas), width: whole(canvas).width - from * canvas.pitch } : whole(canvas);
  return [
    ...rowHead(canvas, table, kind, links),
    ...shown.map(({ name }, i) => label(canvas, `detail_${i + 1}`, beside, i, `${name}: {row:${name}}`)),
    ...(picture ? [pictureOf(canvas, picture.name, from)] : []),
    lines(canvas, "lines", whole(canvas), from, rowCount(canvas) - from),
  ];
}

/** Height of a picture at least, in rows of the page. */
const pictureRows = 5;

/** At the right of the details. */
function pictureOf(canvas: Canvas, column: string, rows: number): Widget {
  const { x, width } = whole(canvas);
  const side = rows * canvas.pitch - 4;
  return {
    id: "picture",
    type: "image",
    position: { x: x + width - side, y: rowTop(canvas, 0) + 2, width: side, height: side },
    properties: { image_src: `{row:${column}}` },
  };
}

/** Columns that the title does not show. Braces would end a token. */
function detailsOf({ columns, key, title }: Table): Table["columns"] {
  return columns.filter(
    ({ name, type }) => type !== "picture" && name !== title && name !== key && name !== "" && !/[{}]/.test(name),
  );
}

function notesWidgets({ table, kind, indexKind }: Made, notesKind: string, { frame: { canvas }, text }: Making) {
  const links: readonly Tab[] = [
    { id: "to_list", content: text("Index"), bind: `${indexKind}({row})`, widest: text("Index") },
    { id: "to_row", content: text("Page"), bind: `${kind}({row})`, widest: text("Page") },
  ];
  return [...rowHead(canvas, table, notesKind, links), ruledPage(canvas)];
}

/** Links beside the title, with initials in place of words without room. */
function rowHead(canvas: Canvas, table: Table, kind: string, links: readonly Tab[]): readonly Widget[] {
  const title = { content: "{row_title}", widest: "Nnnnnnnn" };
  const arrows: Head["arrows"] = { previous: `${kind}(@row_prev)`, next: `${kind}(@row_next)` };
  const shown = hasRoomFor(canvas, links, title) ? links : links.map(shortened);
  const widgets = head(canvas, { title: "{row_title}", links: shown, arrows });
  return widgets.map((widget) => (widget.id === "title" ? withSizeFor(canvas, table, widget) : widget));
}

/** Rows whose titles are measured: those with most letters. */
const measuredTitles = 20;

/** The size of a title at which the longest one of the list has room. Not smaller than a label. */
function withSizeFor(canvas: Canvas, { rows, columns, title }: Table, widget: Widget): Widget {
  const { title: size, label: least } = canvas.type;
  const at = columns.findIndex(({ name }) => name === title);
  const longest = rows.map((cells) => cells[at] ?? "").toSorted((a, b) => b.length - a.length);
  const font = canvas.families.title;
  const widths = longest.slice(0, measuredTitles).map((words) => widthOf(canvas, words, { font, size }));
  const fitting = Math.min(1, (widget.position.width - 2) / Math.max(1, ...widths));
  return { ...widget, styling: { ...widget.styling, size: Math.max(least, Math.floor(size * fitting * 10) / 10) } };
}

function shortened(tab: Tab): Tab {
  const content = [...tab.content].slice(0, 1).join("");
  return { ...tab, content, widest: content };
}
