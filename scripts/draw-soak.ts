/** Draws the samples of a soak (soak.long.test.ts): `node scripts/draw-soak.ts SAMPLES.csv docs/pictures/soak.svg`. */
import { readFileSync, writeFileSync } from "node:fs";

const [source = "", target = ""] = process.argv.slice(2);

type Row = Readonly<Record<string, number>>;

const [head = "", ...lines] = readFileSync(source, "utf8").trim().split("\n");
const names = head.split(",");
const rows: readonly Row[] = lines.map((line) =>
  Object.fromEntries(line.split(",").map((n, i) => [names[i], Number(n)])),
);

interface Panel {
  readonly title: string;
  readonly curves: readonly { readonly column: string; readonly label: string; readonly color: string }[];
}

const panels: readonly Panel[] = [
  {
    title: "Memory in MiB",
    curves: [
      { column: "memory", label: "all processes", color: "#1f2933" },
      { column: "server_memory", label: "server", color: "#0b69a3" },
      { column: "workers_memory", label: "render processes", color: "#c65d21" },
      { column: "heap", label: "JavaScript heap", color: "#3f9142" },
    ],
  },
  {
    title: "Files in MiB, and descriptors",
    curves: [
      { column: "folder", label: "data folder", color: "#1f2933" },
      { column: "log", label: "write-ahead log", color: "#c65d21" },
      { column: "descriptors", label: "open descriptors", color: "#0b69a3" },
    ],
  },
];

const width = 800;
const plot = { left: 56, width: 720, height: 200, gap: 84 };
const minutes = (rows.at(-1)?.["seconds"] ?? 60) / 60;

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 5].find((factor) => factor * power >= value) ?? 10);
}

function draw({ title, curves }: Panel, index: number): string {
  const top = 40 + index * (plot.height + plot.gap);
  const most = roundUp(Math.max(1, ...curves.flatMap(({ column }) => rows.map((row) => row[column] ?? 0))));
  const x = (seconds: number) => plot.left + (plot.width * seconds) / 60 / minutes;
  const y = (value: number) => top + plot.height * (1 - value / most);
  const text = (at: readonly [number, number], words: string, rest = "") =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${rest}>${words}</text>`;
  const step = roundUp(minutes / 10);
  const parts = [text([plot.left, top - 14], title, 'font-weight="600"')];
  for (const value of [0, 0.25, 0.5, 0.75, 1].map((share) => share * most)) {
    parts.push(`<path d="M${plot.left} ${y(value)}h${plot.width}" stroke="#d5d9de"/>`);
    parts.push(text([plot.left - 8, y(value) + 4], String(value), 'text-anchor="end"'));
  }
  for (let minute = 0; minute <= minutes; minute += step)
    parts.push(text([x(60 * minute), top + plot.height + 18], `${minute} min`, 'text-anchor="middle"'));
  curves.forEach(({ column, label, color }, i) => {
    const points = rows.map((row) => `${x(row["seconds"] ?? 0).toFixed(1)},${y(row[column] ?? 0).toFixed(1)}`);
    parts.push(`<polyline points="${points.join(" ")}" fill="none" stroke="${color}" stroke-width="1.5"/>`);
    parts.push(text([plot.left + i * 185, top + plot.height + 40], `— ${label}`, `fill="${color}"`));
  });
  return parts.join("\n");
}

const height = 40 + panels.length * (plot.height + plot.gap);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#1f2933">
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.map(draw).join("\n")}
</svg>
`;
writeFileSync(target, svg);
