import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { fontFile } from "@octavo/press";
import { runTask, scratch } from "../fresh-process.ts";
import { interleaved, median } from "../measure.ts";
import { type Effort, grouped, measured, megabytes, milliseconds, type Row, times } from "../row.ts";

interface Figures {
  readonly loadMs: number;
  readonly writeMs: number;
  readonly bytes: number;
}

type Writer = "octavo" | "pdfkit" | "pdf-lib";

const file = (writer: Writer) => join(scratch, `${writer}.pdf`);
const write = (writer: Writer) => () =>
  runTask<Figures>(new URL("../tasks/write.ts", import.meta.url), writer, file(writer), fontFile("dejavu-sans"));

const peers = {
  pdfkit: { faster: 5, smaller: 1 / 10, fraction: "≤ 1/10" },
  "pdf-lib": { faster: 7, smaller: 8 / 10, fraction: "≤ 8/10" },
} as const;

export async function writerRows({ processes }: Effort): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [peer, target] of Object.entries(peers) as [keyof typeof peers, Target][])
    rows.push(...(await measured(`${workload}, beside ${peer}`, () => comparison(peer, target, processes))));
  for (const [reader, open] of Object.entries(readers))
    rows.push(...(await measured(nameOfReading(reader), () => readerRow(reader, open, processes))));
  return rows;
}

interface Target {
  readonly faster: number;
  readonly smaller: number;
  readonly fraction: string;
}

type Summary = Figures & { readonly peakBytes: number };

const workload = "1,378 pages, 27,560 links";

async function comparison(
  peer: Writer,
  { faster, smaller, fraction }: Target,
  processes: number,
): Promise<readonly Row[]> {
  const candidates = { ours: write("octavo"), theirs: write(peer) };
  await interleaved(1, candidates);
  const runs = await interleaved(processes, candidates);
  const [ours, theirs] = [summary(runs.ours), summary(runs.theirs)];
  const what = `${workload}, beside ${peer}`;
  const time = (part: string, [other, own]: readonly [number, number]): Row => {
    const ratio = other / own;
    return {
      what: `${what}: ${part}`,
      other: milliseconds(other),
      target: `≥ ${faster}× less`,
      ours: `${milliseconds(own)}, ${times(ratio)} less`,
      met: ratio >= faster,
      figures: { cpu_ms: own, peer_cpu_ms: other },
    };
  };
  const size = ours.bytes / theirs.bytes;
  return [
    time("loading and writing", [theirs.loadMs + theirs.writeMs, ours.loadMs + ours.writeMs]),
    time("writing", [theirs.writeMs, ours.writeMs]),
    {
      what: `${what}: bytes`,
      other: grouped(theirs.bytes),
      target: fraction,
      ours: `${grouped(ours.bytes)}, ${size.toFixed(3)}`,
      met: size <= smaller,
      figures: { bytes: ours.bytes, peer_bytes: theirs.bytes },
    },
    {
      what: `${what}: peak memory`,
      other: megabytes(theirs.peakBytes),
      target: "–",
      ours: megabytes(ours.peakBytes),
      figures: { bytes: ours.peakBytes, peer_bytes: theirs.peakBytes },
    },
  ];
}

function summary(runs: readonly Summary[]): Summary {
  return {
    loadMs: median(runs.map(({ loadMs }) => loadMs)),
    writeMs: median(runs.map(({ writeMs }) => writeMs)),
    peakBytes: median(runs.map(({ peakBytes }) => peakBytes)),
    bytes: runs[0]?.bytes ?? Number.NaN,
  };
}

const farPage = 1000;
const nameOfReading = (reader: string) => `page ${grouped(farPage)} of it, cold, in ${reader}`;

/** Measures the time to page 1,000 in a reader that has just opened the file. */
async function readerRow(reader: string, open: (file: string) => Promise<number>, processes: number): Promise<Row> {
  for (const writer of ["octavo", "pdfkit"] as const) if (!existsSync(file(writer))) await write(writer)();
  const times = await interleaved(2 * processes + 1, {
    octavo: () => open(file("octavo")),
    pdfkit: () => open(file("pdfkit")),
  });
  const [ours, theirs] = [median(times.octavo), median(times.pdfkit)];
  return {
    what: nameOfReading(reader),
    other: `${milliseconds(theirs)} (pdfkit's file)`,
    target: "≤ pdfkit's file",
    ours: milliseconds(ours),
    met: ours <= theirs,
    figures: { cpu_ms: ours, peer_cpu_ms: theirs },
  };
}

const readers = { PDFium: openInPdfium, poppler: openInPoppler };

async function openInPdfium(path: string): Promise<number> {
  const task = new URL("../tasks/open-page.ts", import.meta.url);
  const { openMs } = await runTask<{ readonly openMs: number }>(task, path, String(farPage));
  return openMs;
}

/** Runs in a shell, because Node cannot measure the processor time of a child process. */
async function openInPoppler(path: string): Promise<number> {
  const command = `TIMEFORMAT="%3U %3S"; time pdftoppm -f ${farPage} -l ${farPage} -r 72 "$1" "$2"`;
  const { stderr } = await promisify(execFile)("bash", ["-c", command, "bash", path, join(scratch, "page")]);
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(" ").map(Number);
  if (Number.isNaN(user + system)) throw new Error(`pdftoppm printed no times: ${stderr.trim()}`);
  return (user + system) * 1000;
}
