import { type Canvas, rowCount } from "../kit/canvas.ts";
import { gutter, hasRoomFor, head, type Tab, whole } from "../kit/frame.ts";
import { numberedLines, ruledPage } from "../kit/pages.ts";
import { split } from "../kit/widgets.ts";
import { found, kindOf, masterOf, unique } from "./making.ts";
import type { MadeSection, Making, SectionKind } from "./section-kind.ts";

export const list: SectionKind = {
  id: "list",
  label: "A list with an index",
  form: {
    description: "Numbered pages and an index whose lines lead to them. Each page leads back.",
    button: "Add list",
    fields: [
      { value: "name", label: "Name of the list" },
      { value: "count", label: "Number of pages", usual: 20, most: 400 },
      {
        value: "names",
        label: "Names, one a line",
        hint: "Each name gets a page and a line in the index. Without names, the pages are numbered.",
      },
    ],
  },
  find: ({ sections, titleOf }) =>
    sections.flatMap((section, i) => {
      const index = sections[i - 1];
      if (section.generate !== "count" || !index) return [];
      if (index.generate !== "once" && index.generate !== "count") return [];
      const values = { name: titleOf(index.master) ?? section.master, count: section.count ?? 1 };
      return [found(values, index, section)];
    }),
  make: ({ name = "", count = 1 }, making) => {
    const { masterNames, text } = making;
    const kind = making.kind(kindOf(name), 1);
    const indexKind = making.kind(kindOf(`${kind} ${text("Index")}`), 0, [kind]);
    const pages = Math.ceil(count / mostLines);
    const lines = Math.ceil(count / pages);
    const itemName = unique(name, masterNames, " ");
    const indexName = unique(`${name} (${text("Index").toLowerCase()})`, [...masterNames, itemName], " ");
    const index = { name, kind, indexKind, lines, pages };
    return {
      masters: [
        masterOf(making, indexName, indexWidgets(index, making)),
        masterOf(making, itemName, itemWidgets(index, making)),
      ],
      sections: [
        {
          kind: indexKind,
          master: indexName,
          ...(pages === 1 ? { generate: "once" } : { generate: "count", count: pages }),
          anchors: [],
          context: {},
          ...(pages > 1 && { counters: countersOf(columnsOf(making.frame.canvas, lines), lines) }),
        },
        { kind, master: itemName, generate: "count", count: pages * lines, anchors: [], context: {} },
      ],
      link: { content: name, bind: pages === 1 ? `${indexKind}(index)` : `${indexKind}(1)` },
    };
  },
};

/** Lines of a page of an index, at most. */
const mostLines = 20;

interface Index {
  readonly name: string;
  readonly kind: string;
  readonly indexKind: string;
  /** Lines of each page. */
  readonly lines: number;
  readonly pages: number;
}

interface Column {
  readonly first: number;
  readonly rows: number;
}

/** As few columns as links of a fingertip's height need. */
function columnsOf(canvas: Canvas, lines: number): readonly Column[] {
  const room = rowCount(canvas) * canvas.pitch;
  const most = Math.max(1, Math.floor(room / Math.max(20, canvas.tabs.height) + 0.01));
  const columns = Math.ceil(lines / most);
  const rows = Math.ceil(lines / columns);
  return Array.from({ length: columns }, (_, i) => ({ first: 1 + i * rows, rows: Math.min(rows, lines - i * rows) }));
}

function countersOf(columns: readonly Column[], step: number): NonNullable<MadeSection["counters"]> {
  return Object.fromEntries(columns.map(({ first }) => [`from_${first}`, { start: first, step }]));
}

function indexWidgets({ name, kind, indexKind, lines, pages }: Index, { frame: { canvas } }: Making) {
  const columns = columnsOf(canvas, lines);
  const rows = columns[0]?.rows ?? 1;
  const pitch = Math.min(30, (rowCount(canvas) * canvas.pitch) / rows);
  const weights = columns.map(() => 1);
  const arrows = { previous: `${indexKind}(@index_prev)`, next: `${indexKind}(@index_next)` };
  return [
    ...head(canvas, { title: name, ...(pages > 1 && { arrows }) }),
    ...split(whole(canvas), weights, gutter(canvas)).flatMap((span, i) => {
      const { first, rows: own } = columns[i] as Column;
      const start = pages > 1 ? `{from_${first}}` : first;
      return numberedLines(canvas, span, { first, start, rows: own, pitch, from: 0, bind: `${kind}(@index)` });
    }),
  ];
}

function itemWidgets({ name, kind, indexKind, lines, pages }: Index, { frame: { canvas }, text }: Making) {
  const bind = pages === 1 ? `${indexKind}(index)` : `${indexKind}(1)`;
  const links = [name, text("Index")]
    .map((content): Tab => ({ id: "to_list", content, bind, widest: content }))
    .filter((tab) => hasRoomFor(canvas, [tab], { content: "0000", widest: "0000" }))
    .slice(0, 1);
  return [
    ...head(canvas, {
      number: "{index}",
      digits: String(lines * pages).length,
      hasTitleLine: true,
      links: links.length > 0 ? links : [{ id: "to_list", content: "‹", bind, widest: "‹" }],
      arrows: { previous: `${kind}(@index_prev)`, next: `${kind}(@index_next)` },
    }),
    ruledPage(canvas),
  ];
}
