import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { fontFile } from "@octavo/press";
import { runTask, scratch } from "../fresh-process.ts";
import { interleaved, median } from "../measure.ts";
import { type Effort, grouped, megabytes, milliseconds, type Row, times } from "../row.ts";

interface Figures {
  readonly loadMs: number;
  readonly writeMs: number;
  readonly bytes: number;
}

const file = (writer: string) => join(scratch, `${writer}.pdf`);
const write = (writer: string) => () =>
  runTask<Figures>(new URL("../tasks/write.ts", import.meta.url), writer, file(writer), fontFile("dejavu-sans"));

/** The writer alone, beside the two libraries that people take for this. */
export async function writerRows(effort: Effort): Promise<Row[]> {
  await interleaved(1, { octavo: write("octavo"), pdfkit: write("pdfkit"), pdfLib: write("pdf-lib") });
  const runs = await interleaved(effort.processes, {
    octavo: write("octavo"),
    pdfkit: write("pdfkit"),
    pdfLib: write("pdf-lib"),
  });
  const figures = (name: keyof typeof runs) => ({
    loadMs: median(runs[name].map(({ loadMs }) => loadMs)),
    writeMs: median(runs[name].map(({ writeMs }) => writeMs)),
    peakBytes: median(runs[name].map(({ peakBytes }) => peakBytes)),
    bytes: runs[name][0]?.bytes ?? Number.NaN,
  });
  const ours = figures("octavo");
  return [
    ...comparison("pdfkit", figures("pdfkit"), ours, { faster: 5, smaller: 1 / 10, fraction: "≤ 1/10" }),
    ...comparison("pdf-lib", figures("pdfLib"), ours, { faster: 7, smaller: 8 / 10, fraction: "≤ 8/10" }),
    ...(await readerRows(effort)),
  ];
}

interface Target {
  readonly faster: number;
  readonly smaller: number;
  readonly fraction: string;
}

type Summary = Figures & { readonly peakBytes: number };

function comparison(peer: string, theirs: Summary, ours: Summary, { faster, smaller, fraction }: Target): Row[] {
  const what = `1,378 pages, 27,560 links, beside ${peer}`;
  const time = (part: string, [other, own]: readonly [number, number]): Row => {
    const ratio = other / own;
    const target = `≥ ${faster}× less`;
    return {
      what: `${what}: ${part}`,
      other: milliseconds(other),
      target,
      ours: `${milliseconds(own)}, ${times(ratio)} less`,
      met: ratio >= faster,
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
    },
    { what: `${what}: peak memory`, other: megabytes(theirs.peakBytes), target: "–", ours: megabytes(ours.peakBytes) },
  ];
}

const farPage = 1000;

/** Whether a small file is a slow one: how far is page 1,000 for a reader that has just opened it? */
async function readerRows({ processes }: Effort): Promise<Row[]> {
  const rounds = 2 * processes + 1;
  const pdfium = await interleaved(rounds, { octavo: openInPdfium("octavo"), pdfkit: openInPdfium("pdfkit") });
  const poppler = await interleaved(rounds, { octavo: openInPoppler("octavo"), pdfkit: openInPoppler("pdfkit") });
  return [readerRow("PDFium", pdfium), readerRow("poppler", poppler)];
}

function readerRow(reader: string, { octavo, pdfkit }: Readonly<Record<"octavo" | "pdfkit", readonly number[]>>): Row {
  const [ours, theirs] = [median(octavo), median(pdfkit)];
  const row = { what: `page ${grouped(farPage)} of it, cold, in ${reader}`, target: "≤ pdfkit's file" };
  if (Number.isNaN(ours)) return { ...row, other: "–", ours: "no pdftoppm or bash here" };
  return { ...row, other: `${milliseconds(theirs)} (pdfkit's file)`, ours: milliseconds(ours), met: ours <= theirs };
}

const openInPdfium = (writer: string) => async () => {
  const other = join(scratch, "planner.pdf");
  return (
    await runTask<{ readonly openMs: number }>(
      new URL("../tasks/open-page.ts", import.meta.url),
      file(writer),
      String(farPage),
      other,
    )
  ).openMs;
};

/** The shell counts a program's processor time, which Node cannot ask for. */
const openInPoppler = (writer: string) => async () => {
  const command = `TIMEFORMAT="%3U %3S"; time pdftoppm -f ${farPage} -l ${farPage} -r 72 "$1" "$2"`;
  try {
    const { stderr } = await promisify(execFile)("bash", ["-c", command, "bash", file(writer), join(scratch, "page")]);
    const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(" ").map(Number);
    return (user + system) * 1000;
  } catch {
    return Number.NaN;
  }
};
